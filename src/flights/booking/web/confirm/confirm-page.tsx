import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/states/tag.css'
import '#web/ui/flight/airline-tile.css'
import '#web/ui/flight/flight-line.css'
import '#web/ui/flight/ticket-edge.css'
import '#web/ui/fields/choice.css'
import '#web/ui/fields/field.css'
import '#web/ui/fields/icon-button.css'
import '#web/ui/fields/captcha-field.css'
import '#web/ui/flight/penalty-clock.css'
import '#payments/web/gateway-choice.css'
import '#orders/web/confirm/summary-lines.css'
import '#orders/web/confirm/summary-card.css'
import '#orders/web/confirm/confirm-money.css'
import '#orders/web/confirm/confirm-price-change.css'
import '#orders/web/confirm/confirm.css'
import './confirm-lines.css'
import './confirm-trip.css'
import '#flights/booking/web/passengers/passengers-page.css'
import '#flights/booking/web/passengers/passengers-trip.css'
import { lazy, Suspense, useState } from 'react'
import { flightCheckout, seatsFreed } from '#flights/web/checkout.ts'
import { CheckoutLayout } from '#web/layouts/checkout-layout.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/confirm-page'

export { loader } from './confirm-page.server.ts'

const Confirm = woken(async () => (await import('#flights/booking/web/confirm/confirm.tsx')).Confirm)
const ConfirmEnded = lazy(() => import('#orders/web/confirm/confirm-ended.tsx'))
const Gone = lazy(() => import('#orders/web/confirm/confirm-unavailable.tsx'))

export default function ConfirmPage({ loaderData }: Route.ComponentProps) {
  const { searchAgain } = loaderData
  const [isOver, setOver] = useState(false)
  const hold = loaderData.gone === undefined ? loaderData.hold : undefined
  return (
    <CheckoutLayout
      words={flightCheckout}
      step={2}
      backTo={searchAgain}
      hold={hold}
      onHoldEnd={() => setOver(true)}
    >
      <title>تأیید و پرداخت</title>
      {loaderData.gone === undefined ? (
        <Confirm
          {...loaderData}
          onOver={() => setOver(true)}
          waiting={<CheckoutWaiting title="تأیید و پرداخت" />}
        />
      ) : (
        <Suspense>
          <Gone title={loaderData.gone} searchAgain={searchAgain}>
            برای این سفارش پولی گرفته نشده است. قیمت تازه را در جستجوی همین مسیر ببینید.
          </Gone>
        </Suspense>
      )}
      <Suspense>{isOver && <ConfirmEnded says={seatsFreed} searchAgain={searchAgain} />}</Suspense>
    </CheckoutLayout>
  )
}
