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
import './tour-order.css'
import './tour-penalties.css'
import { lazy, Suspense, useState } from 'react'
import { tourCheckout } from '#tours/web/checkout.ts'
import { CheckoutLayout } from '#web/layouts/checkout-layout.tsx'
import { CheckoutWaiting } from '#web/layouts/checkout-waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/confirm-page'

export { loader } from './confirm-page.server.ts'

const title = 'پرداخت تور'
const endedSays = 'مهلت پرداخت تمام شد و جای شما در گروه آزاد شد.'
const TourPay = woken(async () => (await import('#tours/web/tour-pay.tsx')).TourPay)
const ConfirmEnded = lazy(() => import('#orders/web/confirm/confirm-ended.tsx'))
const Gone = lazy(() => import('#orders/web/confirm/confirm-unavailable.tsx'))

export default function TourConfirmPage({ loaderData }: Route.ComponentProps) {
  const { searchAgain } = loaderData
  const [isOver, setOver] = useState(false)
  const hold = loaderData.gone === undefined ? loaderData.hold : undefined
  return (
    <CheckoutLayout
      words={tourCheckout}
      step={2}
      backTo={searchAgain}
      hold={hold}
      onHoldEnd={() => setOver(true)}
    >
      <title>{title}</title>
      {loaderData.gone === undefined ? (
        <TourPay {...loaderData} onOver={() => setOver(true)} waiting={<CheckoutWaiting title={title} />} />
      ) : (
        <Suspense>
          <Gone title={loaderData.gone} searchAgain={searchAgain}>
            برای این سفارش پولی گرفته نشده است. سفارش‌های پرداخت‌شده در «سفرهای من» است.
          </Gone>
        </Suspense>
      )}
      <Suspense>{isOver && <ConfirmEnded says={endedSays} searchAgain={searchAgain} />}</Suspense>
    </CheckoutLayout>
  )
}
