import './confirm-page.css'
import './passengers-page.css'
import { lazy, Suspense, useState } from 'react'
import { Confirm } from '#flights/web/confirm.tsx'
import { CheckoutLayout } from '#web/layouts/checkout-layout.tsx'
import type { Route } from './+types/confirm-page'

export { loader } from './confirm-page.server.ts'

const ConfirmEnded = lazy(() => import('#flights/web/confirm-ended.tsx'))
const Gone = lazy(() => import('#flights/web/confirm-gone.tsx'))

/** Everything once more, then the bank (§2, confirmation). */
export default function ConfirmPage({ loaderData }: Route.ComponentProps) {
  const { searchAgain } = loaderData
  const [isOver, setOver] = useState(false)
  const hold = loaderData.gone === undefined ? loaderData.hold : undefined
  return (
    <CheckoutLayout step={2} backTo={searchAgain} hold={hold} onHoldEnd={() => setOver(true)}>
      <title>تأیید و پرداخت</title>
      <Suspense>
        {loaderData.gone === undefined ? (
          <Confirm {...loaderData} onOver={() => setOver(true)} />
        ) : (
          <Gone title={loaderData.gone} searchAgain={searchAgain}>
            برای این سفارش پولی گرفته نشده است. قیمت تازه را در جستجوی همین مسیر ببینید.
          </Gone>
        )}
      </Suspense>
      <Suspense>{isOver && <ConfirmEnded searchAgain={searchAgain} />}</Suspense>
    </CheckoutLayout>
  )
}
