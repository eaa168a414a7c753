import { lazy, Suspense, useRef, useState } from 'react'
import { PolicyCovers } from '#insurance/web/policy-covers.tsx'
import { PolicyLines } from '#insurance/web/policy-lines.tsx'
import type { PolicyTexts } from '#insurance/web/policy-texts.ts'
import { ConfirmCancel } from '#orders/web/confirm/confirm-cancel.tsx'
import { ConfirmMoney } from '#orders/web/confirm/confirm-money.tsx'
import { ConfirmNews } from '#orders/web/confirm/confirm-news.tsx'
import { ConfirmPay } from '#orders/web/confirm/confirm-pay.tsx'
import { ConfirmWay } from '#orders/web/confirm/confirm-way.tsx'
import { type ConfirmedOrder, useConfirm } from '#orders/web/confirm/use-confirm.ts'
import { agreedBefore } from '#orders/web/payment/agreed-before.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { useDoneBefore } from '#web/use-done-before.ts'

const PolicyTerms = lazy(() => import('#insurance/web/policy-terms.tsx'))

interface Props extends Omit<ConfirmedOrder, 'isApproved' | 'priceChange' | 'searchAgain'> {
  readonly policy: PolicyTexts
  readonly chooseAgain: string
}

const priceWords = { what: 'این بیمه', kept: 'قیمت شما سر جایش است.' } as const
const payWords = {
  title: 'خلاصهٔ بیمه',
  promise: 'اگر مبلغی کم شود و بیمه‌نامه صادر نشود، حداکثر تا ۷۲ ساعت برمی‌گردد.',
} as const

const cancelWords = {
  ask: 'انصراف از این بیمه',
  says: 'این سفارش همین حالا کنار گذاشته می‌شود و قیمتش دیگر نگه داشته نمی‌شود.',
  action: 'کنار گذاشتن سفارش',
} as const

export function PolicyPay({ policy, chooseAgain, ...props }: Props) {
  const { gateways } = props
  const confirmed = { ...props, isApproved: true, priceChange: null, searchAgain: chooseAgain }
  const { money, paying, change, dearer, ...way } = useConfirm({ ...confirmed, reserve: agreedBefore })
  const [readsTerms, setReadsTerms] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useDoneBefore(place)
  const by = { airline: policy.insurer, seller: useBrand().name }
  return (
    <>
      <div ref={place} className="confirm">
        <h1 className="only-spoken">پرداخت {policy.title}</h1>
        <ConfirmNews {...confirmed} paying={paying} change={change} words={{ ...priceWords, by }} />
        <section className="card checkout-section" data-logged="" aria-labelledby="covers-title">
          <h2 id="covers-title">{policy.plan}</h2>
          <PolicyCovers {...policy} />
          <Note tone="warn">{policy.refundSays}</Note>
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
        <p>{policy.title}</p>
        <p>{policy.when}</p>
        <TicketEdge />
        <PolicyLines {...policy} />
      </ConfirmPay>
      <Suspense>{readsTerms && <PolicyTerms {...policy} onClose={() => setReadsTerms(false)} />}</Suspense>
    </>
  )
}
