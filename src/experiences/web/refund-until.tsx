import type { ExperienceSlot } from '#experiences/responses.ts'
import { momentSays } from '#experiences/slot-words.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly slot: Pick<ExperienceSlot, 'refundableUntilLocal' | 'isRefundable'>
  /** rial */
  readonly total: number
}

/** What comes back until when, to the rial. */
export function RefundUntil({ slot: { refundableUntilLocal, isRefundable }, total }: Props) {
  const all = `${priceText(total)} ${moneyUnit()}`
  return isRefundable ? (
    <Note tone="good">
      تا {momentSays(refundableUntilLocal)} به وقت محلی همهٔ {all} برمی‌گردد؛ پس از آن چیزی برنمی‌گردد.
    </Note>
  ) : (
    <Note tone="warn">مهلت لغو این نوبت گذشته است: از {all} چیزی برنمی‌گردد.</Note>
  )
}
