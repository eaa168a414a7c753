import './passengers-page.css'
import { lazy, Suspense } from 'react'
import { PassengersForm } from '#flights/web/passengers-form.tsx'
import { CheckoutLayout } from '#web/layouts/checkout-layout.tsx'
import type { Route } from './+types/passengers-page'

export { loader } from './passengers-page.server.ts'

const Gone = lazy(() => import('#flights/web/confirm-gone.tsx'))

/** Who travels (§2, passenger form): one card a traveller, one contact, and what it will cost. */
export default function PassengersPage({ loaderData }: Route.ComponentProps) {
  const { searchAgain } = loaderData
  return (
    <CheckoutLayout step={1} backTo={searchAgain}>
      <title>مشخصات مسافران</title>
      <Suspense>
        {loaderData.gone === undefined ? (
          <PassengersForm key={loaderData.chosen.proposalId} {...loaderData} />
        ) : (
          <Gone title={loaderData.gone} searchAgain={searchAgain}>
            قیمت و صندلی فقط چند دقیقه پس از جستجو معتبر است. آنچه پیش‌تر برای مسافران نوشته‌اید در این مرورگر
            می‌ماند.
          </Gone>
        )}
      </Suspense>
    </CheckoutLayout>
  )
}
