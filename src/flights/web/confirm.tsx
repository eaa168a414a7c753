import { lazy, Suspense, useRef, useState } from 'react'
import type { OrderedLeg, PriceChanged, Traveller } from '#flights/order-answered.ts'
import { ConfirmCancel } from '#flights/web/confirm-cancel.tsx'
import { ConfirmMoney } from '#flights/web/confirm-money.tsx'
import { ConfirmPay } from '#flights/web/confirm-pay.tsx'
import { ConfirmPenalties } from '#flights/web/confirm-penalties.tsx'
import { ConfirmPeople } from '#flights/web/confirm-people.tsx'
import { ConfirmStops } from '#flights/web/confirm-stops.tsx'
import type { Trip } from '#flights/web/confirm-trip.tsx'
import { ConfirmWay } from '#flights/web/confirm-way.tsx'
import { useConfirm } from '#flights/web/use-confirm.ts'
import type { OrderSum } from '#orders/answered.ts'
import type { GatewayShown } from '#payments/web/gateway-choice.tsx'
import { Note } from '#web/ui/note.tsx'
import type { Puzzle } from '#web/ui/use-captcha.ts'
import { useDoneBefore } from '#web/use-done-before.ts'

const ConfirmTerms = lazy(() => import('#flights/web/confirm-terms.tsx'))
const ConfirmPriceChange = lazy(() => import('#flights/web/confirm-price-change.tsx'))

export interface ConfirmProps {
  readonly order: { readonly orderId: string; readonly orderNumber: string }
  readonly isApproved: boolean
  readonly trip: Trip
  /** the directions, with their prices and rules */
  readonly legs: readonly OrderedLeg[]
  readonly travellers: readonly Traveller[]
  readonly priceChange: PriceChanged | null
  /** what the order is made of now */
  readonly sum: OrderSum
  /** the wallet's, without what is held for this order */
  readonly balance: number
  /** to be solved before the order is approved; an approved one needs none */
  readonly puzzle: Puzzle | undefined
  readonly gateways: readonly GatewayShown[]
  readonly searchAgain: string
  readonly onOver: () => void
}

/** The order under review: who and what, what pays it, and the one button that pays. */
export function Confirm(props: ConfirmProps) {
  const { order, gateways, travellers, legs } = props
  const { captcha, captchaInput, money, paying, change, dearer, ...way } = useConfirm(props)
  const [readsTerms, setReadsTerms] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useDoneBefore(place)
  return (
    <>
      <div ref={place} className="confirm">
        <h1 className="only-spoken">تأیید و پرداخت</h1>
        {paying.declined && (
          <Note tone="bad" announced>
            {paying.declined}
          </Note>
        )}
        <Suspense>
          {change && (
            <ConfirmPriceChange
              {...props}
              key={`${change.new} ${change.until}`}
              change={change}
              isNews={paying.price.isNews}
              isBusy={paying.isBusy}
              onAgree={() => void paying.agree()}
            />
          )}
        </Suspense>
        <ConfirmPeople travellers={travellers} legs={legs} orderNumber={order.orderNumber} />
        <ConfirmStops legs={legs} />
        <ConfirmPenalties legs={legs} />
        <ConfirmMoney {...money} />
        <ConfirmWay
          {...way}
          gateways={gateways}
          isAllFromWallet={money.shares.rest === 0}
          captcha={paying.isApproved || dearer ? undefined : captcha}
          captchaInput={captchaInput}
        />
        <ConfirmCancel {...props} seats={travellers.filter(({ paxType }) => paxType !== 'Infant').length} />
      </div>
      <ConfirmPay
        {...props}
        shares={money.shares}
        dearer={dearer}
        isBusy={paying.isBusy}
        hasGateway={way.gatewayId !== undefined}
        onReadTerms={() => setReadsTerms(true)}
        onPay={way.pay}
      />
      <Suspense>
        {readsTerms && (
          <ConfirmTerms legs={legs} travellers={travellers.length} onClose={() => setReadsTerms(false)} />
        )}
      </Suspense>
    </>
  )
}
