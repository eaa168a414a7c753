import { lazy, Suspense, useState } from 'react'
import { PolicyCovers } from '#insurance/web/policy-covers.tsx'
import { PolicyLines } from '#insurance/web/policy-lines.tsx'
import type { PolicyTexts } from '#insurance/web/policy-texts.ts'
import { PayScreen } from '#orders/web/confirm/pay-screen.tsx'
import { type ConfirmedOrder, useConfirm } from '#orders/web/confirm/use-confirm.ts'
import { agreedBefore } from '#orders/web/payment/agreed-before.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { Note } from '#web/ui/states/note.tsx'

const PolicyTerms = lazy(() => import('#insurance/web/policy-terms.tsx'))

interface Props extends Omit<ConfirmedOrder, 'isApproved' | 'priceChange' | 'searchAgain'> {
  readonly policy: PolicyTexts
  readonly chooseAgain: string
}

const words = {
  price: { what: 'این بیمه', kept: 'قیمت شما سر جایش است.' },
  pay: {
    title: 'خلاصهٔ بیمه',
    promise: 'اگر مبلغی کم شود و بیمه‌نامه صادر نشود، حداکثر تا ۷۲ ساعت برمی‌گردد.',
  },
  cancel: {
    ask: 'انصراف از این بیمه',
    says: 'این سفارش همین حالا کنار گذاشته می‌شود و قیمتش دیگر نگه داشته نمی‌شود.',
    action: 'کنار گذاشتن سفارش',
  },
} as const

export function PolicyPay({ policy, chooseAgain, ...props }: Props) {
  const order = { ...props, isApproved: true, priceChange: null, searchAgain: chooseAgain }
  const confirm = useConfirm({ ...order, reserve: agreedBefore })
  const [readsTerms, setReadsTerms] = useState(false)
  const by = { airline: policy.insurer, seller: useBrand().name }
  return (
    <>
      <PayScreen
        order={order}
        confirm={confirm}
        words={{ ...words, heading: `پرداخت ${policy.title}`, price: { ...words.price, by } }}
        onReadTerms={() => setReadsTerms(true)}
        summary={
          <>
            <p>{policy.title}</p>
            <p>{policy.when}</p>
            <TicketEdge />
            <PolicyLines {...policy} />
          </>
        }
      >
        <section className="card checkout-section" data-logged="" aria-labelledby="covers-title">
          <h2 id="covers-title">{policy.plan}</h2>
          <PolicyCovers {...policy} />
          <Note tone="warn">{policy.refundSays}</Note>
        </section>
      </PayScreen>
      <Suspense>{readsTerms && <PolicyTerms {...policy} onClose={() => setReadsTerms(false)} />}</Suspense>
    </>
  )
}
