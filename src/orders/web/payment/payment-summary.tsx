import { lazy, type ReactNode, Suspense } from 'react'
import { clocks } from '#calendar/clocks.ts'
import type { PaymentView } from '#orders/web/payment/payment-page.tsx'
import type { PaymentState } from '#orders/web/payment/payment-state.ts'
import { CameTooLate, IssueFailed, NotPaid, StillInOrder } from '#orders/web/payment/payment-words.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { HoldCountdown } from '#web/ui/states/hold-countdown.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'

const PaymentAgain = lazy(async () => ({
  default: (await import('#orders/web/payment/payment-again.tsx')).PaymentAgain,
}))

const PaymentWaysOn = lazy(async () => ({
  default: (await import('#orders/web/payment/payment-ways-on.tsx')).PaymentWaysOn,
}))

const PaymentChoice = lazy(async () => ({
  default: (await import('#orders/web/payment/payment-choice.tsx')).PaymentChoice,
}))

interface Props {
  readonly shown: PaymentView
  readonly title: string
}

export function PaymentSummary({ shown, title }: Props) {
  const { tone, icon, words, again } = told(shown)
  return (
    <section className="payment-told" aria-labelledby="payment-title">
      <span className="payment-sign" data-tone={tone}>
        {icon === 'spinner' ? <span className="spinner" /> : <Icon name={icon} size="large" />}
      </span>
      <h1 id="payment-title">{title}</h1>
      <p>{words}</p>
      <p className="payment-order">
        شمارهٔ سفارش <bdi dir="ltr">{shown.orderNumber}</bdi>&nbsp;· <Price amount={shown.amount} />
      </p>
      {shown.holdUntil !== null && shown.state !== 'checking' && (
        <HoldCountdown until={shown.holdUntil} totalSeconds={clocks.hold} held={shown.words.held} bar />
      )}
      {shown.state === 'unissued' && (
        <Suspense fallback={<Waiting />}>
          <PaymentChoice orderId={shown.orderId} />
        </Suspense>
      )}
      {again && <PayOn shown={shown} words={again} />}
      <div className="payment-acts">
        {overStates.has(shown.state) && <WayOn {...shown} />}
        <LinkButton to={shown.orderPath} kind="line">
          دیدن سفارش
        </LinkButton>
      </div>
      {shown.waysOn.length > 0 && (
        <Suspense>
          <PaymentWaysOn waysOn={shown.waysOn} />
        </Suspense>
      )}
    </section>
  )
}

/** Where a change came to nothing the old ticket stands, and leads on. */
function WayOn({ pathBefore, searchAgain, words }: PaymentView) {
  if (pathBefore !== undefined) return <LinkButton to={pathBefore}>سفارش پیشین</LinkButton>
  return <LinkButton to={searchAgain}>{words.again}</LinkButton>
}

const overStates: ReadonlySet<PaymentState> = new Set(['lost', 'credited', 'failed', 'ended', 'refunded'])

function PayOn({ shown, words }: { readonly shown: PaymentView; readonly words: string }) {
  const { orderId, confirmPath, mustAgree, gateways, useWallet } = shown
  if (mustAgree) return <LinkButton to={confirmPath}>دیدن قیمت جدید</LinkButton>
  return (
    <PaymentAgain key={orderId} orderId={orderId} useWallet={useWallet} gateways={gateways} words={words} />
  )
}

const allGivenBack =
  'از این سفارش دیگر چیزی نمانده است. این‌که هر وجه به کجا و کی برگشته است، در صفحهٔ سفارش نوشته شده است.'

interface PaymentTexts {
  readonly tone: 'bad' | 'warn' | 'good'
  readonly icon: IconName | 'spinner'
  readonly words: ReactNode
  readonly again?: string
}

function told({ state, ...shown }: PaymentView): PaymentTexts {
  const { stillHas, hasNoMore } = shown.words
  switch (state) {
    case 'checking':
      return {
        tone: 'warn',
        icon: 'spinner',
        words:
          'پاسخ بانک را می‌پرسیم؛ معمولاً چند ثانیه طول می‌کشد. می‌توانید این صفحه را ببندید، پرداخت شما گم نمی‌شود.',
        // back to the bank's page of this attempt, whose result is unknown until the payer returns
        ...(shown.gateways.length > 0 && { again: 'هنوز نپرداخته‌ام؛ بازگشت به صفحهٔ بانک' }),
      }
    case 'unfinished':
      return {
        tone: 'warn',
        icon: 'credit-card-duotone',
        words: 'بانک می‌گوید هنوز چیزی پرداخت نشده است. تا پایان زمان نگه‌داری می‌توانید پرداخت را ادامه دهید.',
        again: 'ادامهٔ پرداخت',
      }
    case 'declined':
      return {
        tone: 'bad',
        icon: 'x-circle-fill',
        words: <NotPaid attempt={shown.attempt} after={stillHas} />,
        again: 'تلاش دوباره',
      }
    case 'lost':
      return {
        tone: 'bad',
        icon: 'x-circle-fill',
        words: <NotPaid attempt={shown.attempt} after={hasNoMore} />,
      }
    case 'credited':
      return {
        tone: 'good',
        icon: 'wallet-duotone',
        words: <CameTooLate amount={shown.attempt?.amount ?? shown.amount} />,
      }
    case 'unissued':
      return { tone: 'warn', icon: 'clock-countdown-duotone', words: <StillInOrder {...shown} /> }
    case 'failed':
      return {
        tone: 'good',
        icon: shown.moneyBack === 'wallet' ? 'wallet-duotone' : 'credit-card-duotone',
        words: <IssueFailed {...shown} />,
      }
    case 'issuing':
    case 'issued':
      return { tone: 'good', icon: 'check-circle-fill', words: `${shown.says}.` }
    case 'refunded':
      return { tone: 'good', icon: 'wallet-duotone', words: allGivenBack }
    case 'ended':
      return {
        tone: 'warn',
        icon: 'clock-countdown-duotone',
        words: `${shown.says}. برای این سفارش پولی گرفته نشده است.`,
      }
    default:
      return state satisfies never
  }
}
