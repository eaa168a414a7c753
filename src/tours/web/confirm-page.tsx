import { lazy } from 'react'
import { PayStep } from '#orders/web/confirm/pay-step.tsx'
import { tourCheckout } from '#tours/web/checkout.ts'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/confirm-page'
import './tour-order.css'
import './tour-penalties.css'

export { loader } from './confirm-page.server.ts'

const title = 'پرداخت تور'
const endedSays = 'مهلت پرداخت تمام شد و جای شما در گروه آزاد شد.'
const TourPay = woken(async () => (await import('#tours/web/tour-pay.tsx')).TourPay)
const Gone = lazy(() => import('#orders/web/confirm/confirm-unavailable.tsx'))

export default function TourConfirmPage({ loaderData }: Route.ComponentProps) {
  const { searchAgain } = loaderData
  const payable = loaderData.gone === undefined ? loaderData : undefined
  return (
    <PayStep
      words={tourCheckout}
      title={title}
      backTo={searchAgain}
      hold={payable?.hold}
      ended={endedSays}
      gone={
        loaderData.gone === undefined ? undefined : (
          <Gone title={loaderData.gone} searchAgain={searchAgain}>
            برای این سفارش پولی گرفته نشده است. سفارش‌های پرداخت‌شده در «سفرهای من» است.
          </Gone>
        )
      }
    >
      {(onOver) =>
        payable && <TourPay {...payable} onOver={onOver} waiting={<CheckoutWaiting title={title} />} />
      }
    </PayStep>
  )
}
