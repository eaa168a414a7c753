import { Outlet, useRevalidator } from 'react-router'
import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { isEnded } from '#orders/life.ts'
import { OrderContact } from '#orders/web/order/order-contact.tsx'
import { OrderMoney } from '#orders/web/order/order-money.tsx'
import { OrderStatus } from '#orders/web/order/order-status.tsx'
import { OrderTimeline } from '#orders/web/order/order-timeline.tsx'
import { useLiveOrder } from '#orders/web/order/use-live-order.ts'
import { ShareButton } from '#orders/web/sharing/share-button.tsx'
import { leaderWords } from '#tours/leader.ts'
import type { TourOrdered } from '#tours/responses.ts'
import { voucherAddress } from '#tours/web/order-paths.ts'
import type { TourOrderTexts } from '#tours/web/tour-order-page.server.ts'
import { TourPeople } from '#tours/web/tour-people.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

export function TourOrderBody({ order }: { readonly order: TourOrderTexts }) {
  const { revalidate } = useRevalidator()
  const { tour } = order
  useLiveOrder(order.orderId, !isEnded(order.status), (status) => {
    if (status !== order.status) void revalidate()
  })
  return (
    <>
      {tour.isCalledOff && (
        <Note tone="bad">
          این تور لغو شد و همهٔ پول شما برگشت؛ در «پرداخت‌ها» می‌بینیدش. تاریخ‌های دیگر در فهرست تورهاست.
        </Note>
      )}
      <OrderStatus order={order} papers={<Voucher orderId={order.orderId} words={order.words} />} />
      <section className="card order-part" aria-labelledby="tour-parts">
        <h2 id="tour-parts">آنچه خریده‌اید</h2>
        <dl className="tour-flights">
          <Part label="پرواز رفت" words={flightWords(tour.outbound)} />
          <Part label="پرواز برگشت" words={flightWords(tour.inbound)} />
          <Part label="هتل" words={`${tour.hotelName}، با صبحانه`} />
          <Part label="ترانسفر و راهنما" words={`فرودگاه به هتل و برگشت، گشت شهر با ${leaderWords(tour)}`} />
        </dl>
        <OrderContact contact={order.contact} />
      </section>
      <TourPeople tour={tour} part="order-part" />
      <Outlet />
      <div className="order-pair">
        <OrderMoney orderId={order.orderId} amount={order.amount} money={order.money} terms={order.terms} />
        <OrderTimeline story={order.story} />
      </div>
    </>
  )
}

function Part({ label, words }: { readonly label: string; readonly words: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{words}</dd>
    </div>
  )
}

function Voucher({ orderId, words }: Pick<TourOrderTexts, 'orderId' | 'words'>) {
  return (
    <section className="card order-part order-papers" aria-labelledby="order-papers">
      <div>
        <h2 id="order-papers">واچر تور صادر شد</h2>
        <p className="order-soft">
          پرواز، هتل، ترانسفر و راهنما در یک برگه است؛ بی‌اینترنت هم در این دستگاه می‌ماند.
        </p>
      </div>
      <div className="order-acts">
        <a className="button" data-kind="primary" href={voucherAddress(orderId)} download>
          <Icon name="file-pdf-bold" />
          دانلود واچر
        </a>
        {words.shared !== null && <ShareButton orderId={orderId} paper={words.paper} shows={words.shared} />}
      </div>
    </section>
  )
}

function flightWords({ airlineName, flightNumber, departsLocal }: TourOrdered['outbound']): string {
  const at = Temporal.PlainDateTime.from(departsLocal)
  return `${airlineName} ${flightNumber}، ${weekdayDayMonth(at.toPlainDate())}، ساعت ${clockTime(at)}`
}
