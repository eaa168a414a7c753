import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/art/bird.css'
import '#web/ui/states/tag.css'
import '#web/ui/flight/ticket-edge.css'
import '#web/ui/calendar/date-box.css'
import '#web/ui/fields/field.css'
import '#web/ui/fields/segmented.css'
import '#web/ui/search/search-cell.css'
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
import './choice-summary.css'
import './visa-price-lines.css'
import './papers.css'
import './travel-day.css'
import './applicants-page.css'
import { lazy, Suspense } from 'react'
import { visaCheckout } from '#visas/web/checkout.ts'
import { CheckoutLayout } from '#web/layouts/checkout-layout.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/applicants-page'

export { loader } from './applicants-page.server.ts'

const title = 'متقاضی‌ها و مدارک'
const ApplicantsForm = woken(async () => (await import('#visas/web/applicants-form.tsx')).ApplicantsForm)
const Gone = lazy(() => import('#visas/web/visa-unavailable.tsx'))

export default function ApplicantsPage({ loaderData }: Route.ComponentProps) {
  const { chooseAgain } = loaderData
  const hold = loaderData.gone === undefined ? loaderData.hold : undefined
  return (
    <CheckoutLayout words={visaCheckout} step={1} backTo={chooseAgain} hold={hold}>
      <title>{title}</title>
      {loaderData.gone === undefined ? (
        <ApplicantsForm {...loaderData} waiting={<CheckoutWaiting title={title} />} />
      ) : (
        <Suspense>
          <Gone title={loaderData.gone} to={chooseAgain} words="انتخاب دوباره">
            پولی گرفته نشده است. آنچه پیش‌تر دربارهٔ متقاضی‌ها نوشته‌اید در این مرورگر می‌ماند.
          </Gone>
        </Suspense>
      )}
    </CheckoutLayout>
  )
}
