import { sql } from 'kysely'
import { all, type Database, maybe } from '#database/database.ts'
import { plus } from '#money/rial.ts'
import type { House } from '#server/house.ts'
import { entriesUnderWay } from '#wallet/days.ts'
import { type OwedOfOrder, owedToSuppliers } from '#wallet/server/owed-to-suppliers.ts'
import { postingsOfEntries } from '#wallet/server/postings-read.ts'

interface Known {
  /** until when last night's count was made */
  readonly counted: Temporal.Instant
  readonly until: Temporal.Instant
  /** also of nothing, where what was posted since the count settled it */
  readonly owed: ReadonlyMap<string, OwedOfOrder>
}

/** How far what is remembered may fall behind: moving it on copies it. */
const behind = { minutes: 10 } as const

/** The same as `owedToSuppliers`, in no order, for who looks: what was counted last night stays in memory until the next count, and is
 * moved on by what was posted since, as soon as no more can come of that time. So of a day's orders the last minutes' are read. */
export function openOwedNow({
  database,
  clock,
}: Pick<House, 'database' | 'clock'>): () => Promise<readonly OwedOfOrder[]> {
  let known: Known | undefined
  async function latest(): Promise<Known | undefined> {
    const last = await maybe(
      database,
      sql<{ until: Temporal.Instant }>`select until from wallet.owed_counted`,
    )
    if (last === undefined) return undefined
    const before = known?.counted.equals(last.until) === true ? known : await countedIn(database)
    if (before !== undefined) known = await movedOn(before)
    return known
  }
  async function movedOn(before: Known): Promise<Known> {
    const until = clock.now().subtract(entriesUnderWay)
    if (Temporal.Instant.compare(before.until.add(behind), until) > 0) return before
    const owed = withLater(before.owed, await postedIn(database, { from: before.until, until }))
    return { ...before, until, owed }
  }
  return async () => {
    const before = await latest()
    if (before === undefined) return owedToSuppliers(database)
    const owed = withLater(before.owed, await postedIn(database, { from: before.until }))
    return [...owed.values()].filter(({ amount }) => amount !== 0)
  }
}

function withLater(
  before: ReadonlyMap<string, OwedOfOrder>,
  later: readonly OwedOfOrder[],
): ReadonlyMap<string, OwedOfOrder> {
  const owed = new Map(before)
  for (const one of later) {
    const key = keyOf(one)
    const known = before.get(key)
    owed.set(key, known === undefined ? one : { ...known, amount: plus(known.amount, one.amount) })
  }
  return owed
}

function keyOf({ orderId, product }: OwedOfOrder): string {
  return `${orderId} ${product}`
}

/** With the moment it was counted for, from one look at both. */
async function countedIn(database: Database): Promise<Known | undefined> {
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
  const { until } = first
  return { counted: until, until, owed: new Map(owed.map((one) => [keyOf(one), one])) }
}

interface Span {
  readonly from: Temporal.Instant
  /** undefined: all that is posted */
  readonly until?: Temporal.Instant
}

/** An order that was settled before is as old as its first posting. */
function postedIn(database: Database, { from, until }: Span): Promise<readonly OwedOfOrder[]> {
  const before = until === undefined ? sql`` : sql`and at < ${until}`
  return all(
    database,
    sql<OwedOfOrder>`
      with later as (
        select order_id, owner as product, sum(amount)::bigint as amount, min(at) as since
        from ${postingsOfEntries(sql`order_id is not null and at >= ${from} ${before}`)}
        where class in ('supplier-payable', 'supplier-receivable') group by order_id, owner)
      select order_id as "orderId", product, amount, least(since, (
        select min(at) from wallet.entry first where first.order_id = later.order_id and kind = 'order-issued')) as since
      from later`,
  )
}
