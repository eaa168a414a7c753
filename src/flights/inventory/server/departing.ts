import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { todayAt } from '#flights/inventory/server/flight-day.ts'
import { daysOnSale } from '#flights/search/server/calendar/days.ts'
import { soldDaysAhead } from '#flights/search/server/journey.ts'
import type { Room } from '#flights/server/room.ts'
import type { SoldFlight } from '#orders/refund-terms.ts'
import { airlineOf, findAirline } from '#places/airlines.ts'

export interface FlightNamed {
  readonly flightNumber: string
  readonly date: Temporal.PlainDate
}

export interface TicketedFlight extends SoldFlight {
  readonly orderId: string
  readonly leg: number
  readonly origin: string
}

interface Window {
  readonly from: Temporal.Instant
  /** the window's end, exclusive */
  readonly until: Temporal.Instant
}

export function flightKeyOf(
  flightNumber: string,
): { readonly airlineId: string; readonly iata: string; readonly number: number } | undefined {
  const [, label = '', number = ''] = /^([A-Z0-9]{2}) ?(\d{1,4})$/.exec(flightNumber) ?? []
  const airline = findAirline(label)
  return airline && { airlineId: airline.id, iata: airline.iata, number: Number(number) }
}

type Departs = Omit<SoldFlight, 'isCharter'>

/** Departure times on a day; suppliers may differ by minutes. Empty for flights never offered here. */
export async function departuresOf(room: Room, flight: FlightNamed): Promise<readonly Departs[]> {
  const found = await departuresKept(room.database, flight)
  return found.length === 0 && (await isMadeNow(room, flight)) ? departuresKept(room.database, flight) : found
}

async function departuresKept(
  database: Database,
  { flightNumber, date }: FlightNamed,
): Promise<readonly Departs[]> {
  const key = flightKeyOf(flightNumber)
  if (key === undefined) return []
  const rows = await all(
    database,
    sql<{ departsAt: Temporal.Instant }>`
      select distinct departs_at as "departsAt" from flights.departures
      where airline_id = ${key.airlineId} and flight_number = ${key.number} and date = ${date} order by 1`,
  )
  return rows.map((row) => ({ ...row, airlineCode: key.iata, flightNumber: `${key.iata} ${key.number}` }))
}

async function isMadeNow(room: Room, { flightNumber, date }: FlightNamed): Promise<boolean> {
  const ahead = todayAt(room.clock.now()).until(date).days
  const key = flightKeyOf(flightNumber)
  if (key === undefined || ahead < 0 || ahead > soldDaysAhead) return false
  const line = [...room.timetable.values()]
    .flat()
    .find(({ carrier, number }) => carrier.id === key.airlineId && number === key.number)
  if (line === undefined) return false
  const { origin, destination } = line.route
  await daysOnSale(room, [{ origin: origin.iata, destination: destination.iata, date }])
  return true
}

/** Every ticketed flight departing in a window, once per order and direction. */
export async function ticketedBetween(
  database: Database,
  { from, until }: Window,
): Promise<readonly TicketedFlight[]> {
  const rows = await all(
    database,
    sql<Omit<TicketedFlight, 'airlineCode' | 'flightNumber'> & { airlineId: string; number: number }>`
      select h.order_id as "orderId", h.leg, d.airline_id as "airlineId", d.flight_number as number,
        d.departs_at as "departsAt", f.is_charter as "isCharter", day.origin
      from flights.departures d
      join flights.days day on day.id = d.day_id
      join flights.fares f on f.departure_id = d.id
      join flights.hold_fares h on h.fare_id = f.id
      where d.departs_at >= ${from} and d.departs_at < ${until} and exists (
        select from flights.tickets t where t.order_id = h.order_id and t.leg = h.leg and t.state = 'open')
      order by d.departs_at, h.order_id, h.leg`,
  )
  return rows.map(({ airlineId, number, ...row }) => {
    const { iata } = airlineOf(airlineId)
    return { ...row, airlineCode: iata, flightNumber: `${iata} ${number}` }
  })
}
