import { iranZone } from '#calendar/zones.ts'
/** Tehran time: `{ from: '23:00', to: '08:00' }`. */
export interface QuietHours {
  readonly from: string
  readonly to: string
}

export const usualQuietHours: QuietHours = { from: '23:00', to: '08:00' }

/** `08:00` to `08:00` would be ambiguous. */
export function areQuietHours({ from, to }: QuietHours): boolean {
  return isTimeOfDay(from) && isTimeOfDay(to) && from !== to
}

/** undefined when not quiet now. `from` is inclusive, `to` exclusive. */
export function quietUntil(now: Temporal.Instant, hours: QuietHours): Temporal.Instant | undefined {
  const local = now.toZonedDateTimeISO(iranZone)
  const [at, from, to] = [local.toPlainTime(), hours.from, hours.to].map((time) =>
    Temporal.PlainTime.from(time),
  )
  if (at === undefined || from === undefined || to === undefined) return undefined
  const { compare } = Temporal.PlainTime
  const isPastBegin = compare(at, from) >= 0
  const isBeforeEnd = compare(at, to) < 0
  const isOverMidnight = compare(from, to) > 0
  if (isOverMidnight ? !isPastBegin && !isBeforeEnd : !(isPastBegin && isBeforeEnd)) return undefined
  const endsTomorrow = isOverMidnight && isPastBegin
  const day = local.toPlainDate().add({ days: endsTomorrow ? 1 : 0 })
  return day.toZonedDateTime({ timeZone: iranZone, plainTime: to }).toInstant()
}

function isTimeOfDay(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
}
