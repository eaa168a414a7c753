import { useEffect, useRef } from 'react'
import { priceText } from '#money/display-unit.ts'
import type { RefundRequest } from '#refunds/responses.ts'
import { DatedSteps } from '#web/ui/calendar/dated-steps.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly refund: RefundRequest
  readonly orderPath: string
}

export default function RefundDone({ refund, orderPath }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isInWallet = refund.destination === 'wallet'
  return (
    <section className="card refund-part refund-done" aria-labelledby="refund-done">
      <h1 id="refund-done" ref={title} tabIndex={-1}>
        <Icon name="check-circle-fill" size="large" />
        {isInWallet ? 'استرداد انجام شد' : 'درخواست استرداد ثبت شد'}
      </h1>
      <p className="refund-done-amount">
        <Price amount={priceText(refund.amount)} />{' '}
        {isInWallet ? 'به کیف پول شما نشست.' : `به ${refund.account ?? 'حساب شما'} برمی‌گردد.`}
      </p>
      <p>
        کد پیگیری <b className="ltr">{refund.trackingNumber}</b>
      </p>
      <DatedSteps steps={refund.steps} isCountedDown />
      <Note icon="phone-duotone">
        {isInWallet
          ? 'خبر را پیامک هم کردیم. پرسشی دارید؟ با پشتیبانی تماس بگیرید.'
          : 'نتیجه حداکثر تا ۲۴ ساعت تلفنی اعلام می‌شود؛ هر مرحله را پیامک هم می‌کنیم.'}
      </Note>
      <details className="refund-steps">
        <summary>رسید امضاشده</summary>
        <p className="refund-receipt" dir="ltr">
          {refund.receipt}
        </p>
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
