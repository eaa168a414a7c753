import { fullDate } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'

/** «۳۰ آبان ۱۴۰۵، ۳ روز پیش». */
export function formattedRateAge(today: Temporal.PlainDate, setOn: Temporal.PlainDate): string {
  return `${fullDate(setOn)}، ${ageOf(setOn.until(today).total('days'))}`
}

function ageOf(days: number): string {
  if (days <= 0) return 'امروز'
  return days === 1 ? 'دیروز' : `${persianDigits(days)} روز پیش`
}
