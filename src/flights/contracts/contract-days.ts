import { weekdayFromSaturday } from '#calendar/names.ts'
import { type ContractFlight, weekdays } from '#flights/contracts/contract.ts'
import { airportOf } from '#places/airports.ts'

/** The days of the week a flight of a contract leaves on, from Saturday. */
export function weekOf({ days: { on } }: Pick<ContractFlight, 'days'>): readonly boolean[] {
  return weekdays.map((day) => on === undefined || on.includes(day))
}

/** The days it leaves on, by the clock of the airport it leaves from. */
export function datesOf(flight: Pick<ContractFlight, 'days'>): readonly Temporal.PlainDate[] {
  const { from, until, except = [] } = flight.days
  const first = Temporal.PlainDate.from(from)
  const week = weekOf(flight)
  const count = first.until(Temporal.PlainDate.from(until)).days + 1
  return Array.from({ length: Math.max(0, count) }, (_, later) => first.add({ days: later })).filter(
    (date) => week[weekdayFromSaturday(date)] && !except.includes(date.toString()),
  )
}

export function timesOn(
  { origin, destination, departs, arrives, arrivesDaysLater = 0 }: ContractFlight,
  date: Temporal.PlainDate,
): { readonly departs: Temporal.ZonedDateTime; readonly minutes: number } {
  const at = (day: Temporal.PlainDate, time: string, iata: string) =>
    day.toZonedDateTime({ timeZone: airportOf(iata).timeZone, plainTime: Temporal.PlainTime.from(time) })
  const leaves = at(date, departs, origin)
  const lands = at(date.add({ days: arrivesDaysLater }), arrives, destination)
  return { departs: leaves, minutes: (lands.epochMilliseconds - leaves.epochMilliseconds) / 60_000 }
}

export function numberOf(flight: string): { readonly airline: string; readonly number: number } {
  return { airline: flight.slice(0, 2), number: Number(flight.slice(2)) }
}
