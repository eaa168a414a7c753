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
import '#flights/booking/web/passengers/passenger-bags.css'
import '#flights/booking/web/confirm/confirm-trip.css'
import '#flights/booking/web/passengers/passengers-trip.css'
import '#flights/booking/web/passengers/passengers-page.css'
import './pair-page.css'
import { lazy, Suspense } from 'react'
import { pairCheckout } from '#flight-and-hotel/web/checkout.ts'
import { CheckoutLayout } from '#web/layouts/checkout-layout.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/travellers-page'

export { loader } from './travellers-page.server.ts'

const title = 'مشخصات مسافران'
const TravellersForm = woken(
  async () => (await import('#flight-and-hotel/web/travellers-form.tsx')).TravellersForm,
)
const Gone = lazy(() => import('#orders/web/confirm/confirm-unavailable.tsx'))

export default function TravellersPage({ loaderData }: Route.ComponentProps) {
  const { searchAgain } = loaderData
  return (
    <CheckoutLayout words={pairCheckout} step={1} backTo={searchAgain}>
      <title>{title}</title>
      {loaderData.gone === undefined ? (
        <TravellersForm {...loaderData} waiting={<CheckoutWaiting title={title} />} />
      ) : (
        <Suspense>
          <Gone title={loaderData.gone} searchAgain={searchAgain}>
            چیزی نگه داشته نشده و پولی گرفته نشده است. پرواز و هتل این روزها را با قیمت تازه ببینید؛ آنچه برای
            مسافران نوشته‌اید می‌ماند.
          </Gone>
        </Suspense>
      )}
    </CheckoutLayout>
  )
}
