import { Outlet, useRevalidator } from 'react-router'
import { ExperienceNotes } from '#experiences/web/experience-order-notes.tsx'
import type { ExperienceOrderTexts } from '#experiences/web/experience-order-page.server.ts'
import { ExperienceTickets } from '#experiences/web/experience-tickets.tsx'
import { experienceVoucherAddress } from '#experiences/web/order-paths.ts'
import { isEnded } from '#orders/life.ts'
import { OrderContact } from '#orders/web/order/order-contact.tsx'
import { OrderMoney } from '#orders/web/order/order-money.tsx'
import { OrderStatus } from '#orders/web/order/order-status.tsx'
import { OrderTimeline } from '#orders/web/order/order-timeline.tsx'
import { useLiveOrder } from '#orders/web/order/use-live-order.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

export function ExperienceOrderBody({ order }: { readonly order: ExperienceOrderTexts }) {
  const { revalidate } = useRevalidator()
  const { experience, status } = order
  useLiveOrder(order.orderId, !isEnded(status), (next) => {
    if (next !== status) void revalidate()
  })
  return (
    <>
      {experience?.isPending && (
        <Note tone="warn" announced>
          برگزارکننده خرید شما را می‌بیند؛ اگر تا یک ربع تأیید نکند، همهٔ پول برمی‌گردد.
        </Note>
      )}
      <OrderStatus order={order} papers={<Ticket orderId={order.orderId} />} />
      {experience && (
        <>
          <ExperienceTickets experience={experience} part="order-part" />
          <ExperienceNotes experience={experience} />
        </>
      )}
      <section className="card order-part" aria-label="تماس">
        <OrderContact contact={order.contact} />
      </section>
      <Outlet />
      <div className="order-pair">
        <OrderMoney
          orderId={order.orderId}
          amount={order.amount}
          money={order.money}
          terms={order.terms}
          foreign={order.foreign}
          fell={order.fell}
        />
        <OrderTimeline story={order.story} />
      </div>
    </>
  )
}

function Ticket({ orderId }: { readonly orderId: string }) {
  return (
    <section className="card order-part order-papers" aria-labelledby="order-papers">
      <div>
        <h2 id="order-papers">بلیت گشت صادر شد</h2>
        <p className="order-soft">کد برگزارکننده روی آن است و هنگام ورود خوانده می‌شود.</p>
      </div>
      <div className="order-acts">
        <a className="button" data-kind="primary" href={experienceVoucherAddress(orderId)} download>
          <Icon name="file-pdf-bold" />
          دانلود بلیت
        </a>
      </div>
    </section>
  )
}
