import { departsMs } from '#flights/inventory/server/departure-time.ts'
import { flightDay } from '#flights/inventory/server/flight-day.ts'
import type { Line, Timetable } from '#flights/inventory/server/timetable.ts'
import { airlineOf } from '#places/airlines.ts'

interface Flown {
  readonly line: Line
  readonly departs: number
  readonly arrives: number
}

const hour = 3_600_000

export function reachedFrom(
  timetable: Timetable,
  origin: string,
  date: Temporal.PlainDate,
): ReadonlySet<string> {
  const days = [0, 1, 2].map((add) => flownOn(timetable, date.add({ days: add })))
  const from = Map.groupBy(days.flat(), ({ line }) => line.route.origin.iata)
  let arriving: readonly Flown[] = (days[0] ?? []).filter(({ line }) => line.route.origin.iata === origin)
  const reached = new Set<string>()
  for (let flights = 1; flights <= 3; flights += 1) {
    for (const { line } of arriving) reached.add(line.route.destination.iata)
    const next = arriving.flatMap((flight) =>
      (from.get(flight.line.route.destination.iata) ?? []).filter((onward) => connects(flight, onward)),
    )
    arriving = [...new Set(next)]
  }
  reached.delete(origin)
  return reached
}

/** §9: four hours between international flights on separate tickets, one hour on one ticket. */
function connects(before: Flown, after: Flown): boolean {
  const wait = after.departs - before.arrives
  const isOneTicket =
    before.line.carrier.id === after.line.carrier.id && airlineOf(after.line.carrier.id).throughPercent < 100
  return wait >= (isOneTicket ? 1 : 4) * hour && wait <= 24 * hour
}

function flownOn(timetable: Timetable, date: Temporal.PlainDate): readonly Flown[] {
  const day = flightDay(date)
  return [...timetable.values()]
    .flat()
    .filter((line) => line.days[day.weekday])
    .map((line) => {
      const departs = departsMs(line, day)
      return { line, departs, arrives: departs + line.route.blockMinutes * 60_000 }
    })
}
