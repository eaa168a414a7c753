import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import type { FareOnSale } from '#flights/inventory/server/on-sale.ts'
import { faresOnSale } from '#flights/search/server/calendar/days.ts'
import { legOf } from '#flights/search/server/leg.ts'
import type { SupplierOffer } from '#flights/supplier/offer.ts'
import { partsOf } from '#flights/supplier/parts.ts'
import { offerIdOf } from '#flights/supplier/server/offer-id.ts'
import {
  departureRow,
  fareRow,
  partKey,
  type StoredPart,
  seatsUntold,
} from '#flights/supplier/server/offer-rows.ts'
import type { StoredOffer } from '#flights/supplier/server/shared-search.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'

/** Each part of an offer becomes a fare; known ones keep id and price.
 * Rows are written in a fixed order, against deadlocks. */
export async function keepOffers(
  database: Database,
  supplier: Pick<FlightSupplier, 'name' | 'title'>,
  offers: readonly SupplierOffer[],
): Promise<readonly StoredOffer[]> {
  const parts = offers
    .flatMap((offer) => partsKept(supplier, offer))
    .toSorted((a, b) => partKey(a).localeCompare(partKey(b)))
  if (parts.length === 0) return []
  const ids = await database.transaction().execute(async (trx) => {
    const departures = await departuresOf(trx, supplier.name, parts)
    return faresOf(trx, parts, departures)
  })
  const fares = await faresOnSale({ database }, [...ids.values()])
  return offers.flatMap((offer) => keptOf(offer, offerIdOf(supplier.name, offer), { ids, fares }) ?? [])
}

function partsKept(
  supplier: Pick<FlightSupplier, 'name' | 'title'>,
  offer: SupplierOffer,
): readonly StoredPart[] {
  const offerId = offerIdOf(supplier.name, offer)
  const parts = partsOf(offer)
  return parts.map((part) => ({ ...part, supplier, offer, offerId, parts: parts.length }))
}

async function departuresOf(
  trx: Trx,
  supplier: string,
  parts: readonly StoredPart[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly dayId: number }>> {
  const days = [...new Map(parts.map(({ flight }) => [dayKey(flight), flight])).entries()].toSorted(
    ([a], [b]) => a.localeCompare(b),
  )
  const dayRows = await all<{ id: number; origin: string; destination: string; date: Temporal.PlainDate }>(
    trx,
    sql`
      insert into flights.days (origin, destination, date, made_at, supplier)
      values ${sql.join(
        days.map(
          ([, { origin, destination, departsLocal }]) =>
            sql`(${origin}, ${destination}, ${departsLocal.toPlainDate()}, now(), ${supplier})`,
        ),
      )}
      on conflict (origin, destination, date, supplier) do update set made_at = flights.days.made_at
      returning id, origin, destination, date`,
  )
  const dayIds = new Map(dayRows.map((row) => [`${row.origin}-${row.destination}@${row.date}`, row.id]))
  const flights = [...new Map(parts.map((part) => [flightKey(part.flight), part])).entries()]
  const rows = await all<{ id: number; day_id: number }>(
    trx,
    sql`
      insert into flights.departures (supplier, day_id, airline_id, flight_number, aircraft, date, departs_local,
        arrives_local, departs_at, duration_minutes, operated_by, stops_at)
      values ${sql.join(flights.map(([, { flight }]) => departureRow(supplier, dayIds.get(dayKey(flight)) ?? 0, flight)))}
      on conflict (supplier, day_id, airline_id, flight_number, departs_local, arrives_local) where supplier <> 'own'
      do update set operated_by = excluded.operated_by, stops_at = excluded.stops_at
      returning id, day_id`,
  )
  return new Map(flights.map(([key], at) => [key, { id: rows[at]?.id ?? 0, dayId: rows[at]?.day_id ?? 0 }]))
}

async function faresOf(
  trx: Trx,
  parts: readonly StoredPart[],
  departures: ReadonlyMap<string, { readonly id: number; readonly dayId: number }>,
): Promise<ReadonlyMap<string, number>> {
  const once = [...new Map(parts.map((part) => [partKey(part), part])).values()]
  const rows = await all<{ id: number; offer_id: string; offer_part: number }>(
    trx,
    sql`
      insert into flights.fares (departure_id, day_id, is_charter, seller, fare_class, cabin, capacity, adult_total, prices,
        checked_kg, checked_unit, ladder_id, closes_at, fill_load, fill_of, fill_after, supplier, supplier_ref, offer_id,
        offer_part, offer_parts, ladder, told_price, rule_text, amenities)
      values ${sql.join(once.map((part) => fareRow(part, departures.get(flightKey(part.flight)) ?? { id: 0, dayId: 0 })))}
      on conflict (supplier, offer_id, offer_part) where supplier <> 'own'
      do update set capacity = flights.fares.held + flights.fares.sold + excluded.capacity, closes_at = excluded.closes_at
      returning id, offer_id, offer_part`,
  )
  return new Map(rows.map((row) => [`${row.offer_id}.${row.offer_part}`, row.id]))
}

interface Found {
  readonly ids: ReadonlyMap<string, number>
  readonly fares: ReadonlyMap<number, FareOnSale>
}

function keptOf(offer: SupplierOffer, offerId: string, { ids, fares }: Found): StoredOffer | undefined {
  const parts = partsOf(offer)
  const legs = offer.directions.map((_, direction) => {
    const of = parts.filter((part) => part.direction === direction)
    const [first, ...more] = of.flatMap(({ part }) => fares.get(ids.get(`${offerId}.${part}`) ?? 0) ?? [])
    return first === undefined || more.length + 1 !== of.length ? undefined : legOf([first, ...more])
  })
  const [first, ...more] = legs.flatMap((leg) => leg ?? [])
  if (first === undefined || more.length + 1 !== legs.length) return undefined
  return { offer, legs: [first, ...more], seats: offer.seatsLeft ?? seatsUntold }
}

function dayKey({ origin, destination, departsLocal }: StoredPart['flight']): string {
  return `${origin}-${destination}@${departsLocal.toPlainDate()}`
}

function flightKey(flight: StoredPart['flight']): string {
  return `${flight.airline}${flight.number} ${dayKey(flight)} ${flight.departsLocal} ${flight.arrivesLocal}`
}
