import { weekdayDayMonth } from '#calendar/formatted.ts'
import { inToman } from '#money/formatted.ts'
import type { Rial } from '#money/rial.ts'

interface Terms {
  readonly startsOn: Temporal.PlainDate
  readonly fee: Rial
  readonly isVisaRefused?: boolean
}

/** «تا پایان شنبه ۲۱ آذر …»: the last day on which something comes back. */
export function refundSays({ startsOn, fee, isVisaRefused = false }: Terms): string {
  if (isVisaRefused) return 'ویزا رد شده است: همهٔ مبلغ برمی‌گردد.'
  const last = weekdayDayMonth(startsOn.subtract({ days: 1 }))
  return `تا پایان ${last} لغو می‌شود و ${inToman(fee)} تومان برای هر نفر کم می‌شود. از روز رفت چیزی برنمی‌گردد.`
}
