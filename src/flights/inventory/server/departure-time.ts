import type { FlightDay } from '#flights/inventory/server/flight-day.ts'
import type { Route } from '#flights/inventory/server/route.ts'

interface Leaving {
  readonly route: Pick<Route, 'origin'>
  readonly departs: number
}

/** In local time, also in nights of clock changes. */
export function departureAt({ route, departs }: Leaving, date: Temporal.PlainDate): Temporal.ZonedDateTime {
  return date.toPlainDateTime().add({ minutes: departs }).toZonedDateTime(route.origin.timeZone)
}

interface ZoneDay {
  readonly midnightMs: number
  readonly isEven: boolean
}

const known = new Map<string, ZoneDay>()
const knownAtMost = 20_000

/** Fast version in epoch milliseconds, for calendars and schedules. */
export function departsMs(line: Leaving, day: Pick<FlightDay, 'date'>): number {
  const zone = line.route.origin.timeZone
  const { midnightMs, isEven } = zoneDay(zone, day.date)
  if (isEven) return midnightMs + line.departs * 60_000
  return departureAt(line, Temporal.PlainDate.from(day.date)).epochMilliseconds
}

function zoneDay(zone: string, date: string): ZoneDay {
  const name = `${date}${zone}`
  const found = known.get(name)
  if (found !== undefined) return found
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime(zone)
  const made = { midnightMs: midnight.epochMilliseconds, isEven: midnight.hoursInDay === 24 }
  if (known.size >= knownAtMost) known.clear()
  known.set(name, made)
  return made
}
