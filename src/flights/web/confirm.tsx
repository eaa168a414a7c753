import { lazy, Suspense, useRef, useState } from 'react'
import type { FareRules, ItemisedPrice, Traveller } from '#flights/answered.ts'
import { ConfirmCancel } from '#flights/web/confirm-cancel.tsx'
import { ConfirmPay } from '#flights/web/confirm-pay.tsx'
import { ConfirmPeople } from '#flights/web/confirm-people.tsx'
import type { Trip } from '#flights/web/confirm-trip.tsx'
import { usePaying } from '#flights/web/use-paying.ts'
import { firstActive, GatewayChoice, type GatewayShown } from '#payments/web/gateway-choice.tsx'
import { CaptchaField } from '#web/ui/captcha-field.tsx'
import { Note } from '#web/ui/note.tsx'
import { type Puzzle, useCaptcha } from '#web/ui/use-captcha.ts'

const ConfirmTerms = lazy(() => import('#flights/web/confirm-terms.tsx'))

export interface ConfirmProps {
  readonly order: { readonly orderId: string; readonly orderNumber: string; readonly total: number }
  readonly isApproved: boolean
  readonly trip: Trip
  readonly travellers: readonly Traveller[]
  readonly prices: readonly ItemisedPrice[]
  readonly fareRules: FareRules
  /** to be solved before the order is approved; an approved one needs none */
  readonly puzzle: Puzzle | undefined
  readonly gateways: readonly GatewayShown[]
  readonly searchAgain: string
  readonly onOver: () => void
}

/** The order under review: who and what, where to pay, and the one button that pays. */
export function Confirm(props: ConfirmProps) {
  const { order, gateways, travellers, puzzle } = props
  const [gatewayId, setGatewayId] = useState(firstActive(gateways))
  const [readsTerms, setReadsTerms] = useState(false)
  const captchaInput = useRef<HTMLInputElement>(null)
  const captcha = useCaptcha(order.orderId, puzzle ?? noPuzzle)
  const paying = usePaying({ ...props, captcha, onWrongCode: () => captchaInput.current?.focus() })

  return (
    <>
      <div className="confirm">
        <h1 className="only-spoken">تأیید و پرداخت</h1>
        {paying.declined && (
          <Note tone="bad" announced>
            {paying.declined}
          </Note>
        )}
        <ConfirmPeople travellers={travellers} orderNumber={order.orderNumber} />
        <section className="card checkout-section" aria-labelledby="gateways-title">
          <h2 id="gateways-title">درگاه پرداخت</h2>
          <p className="confirm-sub">همهٔ کارت‌های عضو شتاب پذیرفته می‌شود.</p>
          <GatewayChoice gateways={gateways} chosen={gatewayId} onChoose={setGatewayId} />
          {!paying.isApproved && (
            <div className="confirm-captcha">
              <CaptchaField captcha={captcha} ref={captchaInput} />
            </div>
          )}
        </section>
        <ConfirmCancel {...props} seats={travellers.filter(({ paxType }) => paxType !== 'Infant').length} />
      </div>
      <ConfirmPay
        {...props}
        isBusy={paying.isBusy}
        hasGateway={gatewayId !== undefined}
        onReadTerms={() => setReadsTerms(true)}
        onPay={() => gatewayId !== undefined && void paying.pay(gatewayId)}
      />
      {readsTerms && (
        <Suspense>
          <ConfirmTerms
            rules={props.fareRules}
            travellers={travellers.length}
            onClose={() => setReadsTerms(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Of an order that was approved before; its field is not drawn. */
const noPuzzle: Puzzle = { captchaId: '', imageUrl: '', audioUrl: '', expiresAt: '9999-12-31T00:00:00Z' }
