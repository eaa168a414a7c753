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
import './policy-parts.css'
import { lazy, Suspense } from 'react'
import { insuranceCheckout } from '#insurance/web/checkout.ts'
import { CheckoutLayout } from '#web/layouts/checkout-layout.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/insured-page'

export { loader } from './insured-page.server.ts'

const title = 'بیمه‌شده‌ها'
const InsuredForm = woken(async () => (await import('#insurance/web/insured-form.tsx')).InsuredForm)
const Gone = lazy(() => import('#orders/web/confirm/confirm-unavailable.tsx'))

export default function InsuredPage({ loaderData }: Route.ComponentProps) {
  const { chooseAgain } = loaderData
  return (
    <CheckoutLayout words={insuranceCheckout} step={1} backTo={chooseAgain}>
      <title>{title}</title>
      {loaderData.gone === undefined ? (
        <InsuredForm {...loaderData} waiting={<CheckoutWaiting title={title} />} />
      ) : (
        <Suspense>
          <Gone title={loaderData.gone} searchAgain={chooseAgain}>
            طرح‌ها و قیمت تازه را ببینید. آنچه پیش‌تر نوشته‌اید در این مرورگر می‌ماند.
          </Gone>
        </Suspense>
      )}
    </CheckoutLayout>
  )
}
