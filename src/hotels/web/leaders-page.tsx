import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
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
import './hotel-art.css'
import './stay-summary.css'
import './stay-wishes.css'
import './leaders-page.css'
import { lazy, Suspense } from 'react'
import { hotelCheckout } from '#hotels/web/checkout.ts'
import { CheckoutLayout } from '#web/layouts/checkout-layout.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/leaders-page'

export { loader } from './leaders-page.server.ts'

const title = 'سرپرست اتاق‌ها'
const LeadersForm = woken(async () => (await import('#hotels/web/leaders-form.tsx')).LeadersForm)
const Gone = lazy(() => import('#orders/web/confirm/confirm-unavailable.tsx'))

export default function LeadersPage({ loaderData }: Route.ComponentProps) {
  const { searchAgain } = loaderData
  const hold = loaderData.gone === undefined ? loaderData.hold : undefined
  return (
    <CheckoutLayout words={hotelCheckout} step={1} backTo={searchAgain} hold={hold}>
      <title>{title}</title>
      {loaderData.gone === undefined ? (
        <LeadersForm {...loaderData} waiting={<CheckoutWaiting title={title} />} />
      ) : (
        <Suspense>
          <Gone title={loaderData.gone} searchAgain={searchAgain}>
            اتاق‌ها و قیمت تازه را ببینید. آنچه پیش‌تر برای سرپرست‌ها نوشته‌اید در این مرورگر می‌ماند.
          </Gone>
        </Suspense>
      )}
    </CheckoutLayout>
  )
}
