import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { commissionBase, thingOf } from '#insurance/server/ruled-offers.ts'
import { plus, type Rial } from '#money/rial.ts'
import type { SoldPart } from '#orders/pricing/rule-trial.ts'

interface Row {
  readonly orderId: string
  readonly supplier: string | null
  readonly startsOn: Temporal.PlainDate
  readonly premium: Rial
  readonly duty: Rial
  readonly commission: Rial
}

/** Everybody insured by these orders at the insurer's price. */
export async function soldParts(
  database: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SoldPart[]>> {
  const rows = await all(
    database,
    sql<Row>`
      select order_id as "orderId", supplier, starts_on as "startsOn", premium, duty, commission
      from insurance.insured join insurance.policy using (order_id) where order_id = any(${orderIds}::uuid[])`,
  )
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([orderId, people]) => [orderId, people.map(partOf)]))
}

function partOf({ supplier, startsOn, ...one }: Row): SoldPart {
  const price = plus(one.premium, one.duty)
  return {
    thing: thingOf(supplier, startsOn),
    prices: [{ price, base: commissionBase(one), count: 1, hasSeat: true }],
  }
}
