import { lazy } from 'react'
import { bagCheckout } from '#flights/later-bags/web/checkout.ts'
import { PayStep } from '#orders/web/confirm/pay-step.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/payment-page'
import './bag-parts.css'

export { loader } from './payment-page.server.ts'

const title = 'پرداخت بار اضافه'
const endedSays = 'مهلت پرداخت این بار تمام شد و سفارش کنار گذاشته شد. بلیت شما سر جایش است.'
const BagPay = woken(async () => (await import('#flights/later-bags/web/bag-pay.tsx')).BagPay)
const Gone = lazy(() => import('#orders/web/confirm/confirm-unavailable.tsx'))

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const { chooseAgain } = loaderData
  const payable = loaderData.gone === undefined ? loaderData : undefined
  return (
    <PayStep
      words={bagCheckout}
      title={title}
      backTo={chooseAgain}
      hold={payable?.hold}
      ended={endedSays}
      gone={
        loaderData.gone === undefined ? undefined : (
          <Gone title={loaderData.gone} searchAgain={chooseAgain}>
            برای این سفارش پولی گرفته نشده است و بلیت شما سر جایش است.
          </Gone>
        )
      }
    >
      {(onOver) =>
        payable && <BagPay {...payable} onOver={onOver} waiting={<CheckoutWaiting title={title} />} />
      }
    </PayStep>
  )
}
