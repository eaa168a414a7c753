import { Outlet, useRevalidator } from 'react-router'
import { moneyUnit } from '#money/display-unit.ts'
import { isEnded } from '#orders/life.ts'
import { OrderContact } from '#orders/web/order/order-contact.tsx'
import { OrderMoney } from '#orders/web/order/order-money.tsx'
import { OrderStatus } from '#orders/web/order/order-status.tsx'
import { OrderTimeline } from '#orders/web/order/order-timeline.tsx'
import { useLiveOrder } from '#orders/web/order/use-live-order.ts'
import { RefundStages } from '#visas/web/refund-stages.tsx'
import { useSeenAgain } from '#visas/web/use-seen-again.ts'
import { VisaAppointment } from '#visas/web/visa-appointment.tsx'
import { VisaOrderApplicant } from '#visas/web/visa-order-applicant.tsx'
import type { VisaOrderTexts } from '#visas/web/visa-order-texts.ts'
import { VisaOrderTracker } from '#visas/web/visa-order-tracker.tsx'
import { Note } from '#web/ui/states/note.tsx'

export function VisaOrderBody({ order }: { readonly order: VisaOrderTexts }) {
  const { revalidate } = useRevalidator()
  const isOpen = !isEnded(order.status) || order.moment !== undefined
  useLiveOrder(order.orderId, isOpen, () => void revalidate())
  useSeenAgain(isOpen, () => void revalidate())
  return (
    <>
      {!order.hasTicket && <OrderStatus order={order} />}
      <VisaOrderTracker order={order} />
      {order.appointment !== null && (
        <VisaAppointment orderId={order.orderId} appointment={order.appointment} />
      )}
      <section className="card order-part" aria-labelledby="visa-applicants">
        <h2 id="visa-applicants">متقاضی‌ها</h2>
        <ul className="visa-applicants">
          {order.applicants.map((one) => (
            <VisaOrderApplicant key={one.applicant} orderId={order.orderId} one={one} />
          ))}
        </ul>
        {order.policies.length > 0 && (
          <Note tone="good">
            بیمه‌نامهٔ <bdi dir="ltr">{order.policies.join(', ')}</bdi> پیوست این پرونده است.
          </Note>
        )}
        <OrderContact contact={order.contact} />
      </section>
      {order.moment !== undefined && (
        <section className="card order-part" aria-labelledby="visa-stages">
          <h2 id="visa-stages">چه وقت چقدر برمی‌گردد</h2>
          <p className="order-soft">برای هر متقاضی، به {moneyUnit()}.</p>
          <RefundStages price={order.price} off={order.off} current={order.moment} />
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
