import { lazy } from 'react'
import { flightCheckout, holdEnded } from '#flights/web/checkout.ts'
import { PayStep } from '#orders/web/confirm/pay-step.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/confirm-page'
import '#web/ui/flight/airline-tile.css'
import '#web/ui/flight/flight-line.css'
import '#web/ui/fields/captcha-field.css'
import '#web/ui/flight/penalty-clock.css'
import './confirm-lines.css'
import './confirm-trip.css'
import '#flights/booking/web/passengers/passengers-page.css'
import '#flights/booking/web/passengers/passengers-trip.css'

export { loader } from './confirm-page.server.ts'

const title = 'تأیید و پرداخت'
const Confirm = woken(async () => (await import('#flights/booking/web/confirm/confirm.tsx')).Confirm)
const Gone = lazy(() => import('#orders/web/confirm/confirm-unavailable.tsx'))

export default function ConfirmPage({ loaderData }: Route.ComponentProps) {
  const { searchAgain } = loaderData
  const payable = loaderData.gone === undefined ? loaderData : undefined
  return (
    <PayStep
      words={flightCheckout}
      title={title}
      backTo={searchAgain}
      hold={payable?.hold}
      ended={payable && holdEnded(payable.hold.priceOnly)}
      gone={
        loaderData.gone === undefined ? undefined : (
          <Gone title={loaderData.gone} searchAgain={searchAgain}>
            برای این سفارش پولی گرفته نشده است. قیمت تازه را در جستجوی همین مسیر ببینید.
          </Gone>
        )
      }
    >
      {(onOver) =>
        payable && <Confirm {...payable} onOver={onOver} waiting={<CheckoutWaiting title={title} />} />
      }
    </PayStep>
  )
}
