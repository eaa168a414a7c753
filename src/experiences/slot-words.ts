import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'

interface Hours {
  readonly from: string
  readonly to: string
}

/** As stored: local to its place, without a zone. */
interface When {
  readonly startsLocal: string
  readonly isAllDay: boolean
  readonly hours: readonly Hours[]
}

/** «۰۹:۰۰ تا ۱۲:۳۰ و ۱۳:۳۰ تا ۱۸:۰۰» */
export function hoursSay(hours: readonly Hours[]): string {
  return hours.map(({ from, to }) => `${persianDigits(from)} تا ${persianDigits(to)}`).join(' و ')
}

/** «ساعت ۱۰:۰۰»; of a day that is open its hours. */
export function timeSays({ startsLocal, isAllDay, hours }: When): string {
  if (!isAllDay) return `ساعت ${clockTime(Temporal.PlainDateTime.from(startsLocal))}`
  return hours.length === 0 ? 'همهٔ روز' : `باز از ${hoursSay(hours)}`
}

/** «پنجشنبه ۱۲ آذر، ساعت ۱۰:۰۰ به وقت محلی» */
export function whenSays(when: When): string {
  const day = Temporal.PlainDateTime.from(when.startsLocal).toPlainDate()
  return `${weekdayDayMonth(day)}، ${timeSays(when)} به وقت محلی`
}

/** «چهارشنبه ۱۱ آذر، ساعت ۱۰:۰۰» */
export function momentSays(local: string): string {
  const at = Temporal.PlainDateTime.from(local)
  return `${weekdayDayMonth(at.toPlainDate())}، ساعت ${clockTime(at)}`
}
