import type { ReactNode } from 'react'
import { moneyBackWords } from '#orders/money-back.ts'
import { notElsewhere } from '#orders/not-elsewhere.ts'
import type { PaymentView } from '#orders/web/payment/payment-page.tsx'
import { failedPayment } from '#payments/failed-payment.ts'
import { Price } from '#web/ui/flight/price.tsx'
import { TimeLeft } from '#web/ui/states/time-left.tsx'

type Attempt = PaymentView['attempt']

/** §4: refunded within 72 hours, with day and hour. */
export function NotPaid({ attempt, after }: { readonly attempt: Attempt; readonly after: string }) {
  if (attempt?.taken !== undefined) return <OtherAmount {...attempt} taken={attempt.taken} after={after} />
  if (attempt?.bankSays?.isCancelled === true)
    return (
      <>
        {attempt.bankSays.says} {after}
      </>
    )
  return (
    <>
      {attempt?.bankSays?.says ?? failedPayment.says} {failedPayment.comesBack}
      {attempt && (
        <>
          ، یعنی تا <b>{attempt.backBy}</b>
          <TimeLeft until={attempt.backAt} />
        </>
      )}
      . {after}
    </>
  )
}

interface OtherAmountProps {
  readonly amount: string
  readonly taken: NonNullable<NonNullable<Attempt>['taken']>
  readonly backBy: string
  readonly after: string
}

/** The bank charged another amount: it does not pay the order. */
function OtherAmount({ amount, taken, backBy, after }: OtherAmountProps): ReactNode {
  const went = {
    reversed: <>همان مبلغ به کارت شما برگشت.</>,
    credited: <>همان مبلغ در کیف پول شماست.</>,
    unknown: (
      <>
        همان مبلغ حداکثر تا <b>{backBy}</b> به کارت یا کیف پول شما برمی‌گردد.
      </>
    ),
  }
  return (
    <>
      بانک به‌جای <Price amount={amount} /> مبلغ <Price amount={taken.amount} /> را گرفته است؛ با آن نمی‌شد این
      سفارش را پرداخت. {went[taken.became]} {after}
    </>
  )
}

type Failed = Pick<PaymentView, 'paid' | 'words' | 'isByTicket' | 'moneyBack'>

export function IssueFailed({ paid, words, isByTicket, moneyBack }: Failed) {
  if (isByTicket) return <OldTicketStands paid={paid} />
  return (
    <>
      {words.failing} نشد و همهٔ <Price amount={paid} /> {moneyBackWords[moneyBack].went}
      {moneyBack === 'payers' && '، تا ۷۲ ساعت'}. خبرش را برایتان فرستادیم؛ می‌توانید {words.another}.
      {moneyBack === 'payers' && ` ${notElsewhere.payers}`}
    </>
  )
}

export function StillInOrder({ paid, words }: Pick<PaymentView, 'paid' | 'words'>) {
  return (
    <>
      {words.failing} نشد. <Price amount={paid} /> که پرداخته‌اید هنوز در همین سفارش است: با آن یکی از
      پیشنهادهای زیر را بردارید؛ اگر تا پایان مهلت چیزی برندارید، همهٔ آن خودکار به کیف پول شما می‌رود.
    </>
  )
}

function OldTicketStands({ paid }: Pick<PaymentView, 'paid'>) {
  return (
    <>
      بلیت تازه صادر نشد و بلیت پیشین شما سر جایش است.{' '}
      {paid !== '0' && (
        <>
          <Price amount={paid} /> که پرداخته بودید به کیف پول شما برگشت.{' '}
        </>
      )}
      از سفارش پیشین پرواز دیگری انتخاب کنید یا پول آن را پس بگیرید.
    </>
  )
}

export function CameTooLate({ amount }: { readonly amount: string }) {
  return (
    <>
      پرداخت شما وقتی رسید که این سفارش دیگر قابل پرداخت نبود. <Price amount={amount} /> به کیف پول شما برگشت.
    </>
  )
}
