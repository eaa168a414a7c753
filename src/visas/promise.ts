import { isDayOff } from '#calendar/holidays.ts'
import type { VisaChoice } from '#visas/choice.ts'
import { countryData } from '#visas/countries.ts'

/** Where our desk is, and our calendar. */
const homeZone = 'Asia/Tehran'
/** The desk's day ends then: a day's work is there by that hour. */
const dayEnds = Temporal.PlainTime.from('18:00')

/**
 * Until when the answer to a request is promised that is paid at a moment: so many hours later where it is urgent, else at
 * six in the evening, in Tehran, of so many working days after that day. Undefined for a speed that is not sold.
 */
export function promisedAt(
  { country, speed }: Pick<VisaChoice, 'country' | 'speed'>,
  paidAt: Temporal.Instant,
): Temporal.Instant | undefined {
  const takes = countryData(country).takes.find((one) => one.speed === speed)
  if (takes === undefined) return undefined
  if (takes.unit === 'hour')
    return paidAt.add({ hours: takes.most }).round({ smallestUnit: 'minute', roundingMode: 'ceil' })
  const paid = paidAt.toZonedDateTimeISO(homeZone).toPlainDate()
  return afterWorkdays(paid, takes.most, (day) => isWorkday(day, countryData(country).weekend))
    .toZonedDateTime({ timeZone: homeZone, plainTime: dayEnds })
    .toInstant()
}

/** A day counts when both work: the authority, and we who file with it. Its own holidays we do not know. */
export function isWorkday(day: Temporal.PlainDate, weekend: readonly number[]): boolean {
  return !weekend.includes(day.dayOfWeek) && !isDayOff(day)
}

function afterWorkdays(
  from: Temporal.PlainDate,
  count: number,
  counts: (day: Temporal.PlainDate) => boolean,
): Temporal.PlainDate {
  let day = from
  for (let left = count; left > 0; ) {
    day = day.add({ days: 1 })
    if (counts(day)) left -= 1
  }
  return day
}
