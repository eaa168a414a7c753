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
import './buy-page.css'
import { lazy, Suspense } from 'react'
import { experienceCheckout } from '#experiences/web/checkout.ts'
import { CheckoutLayout } from '#web/layouts/checkout-layout.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/buy-page'

export { loader } from './buy-page.server.ts'

const title = 'خریدار گشت'
const BuyForm = woken(async () => (await import('#experiences/web/buy-form.tsx')).BuyForm)
const Gone = lazy(() => import('#orders/web/confirm/confirm-unavailable.tsx'))

export default function ExperienceBuyPage({ loaderData }: Route.ComponentProps) {
  const { searchAgain } = loaderData
  return (
    <CheckoutLayout words={experienceCheckout} step={1} backTo={searchAgain}>
      <title>{title}</title>
      {loaderData.gone === undefined ? (
        <BuyForm {...loaderData} waiting={<CheckoutWaiting title={title} />} />
      ) : (
        <Suspense>
          <Gone title={loaderData.gone} searchAgain={searchAgain}>
            نوبت‌های دیگر همین گشت را ببینید. پولی گرفته نشده است.
          </Gone>
        </Suspense>
      )}
    </CheckoutLayout>
  )
}
