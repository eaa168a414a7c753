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
import './policy-parts.css'
import { lazy, Suspense, useState } from 'react'
import { insuranceCheckout } from '#insurance/web/checkout.ts'
import { CheckoutLayout } from '#web/layouts/checkout-layout.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/payment-page'

export { loader } from './payment-page.server.ts'

const title = 'پرداخت بیمه'
const endedSays = 'مهلت پرداخت این بیمه تمام شد و کنار گذاشته شد.'
const PolicyPay = woken(async () => (await import('#insurance/web/policy-pay.tsx')).PolicyPay)
const ConfirmEnded = lazy(() => import('#orders/web/confirm/confirm-ended.tsx'))
const Gone = lazy(() => import('#orders/web/confirm/confirm-unavailable.tsx'))

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const { chooseAgain } = loaderData
  const [isOver, setOver] = useState(false)
  const hold = loaderData.gone === undefined ? loaderData.hold : undefined
  return (
    <CheckoutLayout
      words={insuranceCheckout}
      step={2}
      backTo={chooseAgain}
      hold={hold}
      onHoldEnd={() => setOver(true)}
    >
      <title>{title}</title>
      {loaderData.gone === undefined ? (
        <PolicyPay {...loaderData} onOver={() => setOver(true)} waiting={<CheckoutWaiting title={title} />} />
      ) : (
        <Suspense>
          <Gone title={loaderData.gone} searchAgain={chooseAgain}>
            برای این سفارش پولی گرفته نشده است.
          </Gone>
        </Suspense>
      )}
      <Suspense>{isOver && <ConfirmEnded says={endedSays} searchAgain={chooseAgain} />}</Suspense>
    </CheckoutLayout>
  )
}
