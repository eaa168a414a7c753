import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/flight/airline-tile.css'
import '#web/ui/flight/flight-line.css'
import '#web/art/bird.css'
import '#web/ui/states/tag.css'
import '#web/ui/flight/ticket-edge.css'
import '#web/ui/calendar/date-box.css'
import '#web/ui/fields/field.css'
import '#web/ui/fields/segmented.css'
import '#documents/web/passport-scan.css'
import '#passengers/web/name-check.css'
import '#passengers/web/traveller-card.css'
import '#passengers/web/traveller-fields.css'
import '#passengers/web/date-selects.css'
import '#passengers/web/country-field.css'
import '#passengers/web/saved-passengers.css'
import '#passengers/web/contact-fields.css'
import '#orders/web/confirm/summary-lines.css'
import '#orders/web/confirm/summary-card.css'
import '#flights/booking/web/confirm/confirm-lines.css'
import './passenger-bags.css'
import '#flights/booking/web/confirm/confirm-trip.css'
import './passengers-trip.css'
import './passengers-page.css'
import { lazy, Suspense, useState } from 'react'
import { confirmPath } from '#flights/booking/web/confirm/confirm-path.ts'
import { flightCheckout, holdEnded } from '#flights/web/checkout.ts'
import { CheckoutLayout } from '#web/layouts/checkout-layout.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/passengers-page'

export { loader } from './passengers-page.server.ts'

const PassengersForm = woken(
  async () => (await import('#flights/booking/web/passengers/passengers-form.tsx')).PassengersForm,
)
const ConfirmEnded = lazy(() => import('#orders/web/confirm/confirm-ended.tsx'))
const Gone = lazy(() => import('#orders/web/confirm/confirm-unavailable.tsx'))

export default function PassengersPage({ loaderData }: Route.ComponentProps) {
  const { searchAgain, edited, hold } = loaderData
  const [isOver, setOver] = useState(false)
  return (
    <CheckoutLayout
      words={flightCheckout}
      step={1}
      backTo={edited === undefined ? searchAgain : confirmPath(edited.orderId)}
      hold={hold}
      onHoldEnd={() => setOver(true)}
    >
      <title>مشخصات مسافران</title>
      {loaderData.gone === undefined ? (
        <PassengersForm
          key={loaderData.chosen?.proposalId ?? edited?.orderId}
          {...loaderData}
          waiting={<CheckoutWaiting title="مشخصات مسافران" />}
        />
      ) : (
        <Suspense>
          <Gone title={loaderData.gone} searchAgain={searchAgain}>
            قیمت و صندلی فقط چند دقیقه پس از جستجو معتبر است. آنچه پیش‌تر برای مسافران نوشته‌اید در این مرورگر
            می‌ماند.
          </Gone>
        </Suspense>
      )}
      <Suspense>
        {isOver && <ConfirmEnded says={holdEnded(hold?.priceOnly === true)} searchAgain={searchAgain} />}
      </Suspense>
    </CheckoutLayout>
  )
}
