// Styles of the form, which is woken later: the server draws it at once, and lazy parts bring theirs too late.
import '#web/ui/note.css'
import '#web/ui/price.css'
import '#web/ui/airline-tile.css'
import '#web/ui/flight-line.css'
import '#web/art/bird.css'
import '#web/ui/tag.css'
import '#web/ui/ticket-edge.css'
import '#web/ui/date-box.css'
import '#web/ui/field.css'
import '#web/ui/segmented.css'
import '#documents/web/passport-scan.css'
import '#passengers/web/name-check.css'
import '#passengers/web/traveller-card.css'
import '#passengers/web/traveller-fields.css'
import '#passengers/web/date-selects.css'
import '#passengers/web/country-field.css'
import '#passengers/web/saved-passengers.css'
import '#passengers/web/contact-fields.css'
import '#orders/web/summary-lines.css'
import '#orders/web/summary-card.css'
import './confirm-lines.css'
import './passenger-bags.css'
import './confirm-trip.css'
import './passengers-trip.css'
import './passengers-page.css'
import { lazy, Suspense } from 'react'
import { flightCheckout } from '#flights/web/checkout.ts'
import { CheckoutLayout } from '#web/layouts/checkout-layout.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/passengers-page'

export { loader } from './passengers-page.server.ts'

const PassengersForm = woken(async () => (await import('#flights/web/passengers-form.tsx')).PassengersForm)
const Gone = lazy(() => import('#orders/web/confirm-gone.tsx'))

/** Who travels (§2, passenger form): one card a traveller, one contact, and what it will cost. */
export default function PassengersPage({ loaderData }: Route.ComponentProps) {
  const { searchAgain } = loaderData
  return (
    <CheckoutLayout words={flightCheckout} step={1} backTo={searchAgain}>
      <title>مشخصات مسافران</title>
      {loaderData.gone === undefined ? (
        <PassengersForm
          key={loaderData.chosen.proposalId}
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
    </CheckoutLayout>
  )
}
