import { lazy } from 'react'
import { experienceCheckout } from '#experiences/web/checkout.ts'
import { PayStep } from '#orders/web/confirm/pay-step.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/confirm-page'
import './experience-order.css'

export { loader } from './confirm-page.server.ts'

const title = 'پرداخت گشت'
const endedSays = 'مهلت پرداخت تمام شد و جای شما نزد برگزارکننده آزاد شد.'
const ExperiencePay = woken(async () => (await import('#experiences/web/experience-pay.tsx')).ExperiencePay)
const Gone = lazy(() => import('#orders/web/confirm/confirm-unavailable.tsx'))

export default function ExperienceConfirmPage({ loaderData }: Route.ComponentProps) {
  const { searchAgain } = loaderData
  const payable = loaderData.gone === undefined ? loaderData : undefined
  return (
    <PayStep
      words={experienceCheckout}
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
        payable && <ExperiencePay {...payable} onOver={onOver} waiting={<CheckoutWaiting title={title} />} />
      }
    </PayStep>
  )
}
