import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/states/tag.css'
import '#web/ui/flight/ticket-edge.css'
import '#web/ui/fields/choice.css'
import '#web/ui/fields/field.css'
import '#web/ui/fields/icon-button.css'
import '#payments/web/gateway-choice.css'
import '#orders/web/confirm/summary-lines.css'
import '#orders/web/confirm/summary-card.css'
import '#orders/web/confirm/confirm-money.css'
import '#orders/web/confirm/confirm-price-change.css'
import '#orders/web/confirm/confirm.css'
import './choice-summary.css'
import './refund-stages.css'
import { lazy, Suspense, useState } from 'react'
import { visaCheckout } from '#visas/web/checkout.ts'
import { CheckoutLayout } from '#web/layouts/checkout-layout.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/payment-page'

export { loader } from './payment-page.server.ts'

const title = 'پرداخت ویزا'
const endedSays = 'مهلت پرداخت این درخواست تمام شد و کنار گذاشته شد.'
const VisaPay = woken(async () => (await import('#visas/web/visa-pay.tsx')).VisaPay)
const ConfirmEnded = lazy(() => import('#orders/web/confirm/confirm-ended.tsx'))
const Gone = lazy(() => import('#visas/web/visa-unavailable.tsx'))

export default function VisaPaymentPage({ loaderData }: Route.ComponentProps) {
  const { chooseAgain } = loaderData
  const [isOver, setOver] = useState(false)
  const hold = loaderData.gone === undefined ? loaderData.hold : undefined
  return (
    <CheckoutLayout
      words={visaCheckout}
      step={2}
      backTo={chooseAgain}
      hold={hold}
      onHoldEnd={() => setOver(true)}
    >
      <title>{title}</title>
      {loaderData.gone === undefined ? (
        <VisaPay {...loaderData} onOver={() => setOver(true)} waiting={<CheckoutWaiting title={title} />} />
      ) : (
        <Suspense>
          <Gone title={loaderData.gone} to={chooseAgain} words="درخواست تازه">
            برای این درخواست پولی گرفته نشده است. درخواست‌های پرداخت‌شده در «سفرهای من» پیگیری می‌شوند.
          </Gone>
        </Suspense>
      )}
      <Suspense>{isOver && <ConfirmEnded says={endedSays} searchAgain={chooseAgain} />}</Suspense>
    </CheckoutLayout>
  )
}
