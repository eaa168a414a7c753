import { moneyUnit, priceText } from '#money/display-unit.ts'
import type { RefundableItem, RefundRequest } from '#refunds/responses.ts'
import { isSameItem } from '#refunds/same-item.ts'
import { DatedSteps } from '#web/ui/calendar/dated-steps.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly request: RefundRequest
  readonly items: readonly RefundableItem[]
}

const intoWords = { wallet: 'به کیف پول', order: 'برای پرواز تازه', credit: 'به اعتبار آژانس' } as const

export function RefundTimeline({ request, items }: Props) {
  const { trackingNumber, amount, penalty, compensation, account, destination, paidInto } = request
  const names = items
    .filter((item) => request.items.some((one) => isSameItem(one, item)))
    .map(({ name }) => name)
  return (
    <section className="card order-refunds" aria-label={`استرداد ${trackingNumber}`}>
      <header>
        <h2>استرداد {[...new Set(names)].join('، ')}</h2>
        <Price amount={priceText(amount)} tone="saving" />
      </header>
      <p>
        کد پیگیری <b className="ltr">{trackingNumber}</b>&nbsp;· جریمه{' '}
        <bdi dir="ltr">{priceText(penalty)}</bdi> {moneyUnit()} ·{' '}
        {destination === 'bank' ? account : intoWords[destination]}
      </p>
      <DatedSteps steps={request.steps} isCountedDown />
      {destination === 'bank' && paidInto === 'wallet' && (
        <Note tone="warn">بانک این واریز را نپذیرفت و مبلغ به کیف پول شما نشست.</Note>
      )}
      {compensation > 0 && (
        <Note tone="good">
          برای دیرکرد، <bdi dir="ltr">{priceText(compensation)}</bdi> {moneyUnit()} به کیف پول شما نشست.
        </Note>
      )}
    </section>
  )
}
