import { lazy } from 'react'
import { hotelCheckout } from '#hotels/web/checkout.ts'
import { heldWords } from '#hotels/web/held-words.ts'
import { PayStep } from '#orders/web/confirm/pay-step.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/confirm-page'
import '#web/ui/flight/penalty-clock.css'
import './hotel-art.css'
import './stay-summary.css'

export { loader } from './confirm-page.server.ts'

const title = 'تأیید و پرداخت'
const Confirm = woken(async () => (await import('#hotels/web/confirm.tsx')).Confirm)
const Gone = lazy(() => import('#orders/web/confirm/confirm-unavailable.tsx'))

export default function ConfirmPage({ loaderData }: Route.ComponentProps) {
  const { searchAgain } = loaderData
  const payable = loaderData.gone === undefined ? loaderData : undefined
  return (
    <PayStep
      words={hotelCheckout}
      title={title}
      backTo={searchAgain}
      hold={payable?.hold}
      ended={payable && heldWords(payable.stay.hotel.soldBy).ended}
      gone={
        loaderData.gone === undefined ? undefined : (
          <Gone title={loaderData.gone} searchAgain={searchAgain}>
            برای این سفارش پولی گرفته نشده است. اتاق‌ها و قیمت تازهٔ همین هتل را ببینید.
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
