import { lazy } from 'react'
import { PayStep } from '#orders/web/confirm/pay-step.tsx'
import { visaCheckout } from '#visas/web/checkout.ts'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/payment-page'
import './choice-summary.css'
import './refund-stages.css'

export { loader } from './payment-page.server.ts'

const title = 'پرداخت ویزا'
const endedSays = 'مهلت پرداخت این درخواست تمام شد و کنار گذاشته شد.'
const VisaPay = woken(async () => (await import('#visas/web/visa-pay.tsx')).VisaPay)
const Gone = lazy(() => import('#visas/web/visa-unavailable.tsx'))

export default function VisaPaymentPage({ loaderData }: Route.ComponentProps) {
  const { chooseAgain } = loaderData
  const payable = loaderData.gone === undefined ? loaderData : undefined
  return (
    <PayStep
      words={visaCheckout}
      title={title}
      backTo={chooseAgain}
      hold={payable?.hold}
      ended={endedSays}
      gone={
        loaderData.gone === undefined ? undefined : (
          <Gone title={loaderData.gone} to={chooseAgain} words="درخواست تازه">
            برای این درخواست پولی گرفته نشده است. درخواست‌های پرداخت‌شده در «سفرهای من» پیگیری می‌شوند.
          </Gone>
        )
      }
    >
      {(onOver) =>
        payable && <VisaPay {...payable} onOver={onOver} waiting={<CheckoutWaiting title={title} />} />
      }
    </PayStep>
  )
}
