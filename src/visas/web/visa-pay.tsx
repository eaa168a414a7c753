import { lazy, Suspense, useRef, useState } from 'react'
import { moneyUnit } from '#money/display-unit.ts'
import { ConfirmCancel } from '#orders/web/confirm/confirm-cancel.tsx'
import { ConfirmMoney } from '#orders/web/confirm/confirm-money.tsx'
import { ConfirmNews } from '#orders/web/confirm/confirm-news.tsx'
import { ConfirmPay } from '#orders/web/confirm/confirm-pay.tsx'
import { ofWhatIsPaid } from '#orders/web/confirm/confirm-shares.ts'
import { ConfirmWay } from '#orders/web/confirm/confirm-way.tsx'
import { type ConfirmedOrder, useConfirm } from '#orders/web/confirm/use-confirm.ts'
import { agreedBefore } from '#orders/web/payment/agreed-before.ts'
import type { VisaFacts, VisaTracked } from '#visas/responses.ts'
import { ChoiceSummary } from '#visas/web/choice-summary.tsx'
import { PaidLines } from '#visas/web/paid-lines.tsx'
import { RefundStages } from '#visas/web/refund-stages.tsx'
import { VisaApplicants } from '#visas/web/visa-applicants.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { useDoneBefore } from '#web/use-done-before.ts'

const VisaTerms = lazy(() => import('#visas/web/visa-terms.tsx'))

interface Props extends Omit<ConfirmedOrder, 'isApproved' | 'priceChange' | 'searchAgain'> {
  readonly request: VisaTracked
  readonly takes: VisaFacts['takes']
  readonly chooseAgain: string
}

const priceChangeTexts = { what: 'این ویزا', kept: 'درخواست شما سر جایش است.' } as const
const payWords = {
  title: 'خلاصهٔ درخواست',
  promise: 'اگر مبلغی کم شود و درخواست ثبت نشود، حداکثر تا ۷۲ ساعت برمی‌گردد.',
} as const

const cancelWords = {
  ask: 'انصراف از این درخواست',
  says: 'این درخواست همین حالا کنار گذاشته می‌شود و قیمتش دیگر نگه داشته نمی‌شود.',
  action: 'کنار گذاشتن درخواست',
} as const

export function VisaPay({ request, takes, chooseAgain, ...props }: Props) {
  const { order, gateways } = props
  const confirmed = { ...props, isApproved: true, priceChange: null, searchAgain: chooseAgain }
  const { money, paying, change, dearer, ...way } = useConfirm({ ...confirmed, reserve: agreedBefore })
  const [readsTerms, setReadsTerms] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useDoneBefore(place)
  const by = { airline: 'مرجع صدور', seller: useBrand().name }
  const count = request.applicants.length
  const off = { applicants: count, discount: money.shares.discount }
  return (
    <>
      <div ref={place} className="confirm">
        <h1 className="only-spoken">پرداخت ویزای {request.countryName}</h1>
        <ConfirmNews {...confirmed} paying={paying} change={change} words={{ ...priceChangeTexts, by }} />
        <VisaApplicants applicants={request.applicants} order={order} />
        <section className="card checkout-section" data-logged="" aria-labelledby="stages-title">
          <h2 id="stages-title">چه وقت چقدر برمی‌گردد</h2>
          <p className="confirm-sub">
            برای هر متقاضی، به {moneyUnit()}. {off.discount > 0 && `${ofWhatIsPaid} `}هر متقاضی را می‌توانید
            جدا پس بگیرید.
          </p>
          <RefundStages price={request.price} off={off} />
        </section>
        <ConfirmMoney {...money} />
        <ConfirmWay {...way} gateways={gateways} isAllFromWallet={money.shares.rest === 0} />
        <ConfirmCancel {...confirmed} words={cancelWords} />
      </div>
      <ConfirmPay
        {...payWords}
        shares={money.shares}
        terms={props.terms}
        dearer={dearer}
        isBusy={paying.isBusy}
        hasGateway={way.gatewayId !== undefined}
        onReadTerms={() => setReadsTerms(true)}
        onPay={way.pay}
        onPayTogether={way.payTogether}
      >
        <ChoiceSummary choice={request} applicants={count} takes={takes} />
        <TicketEdge />
        <PaidLines price={request.price} foreign={request.foreign} applicants={count} />
      </ConfirmPay>
      <Suspense>
        {readsTerms && <VisaTerms price={request.price} off={off} onClose={() => setReadsTerms(false)} />}
      </Suspense>
    </>
  )
}
