import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/states/tag.css'
import '#web/ui/flight/ticket-edge.css'
import '#web/ui/fields/choice.css'
import '#web/ui/fields/field.css'
import '#web/ui/fields/icon-button.css'
import '#web/ui/flight/penalty-clock.css'
import '#payments/web/gateway-choice.css'
import '#orders/web/confirm/summary-lines.css'
import '#orders/web/confirm/summary-card.css'
import '#orders/web/confirm/confirm-money.css'
import '#orders/web/confirm/confirm-price-change.css'
import '#orders/web/confirm/confirm.css'
import './hotel-art.css'
import './stay-summary.css'
import { lazy, Suspense, useState } from 'react'
import { hotelCheckout } from '#hotels/web/checkout.ts'
import { heldWords } from '#hotels/web/held-words.ts'
import { CheckoutLayout } from '#web/layouts/checkout-layout.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/confirm-page'

export { loader } from './confirm-page.server.ts'

const title = 'تأیید و پرداخت'
const Confirm = woken(async () => (await import('#hotels/web/confirm.tsx')).Confirm)
const ConfirmEnded = lazy(() => import('#orders/web/confirm/confirm-ended.tsx'))
const Gone = lazy(() => import('#orders/web/confirm/confirm-unavailable.tsx'))

export default function ConfirmPage({ loaderData }: Route.ComponentProps) {
  const { searchAgain } = loaderData
  const [isOver, setOver] = useState(false)
  const hold = loaderData.gone === undefined ? loaderData.hold : undefined
  return (
    <CheckoutLayout
      words={hotelCheckout}
      step={2}
      backTo={searchAgain}
      hold={hold}
      onHoldEnd={() => setOver(true)}
    >
      <title>{title}</title>
      {loaderData.gone === undefined ? (
        <Confirm {...loaderData} onOver={() => setOver(true)} waiting={<CheckoutWaiting title={title} />} />
      ) : (
        <Suspense>
          <Gone title={loaderData.gone} searchAgain={searchAgain}>
            برای این سفارش پولی گرفته نشده است. اتاق‌ها و قیمت تازهٔ همین هتل را ببینید.
          </Gone>
        </Suspense>
      )}
      <Suspense>
        {isOver && loaderData.gone === undefined && (
          <ConfirmEnded says={heldWords(loaderData.stay.hotel.soldBy).ended} searchAgain={searchAgain} />
        )}
      </Suspense>
    </CheckoutLayout>
  )
}
