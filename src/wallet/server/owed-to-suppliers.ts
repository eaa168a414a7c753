import { sql } from 'kysely'
import { all, type Database, maybe, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import { endOf } from '#wallet/days.ts'
import { takeTime } from '#wallet/server/at-night.ts'
import { allPostings, postingsOfEntries } from '#wallet/server/postings-read.ts'

/** Supplier share at issue, less refunds and payouts since; rial. */
export interface OwedOfOrder {
  readonly orderId: string
  readonly product: string
  readonly amount: Rial
  /** of its first posting */
  readonly since: Temporal.Instant
}

const ofSuppliers = sql`class in ('supplier-payable', 'supplier-receivable') and order_id is not null`

const sinceCounted = sql`order_id is not null and at >= coalesce((select until from wallet.owed_counted), '-infinity')`

/** As it was counted last night, and what was posted since. An order that was settled then is as old as its first posting. */
export function owedToSuppliers(trx: Trx): Promise<readonly OwedOfOrder[]> {
  return all(
    trx,
    sql<OwedOfOrder>`
      with later as (
        select order_id, owner as product, sum(amount) as amount, min(at) as since from ${postingsOfEntries(sinceCounted)}
        where ${ofSuppliers}
        group by order_id, owner),
      owed as (
        select order_id, product, coalesce(counted.amount, 0) + coalesce(later.amount, 0) as amount,
          coalesce(counted.since, case when exists (select from wallet.owed_counted)
            then least(later.since, (select min(at) from wallet.entry first where first.order_id = later.order_id and kind = 'order-issued'))
            else later.since end) as since
        from wallet.owed_to_supplier counted full join later using (order_id, product))
      select order_id as "orderId", product, amount::bigint as amount, since from owed
      where amount <> 0 order by since, order_id`,
  )
}

/** Counts what was owed at the end of a day, from all entries; once a day, whichever server does it. */
export async function countOwed(database: Database, day: Temporal.PlainDate): Promise<void> {
  const until = endOf(day)
  await database.transaction().execute(async (trx) => {
    await takeTime(trx)
    const begun = await maybe(
      trx,
      sql`insert into wallet.owed_counted as counted (until) values (${until})
        on conflict (is_one) do update set until = excluded.until where counted.until < excluded.until returning until`,
    )
    if (begun === undefined) return
    await sql`delete from wallet.owed_to_supplier`.execute(trx)
    await sql`insert into wallet.owed_to_supplier (order_id, product, amount, since)
      select order_id, owner, sum(amount), min(at) from ${allPostings} where at < ${until} and ${ofSuppliers}
      group by order_id, owner having sum(amount) <> 0`.execute(trx)
  })
}

interface Span {
  readonly from: Temporal.Instant
  readonly until: Temporal.Instant
}

/** Suppliers' parts of what was issued from then until then. */
export function boughtBetween(trx: Trx, { from, until }: Span): Promise<readonly OwedOfOrder[]> {
  return all(
    trx,
    sql<OwedOfOrder>`
      select order_id as "orderId", owner as product, sum(amount)::bigint as amount, min(at) as since
      from ${postingsOfEntries(sql`at >= ${from} and at < ${until} and kind = 'order-issued' and order_id is not null`)}
      where class = 'supplier-payable'
      group by order_id, owner having sum(amount) > 0 order by min(at), order_id`,
  )
}
