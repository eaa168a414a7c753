import { lazy, Suspense, useState } from 'react'
import { moneyUnit } from '#money/display-unit.ts'
import { ofWhatIsPaid } from '#orders/web/confirm/confirm-shares.ts'
import { PayScreen } from '#orders/web/confirm/pay-screen.tsx'
import { type ConfirmedOrder, useConfirm } from '#orders/web/confirm/use-confirm.ts'
import { agreedBefore } from '#orders/web/payment/agreed-before.ts'
import type { VisaFacts, VisaTracked } from '#visas/responses.ts'
import { ChoiceSummary } from '#visas/web/choice-summary.tsx'
import { PaidLines } from '#visas/web/paid-lines.tsx'
import { RefundStages } from '#visas/web/refund-stages.tsx'
import { VisaApplicants } from '#visas/web/visa-applicants.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'

const VisaTerms = lazy(() => import('#visas/web/visa-terms.tsx'))

interface Props extends Omit<ConfirmedOrder, 'isApproved' | 'priceChange' | 'searchAgain'> {
  readonly request: VisaTracked
  readonly takes: VisaFacts['takes']
  readonly chooseAgain: string
}

const words = {
  price: { what: 'این ویزا', kept: 'درخواست شما سر جایش است.' },
  pay: {
    title: 'خلاصهٔ درخواست',
    promise: 'اگر مبلغی کم شود و درخواست ثبت نشود، حداکثر تا ۷۲ ساعت برمی‌گردد.',
  },
  cancel: {
    ask: 'انصراف از این درخواست',
    says: 'این درخواست همین حالا کنار گذاشته می‌شود و قیمتش دیگر نگه داشته نمی‌شود.',
    action: 'کنار گذاشتن درخواست',
  },
} as const

export function VisaPay({ request, takes, chooseAgain, ...props }: Props) {
  const order = { ...props, isApproved: true, priceChange: null, searchAgain: chooseAgain }
  const confirm = useConfirm({ ...order, reserve: agreedBefore })
  const [readsTerms, setReadsTerms] = useState(false)
  const by = { airline: 'مرجع صدور', seller: useBrand().name }
  const count = request.applicants.length
  const off = { applicants: count, discount: confirm.money.shares.discount }
  return (
    <>
      <PayScreen
        order={order}
        confirm={confirm}
        words={{ ...words, heading: `پرداخت ویزای ${request.countryName}`, price: { ...words.price, by } }}
        onReadTerms={() => setReadsTerms(true)}
        summary={
          <>
            <ChoiceSummary choice={request} applicants={count} takes={takes} />
            <TicketEdge />
            <PaidLines price={request.price} foreign={request.foreign} applicants={count} />
          </>
        }
      >
        <VisaApplicants applicants={request.applicants} order={props.order} />
        <section className="card checkout-section" data-logged="" aria-labelledby="stages-title">
          <h2 id="stages-title">چه وقت چقدر برمی‌گردد</h2>
          <p className="confirm-sub">
            برای هر متقاضی، به {moneyUnit()}. {off.discount > 0 && `${ofWhatIsPaid} `}هر متقاضی را می‌توانید
            جدا پس بگیرید.
          </p>
          <RefundStages price={request.price} off={off} />
        </section>
      </PayScreen>
      <Suspense>
        {readsTerms && <VisaTerms price={request.price} off={off} onClose={() => setReadsTerms(false)} />}
      </Suspense>
    </>
  )
}
