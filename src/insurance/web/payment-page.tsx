import { lazy } from 'react'
import { insuranceCheckout } from '#insurance/web/checkout.ts'
import { PayStep } from '#orders/web/confirm/pay-step.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/payment-page'
import './policy-parts.css'

export { loader } from './payment-page.server.ts'

const title = 'پرداخت بیمه'
const endedSays = 'مهلت پرداخت این بیمه تمام شد و کنار گذاشته شد.'
const PolicyPay = woken(async () => (await import('#insurance/web/policy-pay.tsx')).PolicyPay)
const Gone = lazy(() => import('#orders/web/confirm/confirm-unavailable.tsx'))

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const { chooseAgain } = loaderData
  const payable = loaderData.gone === undefined ? loaderData : undefined
  return (
    <PayStep
      words={insuranceCheckout}
      title={title}
      backTo={chooseAgain}
      hold={payable?.hold}
      ended={endedSays}
      gone={
        loaderData.gone === undefined ? undefined : (
          <Gone title={loaderData.gone} searchAgain={chooseAgain}>
            برای این سفارش پولی گرفته نشده است.
          </Gone>
        )
      }
    >
      {(onOver) =>
        payable && <PolicyPay {...payable} onOver={onOver} waiting={<CheckoutWaiting title={title} />} />
      }
    </PayStep>
  )
}
