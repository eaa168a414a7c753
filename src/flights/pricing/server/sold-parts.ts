import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import { unruled } from '#flights/pricing/ruled-prices.ts'
import { countedPrices } from '#flights/search/server/party-prices.ts'
import type { SoldPart } from '#orders/pricing/rule-trial.ts'
import type { AgeGroup } from '#passengers/age.ts'
import { partyOf } from '#passengers/party.ts'
import { airlineOf } from '#places/airlines.ts'
import { airportOf } from '#places/airports.ts'

interface PartRow {
  readonly order_id: string
  readonly groups: readonly AgeGroup[]
  readonly prices: readonly PaxPrice[]
  readonly supplier: string
  readonly airline_id: string
  readonly origin: string
  readonly destination: string
  readonly date: Temporal.PlainDate
}

/** Each flight of these orders at its supplier's price. */
export async function soldParts(
  database: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SoldPart[]>> {
  const rows = await all(
    database,
    sql<PartRow>`
      select held.order_id, leg.groups, coalesce(held.prices, fare.prices) as prices, fare.supplier, departure.airline_id,
        day.origin, day.destination, departure.date
      from flights.hold_fares held
      join flights.hold_legs leg on leg.order_id = held.order_id and leg.leg = held.leg
      join flights.fares fare on fare.id = held.fare_id
      join flights.departures departure on departure.id = fare.departure_id
      join flights.days day on day.id = fare.day_id
      where held.order_id = any(${orderIds}::uuid[])`,
  )
  const byOrder = Map.groupBy(rows, (row) => row.order_id)
  return new Map([...byOrder].map(([orderId, parts]) => [orderId, parts.map(partOf)]))
}

function partOf({ groups, prices, supplier, airline_id, origin, destination, date }: PartRow): SoldPart {
  return {
    thing: {
      supplier,
      airline: airlineOf(airline_id).iata,
      origin: airportOf(origin),
      destination: airportOf(destination),
      beginsOn: date,
    },
    prices: countedPrices(unruled(prices), partyOf(groups)).map(({ total, base, count, paxType }) => ({
      price: total,
      base,
      count,
      hasSeat: paxType !== 'Infant',
    })),
  }
}
