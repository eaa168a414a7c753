import { type RawBuilder, sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { ForeignPart, ForeignPrice } from '#orders/foreign-price.ts'

/** Part of the statement that writes an order. */
export function foreignTexts(orderId: string, prices: readonly ForeignPart[] = []): RawBuilder<unknown> {
  if (prices.length === 0) return sql``
  const rows = prices.map(
    ({ part, currency, minor, rialAUnit, setOn, source }) =>
      sql`(${orderId}::uuid, ${part}, ${currency}, ${minor}, ${rialAUnit}, ${setOn}::date, ${source})`,
  )
  return sql`priced as (
    insert into orders.foreign_price (order_id, part, currency, minor, rial_a_unit, set_on, source)
    values ${sql.join(rows)}),`
}

export function foreignPricesIn(database: Trx) {
  return { foreignPricesOf: (orderId: string) => foreignPricesOf(database, orderId), foreignPricesTaken }
}

const newest = (orderId: string) => sql`
  select distinct on (part) * from orders.foreign_price where order_id = ${orderId} order by part, id desc`

/** By the rates the order was made by, whatever they are now: parts of one rate in one sum; none for a price in rial. */
export function foreignPricesOf(trx: Trx, orderId: string): Promise<readonly ForeignPrice[]> {
  return all(
    trx,
    sql<ForeignPrice>`
      select currency, sum(minor)::bigint as minor, rial_a_unit as "rialAUnit", set_on::text as "setOn", source
      from (${newest(orderId)}) part group by currency, rial_a_unit, set_on, source order by min(part)`,
  )
}

/** The seller's new prices, by the order's own rates; parts that were in rial are left out. */
async function foreignPricesTaken(
  trx: Trx,
  orderId: string,
  prices: readonly Pick<ForeignPart, 'part' | 'minor'>[],
): Promise<void> {
  await sql`
    insert into orders.foreign_price (order_id, part, currency, minor, rial_a_unit, set_on, source)
    select order_id, part, currency, asked.minor, rial_a_unit, set_on, source
    from (${newest(orderId)}) was
    join jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as asked (part smallint, minor bigint) using (part)
    where asked.minor <> was.minor`.execute(trx)
}
