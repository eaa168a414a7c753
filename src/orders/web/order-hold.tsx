import { useRevalidator } from 'react-router'
import { clocks } from '#calendar/clocks.ts'
import { OrderCancel } from '#orders/web/order-cancel.tsx'
import type { DetailWritten } from '#orders/web/order-written.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Countdown } from '#web/ui/countdown.tsx'

interface Props {
  readonly order: DetailWritten
  readonly until: string
}

/** Seats and price are kept for a while: how long, and what to do meanwhile. */
export default function OrderHold({ order, until }: Props) {
  const { revalidate } = useRevalidator()
  return (
    <section className="card order-part order-hold" aria-label="پرداخت سفارش">
      <Countdown
        until={until}
        totalSeconds={clocks.hold}
        words="قیمت و صندلی تا"
        after="برای شما نگه داشته شده"
        onEnd={() => void revalidate()}
      />
      <div className="order-acts">
        <LinkButton kind="commit" to={`/confirm?orderId=${order.orderId}`}>
          ادامه و پرداخت {order.amount} تومان
        </LinkButton>
        {order.mayCancel && <OrderCancel orderId={order.orderId} />}
      </div>
    </section>
  )
}
