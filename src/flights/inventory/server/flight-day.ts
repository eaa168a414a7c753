import { weekdayFromSaturday } from '#calendar/names.ts'
import { iranZone } from '#calendar/zones.ts'
import { dayFactor } from '#flights/inventory/server/day-factor.ts'

export interface FlightDay {
  readonly date: string
  readonly weekday: number
  readonly factor: number
}

const known = new Map<string, FlightDay>()
const knownAtMost = 1000

export function flightDay(date: Temporal.PlainDate): FlightDay {
  const iso = date.toString()
  const day = known.get(iso) ?? {
    date: iso,
    weekday: weekdayFromSaturday(date),
    factor: dayFactor(date),
  }
  if (known.size >= knownAtMost) known.clear()
  known.set(iso, day)
  return day
}

/** Rounded up: demand moves by the hour. */
export function hoursLeft(departsMs: number, nowMs: number): number {
  return Math.ceil((departsMs - nowMs) / 3_600_000)
}

export function minutesLeft(departsMs: number, nowMs: number): number {
  return (departsMs - nowMs) / 60_000
}

export function todayAt(now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(iranZone).toPlainDate()
}
