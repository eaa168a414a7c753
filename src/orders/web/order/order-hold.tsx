import { useRevalidator } from 'react-router'
import { clocks } from '#calendar/clocks.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { OrderCancel } from '#orders/web/order/order-cancel.tsx'
import { paymentPath } from '#orders/web/paths.ts'
import type { SharedTexts } from '#orders/web/sharing/shared-order-texts.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { HoldCountdown } from '#web/ui/states/hold-countdown.tsx'

interface Props {
  readonly order: SharedTexts
  readonly until: string
}

export default function OrderHold({ order, until }: Props) {
  const { revalidate } = useRevalidator()
  return (
    <section className="card order-part order-hold" aria-label="پرداخت سفارش">
      <HoldCountdown
        until={until}
        totalSeconds={clocks.hold}
        held={order.words.held}
        onEnd={() => void revalidate()}
      />
      <div className="order-acts">
        {order.awaitsBank ? (
          <LinkButton kind="commit" to={paymentPath(order.orderId)}>
            پیگیری پرداخت
          </LinkButton>
        ) : (
          <LinkButton kind="commit" to={order.confirmPath}>
            ادامه و پرداخت {order.due} {moneyUnit()}
          </LinkButton>
        )}
        {order.mayCancel && <OrderCancel {...order} />}
      </div>
    </section>
  )
}
