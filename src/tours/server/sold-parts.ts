import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { minus, type Rial } from '#money/rial.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'
import type { SoldPart } from '#orders/pricing/rule-trial.ts'
import { amountByRules, netOf } from '#orders/pricing/ruled-total.ts'
import type { Bed } from '#tours/beds.ts'
import type { Departure } from '#tours/server/departures.ts'
import { tourThing } from '#tours/server/ruled-beds.ts'

interface Row extends Pick<Departure, 'packageId' | 'leavesOn' | 'outbound'> {
  readonly orderId: string
  readonly bed: Bed
  readonly service: Rial
  readonly total: Rial
  readonly rules: readonly RuleMade[]
}

/** Everybody of these orders at the contracts' price. */
export async function soldParts(
  database: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SoldPart[]>> {
  const rows = await all(
    database,
    sql<Row>`
      select order_id as "orderId", bed, service, traveller.total, price_rules as rules, package_id as "packageId",
        leaves_on as "leavesOn", outbound
      from tours.travellers traveller join tours.bookings using (order_id) join tours.departures on id = departure_id
      where order_id = any(${orderIds}::uuid[])`,
  )
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([orderId, beds]) => [orderId, beds.map(partOf)]))
}

function partOf({ bed, service, total, rules, ...departure }: Row): SoldPart {
  const price = netOf({ total, rules })
  const base = minus(price, minus(service, amountByRules(rules)))
  return { thing: tourThing(departure), prices: [{ price, base, count: 1, hasSeat: bed !== 'infant' }] }
}
