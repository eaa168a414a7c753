import { weekdayDayMonth } from '#calendar/formatted.ts'
import { priceWords } from '#money/display-unit.ts'
import type { Rial } from '#money/rial.ts'

interface Terms {
  readonly startsOn: Temporal.PlainDate
  /** null: the insurer says it when somebody gives back */
  readonly fee: Rial | null
  readonly isVisaRefused?: boolean
}

/** «تا پایان شنبه ۲۱ آذر …»: the last day on which something comes back. */
export function refundSays({ startsOn, fee, isVisaRefused = false }: Terms): string {
  const last = weekdayDayMonth(startsOn.subtract({ days: 1 }))
  if (fee === null)
    return `تا پایان ${last} لغو می‌شود؛ بیمه‌گر همان هنگام می‌گوید چه مبلغی برمی‌گردد و پیش از تأیید آن را می‌بینید. از روز رفت چیزی برنمی‌گردد.`
  if (isVisaRefused) return 'ویزا رد شده است: همهٔ مبلغ برمی‌گردد.'
  return `تا پایان ${last} لغو می‌شود و ${priceWords(fee)} برای هر نفر کم می‌شود. از روز رفت چیزی برنمی‌گردد.`
}

/** Of our own contract alone: others decide it themselves. */
export function visaRefusedSays({ fee }: Pick<Terms, 'fee'>): string | null {
  return fee === null
    ? null
    : 'اگر ویزای شما رد شود، با نامهٔ رد ویزا همهٔ مبلغ برمی‌گردد؛ نامه را در پشتیبانی بفرستید.'
}
