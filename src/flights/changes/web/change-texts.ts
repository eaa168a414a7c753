import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import type { JourneyView } from '#orders/responses.ts'

/** One sentence; undefined for an unchanged direction. */
export function changeTexts({
  change,
  departureTime,
}: Pick<JourneyView, 'change' | 'departureTime'>): string | undefined {
  if (change === null) return undefined
  if (change.kind === 'cancelled') return 'ایرلاین این پرواز را لغو کرد.'
  const aircraft = change.aircraft === null ? '' : ` هواپیما: ${change.aircraft}.`
  if (change.kind === 'new-aircraft') return `هواپیمای این پرواز عوض شد.${aircraft}`
  const [sold, now] = [change.departureTime, departureTime].map((time) => Temporal.PlainDateTime.from(time))
  if (sold === undefined || now === undefined) return undefined
  return `ساعت تازه ${formattedMoment(now)}؛ قرار بود ${formattedMoment(sold)} برود.${aircraft}`
}

/** «۰۹:۲۰ شنبه ۱۴ آذر» */
export function formattedMoment(at: Temporal.PlainDateTime): string {
  return `${clockTime(at)} ${weekdayDayMonth(at.toPlainDate())}`
}
