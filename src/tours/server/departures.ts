import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { Bed } from '#tours/beds.ts'
import type { PartPrices } from '#tours/price-parts.ts'

/** A flight of a departure, as it was published. */
export interface TourFlight {
  readonly flightNumber: string
  readonly airlineCode: string
  readonly airlineName: string
  /** ISO, at its airport */
  readonly departsLocal: string
  readonly arrivesLocal: string
  readonly departsAt: string
}

export interface Departure {
  readonly id: string
  readonly packageId: string
  readonly leavesOn: Temporal.PlainDate
  readonly returnsOn: Temporal.PlainDate
  readonly outbound: TourFlight
  readonly inbound: TourFlight
  readonly departsAt: Temporal.Instant
  readonly ladder: string
  readonly seats: number
  readonly minimum: number
  readonly elsewhere: number
  readonly held: number
  readonly sold: number
  readonly decidedAt: Temporal.Instant
  readonly closesAt: Temporal.Instant
  readonly calledOffAt: Temporal.Instant | null
}

export interface BedPrice {
  readonly hotelId: string
  readonly bed: Bed
  readonly parts: PartPrices
  readonly total: Rial
}

const columns = sql`
  id, package_id as "packageId", leaves_on as "leavesOn", returns_on as "returnsOn", outbound, inbound,
  departs_at as "departsAt", ladder, seats, minimum, elsewhere, held, sold, decided_at as "decidedAt",
  closes_at as "closesAt", called_off_at as "calledOffAt"`

export function departureOf(trx: Trx, id: string): Promise<Departure | undefined> {
  return maybe(trx, sql<Departure>`select ${columns} from tours.departures where id = ${id}`)
}

/** Against its end and being called off. */
export async function lockedDeparture(trx: Trx, id: string): Promise<Departure | undefined> {
  return maybe(trx, sql<Departure>`select ${columns} from tours.departures where id = ${id} for update`)
}

export interface ListedDeparture extends Departure {
  /** one of two in a room, in each hotel */
  readonly doubles: readonly BedPrice[]
}

/** Departures that may be bought now, soonest first. */
export function departuresOpen(trx: Trx, now: Temporal.Instant): Promise<readonly ListedDeparture[]> {
  return all(
    trx,
    sql<ListedDeparture>`
      select ${columns}, (
        select jsonb_agg(jsonb_build_object('hotelId', hotel_id, 'bed', bed, 'total', total, 'parts', jsonb_build_object(
          'air', air, 'stay', stay, 'transfer', transfer, 'insurance', insurance, 'leader', leader, 'service', service)))
        from tours.prices where departure_id = id and bed = 'double') as doubles
      from tours.departures where called_off_at is null and closes_at > ${now} order by leaves_on, id`,
  )
}

/** Dates of one package that may be bought instead. */
export async function nextDates(
  trx: Trx,
  { packageId, now }: { readonly packageId: string; readonly now: Temporal.Instant },
): Promise<readonly Temporal.PlainDate[]> {
  const rows = await all(
    trx,
    sql<{ day: Temporal.PlainDate }>`
      select leaves_on as day from tours.departures
      where package_id = ${packageId} and called_off_at is null and closes_at > ${now} and decided_at > ${now}
        and elsewhere + held + sold < seats
      order by leaves_on limit 3`,
  )
  return rows.map(({ day }) => day)
}

interface PriceRow extends PartPrices {
  readonly hotelId: string
  readonly bed: Bed
  readonly total: Rial
}

export async function pricesOf(trx: Trx, departureId: string): Promise<readonly BedPrice[]> {
  const rows = await all(
    trx,
    sql<PriceRow>`
      select hotel_id as "hotelId", bed, air, stay, transfer, insurance, leader, service, total
      from tours.prices where departure_id = ${departureId}`,
  )
  return rows.map(({ hotelId, bed, total, ...parts }) => ({ hotelId, bed, total, parts }))
}
