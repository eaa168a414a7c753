import { useEffect, useRef } from 'react'
import { priceText } from '#money/display-unit.ts'
import type { RefundCreated } from '#refunds/responses.ts'
import { DatedSteps } from '#web/ui/calendar/dated-steps.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly refund: RefundCreated
  readonly orderPath: string
}

export default function RefundDone({ refund, orderPath }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const amount = [refund, ...refund.also].reduce((sum, one) => sum + one.amount, 0)
  const isInWallet = refund.destination === 'wallet'
  const isDone = isInWallet || refund.destination === 'credit'
  return (
    <section className="card refund-part refund-done" aria-labelledby="refund-done">
      <h1 id="refund-done" ref={title} tabIndex={-1}>
        <Icon name="check-circle-fill" size="large" />
        {isDone ? 'استرداد انجام شد' : 'درخواست استرداد ثبت شد'}
      </h1>
      <p className="refund-done-amount">
        <Price amount={priceText(amount)} />{' '}
        {isInWallet
          ? 'به کیف پول شما نشست.'
          : isDone
            ? 'به اعتبار آژانس برگشت.'
            : `به ${refund.account ?? 'حساب شما'} برمی‌گردد.`}
      </p>
      <p>
        کد پیگیری{' '}
        {[refund, ...refund.also].map(({ trackingNumber }, at) => (
          <span key={trackingNumber}>
            {at > 0 && ' و '}
            <b className="ltr">{trackingNumber}</b>
          </span>
        ))}
      </p>
      <DatedSteps steps={refund.steps} isCountedDown />
      <Note icon="phone-duotone">
        {isDone
          ? 'خبر را برایتان هم فرستادیم. پرسشی دارید؟ با پشتیبانی تماس بگیرید.'
          : 'نتیجه حداکثر تا ۲۴ ساعت تلفنی اعلام می‌شود؛ خبر هر مرحله را هم برایتان می‌فرستیم.'}
      </Note>
      <details className="refund-steps">
        <summary>رسید امضاشده</summary>
        {[refund, ...refund.also].map(({ receipt }) => (
          <p key={receipt} className="refund-receipt" dir="ltr">
            {receipt}
          </p>
        ))}
      </details>
      <div className="refund-acts">
        <LinkButton to={orderPath}>برگشت به سفارش</LinkButton>
        {isInWallet && (
          <LinkButton kind="line" to="/profile/transactions">
            تراکنش‌ها
          </LinkButton>
        )}
      </div>
    </section>
  )
}
