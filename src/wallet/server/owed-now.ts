import { sql } from 'kysely'
import { all, type Database, maybe } from '#database/database.ts'
import { plus } from '#money/rial.ts'
import { type OwedOfOrder, owedToSuppliers } from '#wallet/server/owed-to-suppliers.ts'
import { postingsOfEntries } from '#wallet/server/postings-read.ts'

interface Counted {
  readonly until: Temporal.Instant
  readonly owed: ReadonlyMap<string, OwedOfOrder>
}

/** The same as `owedToSuppliers`, in no order, for who looks: what was counted last night stays in memory until the next count, so that
 * of thousands of orders only those are read that were posted to since. */
export function openOwedNow(database: Database): () => Promise<readonly OwedOfOrder[]> {
  let known: Counted | undefined
  async function counted(): Promise<Counted | undefined> {
    const last = await maybe(
      database,
      sql<{ until: Temporal.Instant }>`select until from wallet.owed_counted`,
    )
    if (last === undefined) return undefined
    if (known?.until.equals(last.until) !== true) known = await countedIn(database)
    return known
  }
  return async () => {
    const before = await counted()
    if (before === undefined) return owedToSuppliers(database)
    const owed = new Map(before.owed)
    for (const later of await postedSince(database, before.until)) {
      const { since, amount } = owed.get(keyOf(later)) ?? later
      const left = owed.has(keyOf(later)) ? plus(amount, later.amount) : amount
      owed.set(keyOf(later), { ...later, since, amount: left })
    }
    return [...owed.values()].filter(({ amount }) => amount !== 0)
  }
}

function keyOf({ orderId, product }: OwedOfOrder): string {
  return `${orderId} ${product}`
}

/** With the moment it was counted for, from one look at both. */
async function countedIn(database: Database): Promise<Counted | undefined> {
  const rows = await all(
    database,
    sql<{ until: Temporal.Instant; isOwed: boolean } & OwedOfOrder>`
      select until, order_id is not null as "isOwed", order_id as "orderId", product, amount, since
      from wallet.owed_counted left join wallet.owed_to_supplier on true`,
  )
  const [first] = rows
  if (first === undefined) return undefined
  const owed = rows.flatMap(({ isOwed, orderId, product, amount, since }) =>
    isOwed ? [{ orderId, product, amount, since }] : [],
  )
  return { until: first.until, owed: new Map(owed.map((one) => [keyOf(one), one])) }
}

/** An order that was settled before is as old as its first posting. */
function postedSince(database: Database, until: Temporal.Instant): Promise<readonly OwedOfOrder[]> {
  return all(
    database,
    sql<OwedOfOrder>`
      with later as (
        select order_id, owner as product, sum(amount)::bigint as amount, min(at) as since
        from ${postingsOfEntries(sql`order_id is not null and at >= ${until}`)}
        where class in ('supplier-payable', 'supplier-receivable') group by order_id, owner)
      select order_id as "orderId", product, amount, least(since, (
        select min(at) from wallet.entry first where first.order_id = later.order_id and kind = 'order-issued')) as since
      from later`,
  )
}
