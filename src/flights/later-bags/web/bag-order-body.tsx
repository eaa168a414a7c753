import { Outlet, useRevalidator } from 'react-router'
import { BagLines } from '#flights/later-bags/web/bag-lines.tsx'
import type { BagOrderView } from '#flights/later-bags/web/bag-order-page.server.ts'
import type { BagTexts } from '#flights/later-bags/web/bag-texts.ts'
import { isEnded } from '#orders/life.ts'
import { OrderMoney } from '#orders/web/order/order-money.tsx'
import { OrderStatus } from '#orders/web/order/order-status.tsx'
import { OrderTimeline } from '#orders/web/order/order-timeline.tsx'
import { useLiveOrder } from '#orders/web/order/use-live-order.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'

export function BagOrderBody({ order }: { readonly order: BagOrderView }) {
  const { revalidate } = useRevalidator()
  useLiveOrder(order.orderId, !isEnded(order.status), (status) => {
    if (status !== order.status) void revalidate()
  })
  const { texts } = order
  return (
    <>
      <OrderStatus order={order} papers={texts && <OnTheTicket {...texts} />} />
      {texts && (
        <section className="card order-part" aria-labelledby="order-bags">
          <h2 id="order-bags">بار اضافهٔ پرواز {texts.route}</h2>
          <p className="order-soft">
            {texts.when}، پرواز <span className="code">{texts.flightNumber}</span>
          </p>
          <BagLines {...texts} />
          <p className="order-soft">{texts.refundSays}</p>
        </section>
      )}
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

function OnTheTicket({ ticketPath }: BagTexts) {
  return (
    <section className="card order-part order-papers" aria-labelledby="order-papers">
      <div>
        <h2 id="order-papers">بار روی بلیت ثبت شد</h2>
        <p className="order-soft">برگهٔ جدایی ندارد: روی بلیت همان مسافر نوشته شده است.</p>
      </div>
      <div className="order-acts">
        <LinkButton to={ticketPath} icon="ticket-duotone">
          سفارش بلیت
        </LinkButton>
      </div>
    </section>
  )
}
