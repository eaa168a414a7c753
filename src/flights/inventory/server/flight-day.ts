import { weekdayFromSaturday } from '#calendar/names.ts'
import { dayFactor } from '#flights/inventory/server/day-factor.ts'

/** A day of the timetable, with what is worth working out once for all its flights. */
export interface FlightDay {
  /** ISO */
  readonly date: string
  /** 0 on Saturday */
  readonly weekday: number
  /** percent of an ordinary day's prices */
  readonly factor: number
}

const zone = 'Asia/Tehran'
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

/** Whole hours left, counted up: the demand of a fare moves by the hour. */
export function hoursLeft(departsMs: number, nowMs: number): number {
  return Math.ceil((departsMs - nowMs) / 3_600_000)
}

export function minutesLeft(departsMs: number, nowMs: number): number {
  return (departsMs - nowMs) / 60_000
}

/** Today at the airports of the network. */
export function todayAt(now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(zone).toPlainDate()
}
