import type { ReactNode } from 'react'
import { clocks } from '#calendar/clocks.ts'
import type { PaymentShown } from '#orders/web/payment-page.tsx'
import { orderPath } from '#orders/web/trip.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Countdown } from '#web/ui/countdown.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Price } from '#web/ui/price.tsx'

interface Props {
  readonly shown: PaymentShown
  readonly title: string
}

/** Whatever is neither being issued nor issued: what happened, what becomes of the money, what to do. */
export function PaymentTold({ shown, title }: Props) {
  const { tone, icon, words, act } = told(shown)
  return (
    <section className="payment-told" aria-labelledby="payment-title">
      <span className="payment-sign" data-tone={tone}>
        {icon === 'spinner' ? <span className="spinner" /> : <Icon name={icon} size="large" />}
      </span>
      <h1 id="payment-title">{title}</h1>
      <p>{words}</p>
      <p className="payment-order">
        شمارهٔ سفارش <bdi dir="ltr">{shown.orderNumber}</bdi> · <Price amount={shown.amount} />
      </p>
      {shown.holdUntil !== null && shown.state !== 'checking' && (
        <Countdown
          until={shown.holdUntil}
          totalSeconds={clocks.hold}
          words="قیمت و صندلی تا"
          after="برای شما نگه داشته شده"
          bar
        />
      )}
      <div className="payment-acts">{act}</div>
    </section>
  )
}

interface Told {
  readonly tone: 'bad' | 'warn' | 'good'
  readonly icon: IconName | 'spinner'
  readonly words: ReactNode
  readonly act: ReactNode
}

function told({ state, ...shown }: PaymentShown): Told {
  const details = (
    <LinkButton to={orderPath(shown.orderId)} kind="line">
      دیدن سفارش
    </LinkButton>
  )
  switch (state) {
    case 'checking':
      return {
        tone: 'warn',
        icon: 'spinner',
        words:
          'پاسخ بانک را می‌پرسیم؛ معمولاً چند ثانیه طول می‌کشد. می‌توانید این صفحه را ببندید، پرداخت شما گم نمی‌شود.',
        act: details,
      }
    case 'unfinished':
      return {
        tone: 'warn',
        icon: 'credit-card-duotone',
        words: 'صفحهٔ بانک بی‌نتیجه بسته شده است. تا پایان زمان نگه‌داری می‌توانید پرداخت را ادامه دهید.',
        act: [<PayAgain key="pay" orderId={shown.orderId} words="ادامهٔ پرداخت" />, details],
      }
    case 'declined':
      return {
        tone: 'bad',
        icon: 'x-circle-fill',
        words: <NotPaid backBy={shown.attempt?.backBy} after="صندلی شما هنوز نگه داشته شده است." />,
        act: [<PayAgain key="pay" orderId={shown.orderId} words="پرداخت دوباره" />, details],
      }
    case 'lost':
      return {
        tone: 'bad',
        icon: 'x-circle-fill',
        words: <NotPaid backBy={shown.attempt?.backBy} after="زمان نگه‌داری صندلی هم تمام شده است." />,
        act: [<SearchAgain key="search" to={shown.searchAgain} />, details],
      }
    case 'credited':
    case 'failed':
      return {
        ...backInWallet(state, shown),
        act: [<SearchAgain key="search" to={shown.searchAgain} />, details],
      }
    case 'issuing':
    case 'issued':
      return { tone: 'good', icon: 'check-circle-fill', words: `${shown.says}.`, act: details }
    case 'ended':
      return {
        tone: 'warn',
        icon: 'clock-countdown-duotone',
        words: `${shown.says}. برای این سفارش پولی گرفته نشده است.`,
        act: [<SearchAgain key="search" to={shown.searchAgain} />, details],
      }
    default:
      return state satisfies never
  }
}

/** §4: ticket issue failed after payment, or money that came when nothing could be bought with it any more. */
function backInWallet(state: 'credited' | 'failed', shown: Omit<PaymentShown, 'state'>): Omit<Told, 'act'> {
  const amount = (
    <Price amount={state === 'failed' ? shown.amount : (shown.attempt?.amount ?? shown.amount)} />
  )
  return {
    tone: 'good',
    icon: 'wallet-duotone',
    words:
      state === 'failed' ? (
        <>کل مبلغ به کیف پول شما برگشت: {amount}. خبرش را پیامک کردیم؛ می‌توانید پرواز دیگری انتخاب کنید.</>
      ) : (
        <>پرداخت شما وقتی رسید که این سفارش دیگر قابل پرداخت نبود. {amount} به کیف پول شما برگشت.</>
      ),
  }
}

/** §4: what was taken for nothing comes back within 72 hours. */
function NotPaid({ backBy, after }: { readonly backBy: string | undefined; readonly after: string }) {
  return (
    <>
      پرداخت ناموفق بود. اگر مبلغی کم شده، حداکثر تا ۷۲ ساعت برمی‌گردد{backBy && `، یعنی تا ${backBy}`}.{' '}
      {after}
    </>
  )
}

function PayAgain({ orderId, words }: { readonly orderId: string; readonly words: string }) {
  return <LinkButton to={`/confirm?orderId=${orderId}`}>{words}</LinkButton>
}

function SearchAgain({ to }: { readonly to: string }) {
  return <LinkButton to={to}>جستجوی دوباره</LinkButton>
}
