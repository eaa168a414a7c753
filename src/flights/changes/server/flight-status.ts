import { sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import { type FlightNamed, flightKeyOf } from '#flights/inventory/server/departing.ts'

/** Changes to a flight since it was put on sale. */
export interface FlightStatus {
  readonly isCancelled: boolean
  readonly minutes: number
  readonly aircraft: string | null
}

export interface StatusSince extends FlightStatus {
  readonly since: Temporal.Instant
}

/** A notice about a flight; undefined fields stay as they were. */
export interface StatusNotice extends FlightNamed {
  /** only this order's people were moved */
  readonly orderId?: string | undefined
  readonly status: Partial<FlightStatus>
  readonly source: string
  readonly now: Temporal.Instant
}

/** Status and sale change in one transaction. Returns since when this
 * status holds; a repeated notice returns the first time. */
export async function tellStatus(trx: Trx, told: StatusNotice): Promise<Temporal.Instant> {
  const flight = flightKeyOf(told.flightNumber)
  if (flight === undefined) throw new RangeError(`no flight ${told.flightNumber}`)
  const { isCancelled, minutes, aircraft } = told.status
  await sql`
    insert into flights.flight_status (airline_id, flight_number, date, order_id, is_cancelled, minutes, aircraft, source, declared_at)
    values (${flight.airlineId}, ${flight.number}, ${told.date}, ${told.orderId ?? null}, ${isCancelled ?? false}, ${minutes ?? 0},
      ${aircraft ?? null}, ${told.source}, ${told.now})
    on conflict on constraint one_status_a_flight do update set
      is_cancelled = coalesce(${isCancelled ?? null}, flights.flight_status.is_cancelled),
      minutes = coalesce(${minutes ?? null}, flights.flight_status.minutes),
      aircraft = ${aircraft === undefined ? sql`flights.flight_status.aircraft` : aircraft},
      source = excluded.source, declared_at = excluded.declared_at
    where (flights.flight_status.is_cancelled, flights.flight_status.minutes, flights.flight_status.aircraft)
      is distinct from (coalesce(${isCancelled ?? null}, flights.flight_status.is_cancelled),
        coalesce(${minutes ?? null}, flights.flight_status.minutes),
        ${aircraft === undefined ? sql`flights.flight_status.aircraft` : sql`${aircraft}::text`})`.execute(
    trx,
  )
  if (told.orderId === undefined) await sellOrNot(trx, { ...flight, date: told.date })
  const { since } = await one(
    trx,
    sql<{ since: Temporal.Instant }>`
      select declared_at as since from flights.flight_status
      where airline_id = ${flight.airlineId} and flight_number = ${flight.number} and date = ${told.date}
        and order_id is not distinct from ${told.orderId ?? null}`,
  )
  return since
}

/** As declared for everybody on it; undefined while nothing was. */
export async function statusOf(trx: Trx, flight: FlightNamed): Promise<FlightStatus | undefined> {
  const key = flightKeyOf(flight.flightNumber)
  if (key === undefined) return undefined
  return maybe(
    trx,
    sql<FlightStatus>`
      select is_cancelled as "isCancelled", minutes, aircraft from flights.flight_status
      where airline_id = ${key.airlineId} and flight_number = ${key.number} and date = ${flight.date}
        and order_id is null`,
  )
}

interface FlightKey {
  readonly airlineId: string
  readonly number: number
  readonly date: Temporal.PlainDate
}

/** Sale follows status. Fares are locked in the order of their ids, as everywhere. */
async function sellOrNot(trx: Trx, { airlineId, number, date }: FlightKey): Promise<void> {
  const rows = await all(
    trx,
    sql<{ id: number }>`
      select f.id from flights.fares f join flights.departures d on d.id = f.departure_id
      where d.airline_id = ${airlineId} and d.flight_number = ${number} and d.date = ${date}
      order by f.id for update of f`,
  )
  const ids = rows.map(({ id }) => id)
  const status = await maybe(
    trx,
    sql<{ isCancelled: boolean }>`
      select is_cancelled as "isCancelled" from flights.flight_status
      where airline_id = ${airlineId} and flight_number = ${number} and date = ${date} and order_id is null`,
  )
  await (status?.isCancelled === true
    ? sql`
        update flights.fares set elsewhere_when_cancelled = elsewhere, elsewhere = capacity - held - sold
        where id = any(${ids}) and elsewhere_when_cancelled is null`
    : sql`
        update flights.fares set elsewhere_when_cancelled = null,
          elsewhere = least(elsewhere_when_cancelled, capacity - held - sold)
        where id = any(${ids}) and elsewhere_when_cancelled is not null`
  ).execute(trx)
  await sql`
    insert into flights.seat_changes (route, date, departure_id)
    select day.origin || '-' || day.destination, day.date, d.id
    from flights.departures d join flights.days day on day.id = d.day_id
    where d.airline_id = ${airlineId} and d.flight_number = ${number} and d.date = ${date}`.execute(trx)
}

export async function isAnyCancelled(
  trx: Trx,
  fareIds: readonly number[],
  orderId?: string,
): Promise<boolean> {
  const found = await maybe(
    trx,
    sql`
      select from flights.fares f join flights.departures d on d.id = f.departure_id
      join flights.flight_status s
        on s.airline_id = d.airline_id and s.flight_number = d.flight_number and s.date = d.date
      where f.id = any(${fareIds}) and s.is_cancelled and (s.order_id is null or s.order_id = ${orderId ?? null})
      limit 1`,
  )
  return found !== undefined
}

/** Orders with unpaid or unissued seats on a flight. */
export async function heldOn(trx: Trx, flight: FlightNamed): Promise<readonly string[]> {
  const key = flightKeyOf(flight.flightNumber)
  if (key === undefined) return []
  const rows = await all(
    trx,
    sql<{ orderId: string }>`
      select distinct h.order_id as "orderId" from flights.departures d
      join flights.fares f on f.departure_id = d.id
      join flights.hold_fares had on had.fare_id = f.id
      join flights.holds h on h.order_id = had.order_id
      where d.airline_id = ${key.airlineId} and d.flight_number = ${key.number} and d.date = ${flight.date} and h.state = 'held'
      order by 1`,
  )
  return rows.map(({ orderId }) => orderId)
}
