import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { clocks } from '#calendar/clocks.ts'
import { priceWords } from '#money/display-unit.ts'
import { TermsCheck, useTerms } from '#orders/web/confirm/confirm-terms-check.tsx'
import { WalletSwitch } from '#orders/web/confirm/wallet-switch.tsx'
import type { TripView } from '#orders/web/trips/trip-page.server.ts'
import { type TripToPay, useTripPayment } from '#orders/web/trips/use-trip-payment.ts'
import { GatewayChoice } from '#payments/web/gateway-choice.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { HoldCountdown } from '#web/ui/states/hold-countdown.tsx'
import { Note } from '#web/ui/states/note.tsx'

const TripTerms = lazy(() => import('#orders/web/trips/trip-terms.tsx'))

interface Props extends TripToPay, Pick<TripView, 'parts' | 'isWhole' | 'terms' | 'changes'> {
  readonly until: string
}

export function TripPay({ parts, isWhole, terms, until, changes, ...trip }: Props) {
  const { way, money, pay, isBusy, declined, stepUps } = useTripPayment(trip)
  const { revalidate } = useRevalidator()
  const { isAgreed, ...agreement } = useTerms()
  const [readsTerms, setReadsTerms] = useState(false)
  const { rest, wallet } = money.shares
  const isAllFromWallet = rest === 0
  return (
    <section className="card order-part trip-pay" aria-labelledby="trip-pay">
      <h2 id="trip-pay">پرداخت همهٔ سفر</h2>
      <HoldCountdown until={until} totalSeconds={clocks.hold} held="قیمت‌ها" onEnd={() => void revalidate()} />
      {changes.map((change) => (
        <AgreedChange key={change.orderId} {...change} />
      ))}
      <WalletSwitch {...money} />
      {!isAllFromWallet && <GatewayChoice {...way} />}
      <TermsCheck {...agreement} edition={terms} onRead={() => setReadsTerms(true)} />
      <RefusalNote says={declined} />
      <div className="order-acts">
        <Button
          kind="commit"
          size="large"
          busy={isBusy && (isAllFromWallet ? 'در حال پرداخت…' : 'در حال رفتن به درگاه…')}
          disabled={isBusy || (way.chosen === undefined && !isAllFromWallet)}
          onClick={() => isAgreed() && void pay()}
        >
          {isAllFromWallet ? 'پرداخت از کیف پول' : `پرداخت ${priceWords(rest)}`}
        </Button>
        {wallet > 0 && rest > 0 && (
          <p className="order-soft">{priceWords(wallet)} از کیف پول برداشته می‌شود.</p>
        )}
      </div>
      {stepUps[0]}
      {stepUps[1]}
      <Suspense>
        {readsTerms && <TripTerms parts={parts} isWhole={isWhole} onClose={() => setReadsTerms(false)} />}
      </Suspense>
    </section>
  )
}

function AgreedChange({ name, old, becomes, difference }: TripView['changes'][number]) {
  return (
    <Note tone="good">
      {difference > 0 ? (
        <>
          <b>قیمت جدید «{name}» را پذیرفتید.</b> {priceWords(difference)} به مبلغ قبلی اضافه شد.
        </>
      ) : (
        <>
          <b>قیمت «{name}» کم شد.</b> قیمت قبلی {priceWords(old)} بود و حالا {priceWords(becomes)} است.
        </>
      )}
    </Note>
  )
}
