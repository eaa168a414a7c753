import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { FlightStatus, StatusSince } from '#flights/changes/server/flight-status.ts'
import type { JourneyChange } from '#orders/journey-change.ts'
import { airportOf } from '#places/airports.ts'

interface FlightOfOrder extends FlightStatus {
  readonly orderId: string
  readonly leg: number
  readonly position: number
  readonly acceptedAt: Temporal.Instant | null
  readonly since: Temporal.Instant | null
  readonly departsAt: Temporal.Instant
  readonly durationMinutes: number
  readonly origin: string
  readonly destination: string
}

function flightsOf(trx: Trx, orderIds: readonly string[]): Promise<readonly FlightOfOrder[]> {
  return all(
    trx,
    sql<FlightOfOrder>`
      select h.order_id as "orderId", h.leg, h.position, d.departs_at as "departsAt", d.duration_minutes as "durationMinutes",
        day.origin, day.destination, coalesce(s.is_cancelled, false) as "isCancelled", coalesce(s.minutes, 0) as minutes,
        s.aircraft, s.declared_at as since, l.change_accepted_at as "acceptedAt"
      from flights.hold_fares h
      join flights.holds hold on hold.order_id = h.order_id
      join flights.hold_legs l on l.order_id = h.order_id and l.leg = h.leg
      join flights.fares f on f.id = h.fare_id
      join flights.departures d on d.id = f.departure_id
      join flights.days day on day.id = d.day_id
      left join lateral (
        select * from flights.flight_status s
        where s.airline_id = d.airline_id and s.flight_number = d.flight_number and s.date = d.date
          and (s.order_id is null or s.order_id = h.order_id)
        order by s.declared_at desc, s.order_id nulls last limit 1) s on true
      where h.order_id = any(${orderIds}::uuid[]) and (hold.state = 'held' or exists (
        select from flights.tickets t where t.order_id = h.order_id and t.leg = h.leg and t.state = 'open'))
      order by h.order_id, h.leg, h.position`,
  )
}

export async function statusesOf(
  trx: Trx,
  orderId: string,
): Promise<ReadonlyMap<number, readonly (StatusSince | undefined)[]>> {
  const flights = await flightsOf(trx, [orderId])
  const legs = Map.groupBy(flights, ({ leg }) => leg)
  return new Map([...legs].map(([leg, of]) => [leg, of.map(changedOnly)]))
}

/** Directions with a change, as they go now. */
export async function changesOf(trx: Trx, orderIds: readonly string[]): Promise<readonly JourneyChange[]> {
  if (orderIds.length === 0) return []
  const legs = Map.groupBy(await flightsOf(trx, orderIds), ({ orderId, leg }) => `${orderId} ${leg}`)
  return [...legs.values()].flatMap((flights) => changeOf(flights) ?? [])
}

function changedOnly(one: FlightOfOrder): StatusSince | undefined {
  const { since } = one
  return since !== null && isChanged(one) ? { ...one, since } : undefined
}

function isChanged({ isCancelled, minutes, aircraft }: FlightStatus): boolean {
  return isCancelled || minutes !== 0 || aircraft !== null
}

function changeOf(flights: readonly FlightOfOrder[]): JourneyChange | undefined {
  const [first] = flights
  const last = flights.at(-1)
  const changed = flights.filter(isChanged)
  // a flight back at its original time may have been bought at another
  const [since] = flights.flatMap((one) => one.since ?? []).toSorted((a, b) => Temporal.Instant.compare(b, a))
  if (first === undefined || last === undefined || since === undefined) return undefined
  const { acceptedAt } = first
  const departsAt = first.departsAt.add({ minutes: first.minutes })
  const arrivesAt = last.departsAt.add({ minutes: last.minutes + last.durationMinutes })
  return {
    orderId: first.orderId,
    leg: first.leg,
    kind: kindOf(changed),
    departsAt,
    departsLocal: localAt(first.origin, departsAt),
    arrivesLocal: localAt(last.destination, arrivesAt),
    aircraft: changed.find(({ aircraft }) => aircraft !== null)?.aircraft ?? null,
    since,
    acceptedAt: acceptedAt !== null && Temporal.Instant.compare(acceptedAt, since) >= 0 ? acceptedAt : null,
  }
}

function kindOf(changed: readonly FlightStatus[]): JourneyChange['kind'] {
  if (changed.some(({ isCancelled }) => isCancelled)) return 'cancelled'
  return changed.length > 0 && changed.every(({ minutes }) => minutes === 0) ? 'new-aircraft' : 'new-time'
}

function localAt(iata: string, at: Temporal.Instant): Temporal.PlainDateTime {
  return at.toZonedDateTimeISO(airportOf(iata).timeZone).toPlainDateTime()
}
