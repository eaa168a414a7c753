import { isDayOff } from '#calendar/holidays.ts'
import { iranZone } from '#calendar/zones.ts'
import type { VisaChoice } from '#visas/choice.ts'
import { countryData } from '#visas/countries.ts'

const dayEnds = Temporal.PlainTime.from('18:00')

/** The deadline of a request paid at `paidAt`: hours later when urgent, else 18:00 in
 * Tehran after so many working days. Undefined for a speed not sold. */
export function promisedAt(
  { country, speed }: Pick<VisaChoice, 'country' | 'speed'>,
  paidAt: Temporal.Instant,
): Temporal.Instant | undefined {
  const takes = countryData(country).takes.find((one) => one.speed === speed)
  if (takes === undefined) return undefined
  if (takes.unit === 'hour')
    return paidAt.add({ hours: takes.most }).round({ smallestUnit: 'minute', roundingMode: 'ceil' })
  const paid = paidAt.toZonedDateTimeISO(iranZone).toPlainDate()
  return afterWorkdays(paid, takes.most, (day) => isWorkday(day, countryData(country).weekend))
    .toZonedDateTime({ timeZone: iranZone, plainTime: dayEnds })
    .toInstant()
}

/** A working day of both the authority and us. The authority's own holidays are unknown. */
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
