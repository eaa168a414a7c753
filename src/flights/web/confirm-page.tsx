// Styles of the order's parts, which are woken later: the server draws them at once, and lazy parts bring theirs too late.
import '#web/ui/note.css'
import '#web/ui/price.css'
import '#web/ui/tag.css'
import '#web/ui/airline-tile.css'
import '#web/ui/flight-line.css'
import '#web/ui/ticket-edge.css'
import '#web/ui/choice.css'
import '#web/ui/field.css'
import '#web/ui/icon-button.css'
import '#web/ui/captcha-field.css'
import '#web/ui/penalty-clock.css'
import '#payments/web/gateway-choice.css'
import '#orders/web/summary-lines.css'
import '#orders/web/summary-card.css'
import '#orders/web/confirm-money.css'
import '#orders/web/confirm-price-change.css'
import '#orders/web/confirm.css'
import './confirm-lines.css'
import './confirm-trip.css'
import './passengers-page.css'
import './passengers-trip.css'
import { lazy, Suspense, useState } from 'react'
import { flightCheckout } from '#flights/web/checkout.ts'
import { CheckoutLayout } from '#web/layouts/checkout-layout.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/confirm-page'

export { loader } from './confirm-page.server.ts'

const Confirm = woken(async () => (await import('#flights/web/confirm.tsx')).Confirm)
const ConfirmEnded = lazy(() => import('#orders/web/confirm-ended.tsx'))
const Gone = lazy(() => import('#orders/web/confirm-gone.tsx'))

/** Everything once more, then the bank (§2, confirmation). */
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
      <Suspense>{isOver && <ConfirmEnded held="صندلی‌ها" searchAgain={searchAgain} />}</Suspense>
    </CheckoutLayout>
  )
}
