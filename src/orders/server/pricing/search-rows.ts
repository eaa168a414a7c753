import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { SalesChannel } from '#calls/sales-channel.ts'
import { all, one, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { PricedThing } from '#orders/pricing/price-rule.ts'
import type { Sale, SoldPart } from '#orders/pricing/rule-trial.ts'
import type { ProductKind } from '#orders/product-kind.ts'

export interface SearchSeen {
  readonly product: ProductKind
  readonly day: string
  readonly brand: string
  readonly channel: SalesChannel
  readonly digest: string
  readonly parts: readonly SoldPart[]
  readonly searches: number
}

/** different offers of a product and day; what is found beyond them is counted in one row without parts */
export const mostOfDay = 3000

export function digestOf(parts: readonly SoldPart[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** Added to what all servers wrote. */
export async function addSearches(trx: Trx, seen: readonly SearchSeen[], most = mostOfDay): Promise<void> {
  for (const [, each] of Map.groupBy(seen, ({ product, day }) => `${product} ${day}`))
    await addOfDay(trx, each, most)
}

async function addOfDay(trx: Trx, seen: readonly SearchSeen[], most: number): Promise<void> {
  const [first] = seen
  if (first === undefined) return
  const { rows } = await one(
    trx,
    sql<{ rows: number }>`
      select count(*)::int as rows from orders.search_seen where product = ${first.product} and day = ${first.day}`,
  )
  const room = Math.max(0, most - rows)
  await sql`
    insert into orders.search_seen as stored (product, day, brand, channel, digest, parts, searches)
    select product, day, brand, channel, digest, parts, sum(searches) from (
      select given.product, given.day, given.brand, given.channel, given.searches,
        case when place <= ${room} or known.digest is not null then given.digest else '' end as digest,
        case when place <= ${room} or known.digest is not null then given.parts else '[]' end as parts
      from rows from (jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
        as (product text, day date, brand text, channel text, digest text, parts jsonb, searches int)) with ordinality
        as given (product, day, brand, channel, digest, parts, searches, place)
      left join orders.search_seen known using (product, day, brand, channel, digest)) found
    group by product, day, brand, channel, digest, parts order by product, day, brand, channel, digest
    on conflict (product, day, brand, channel, digest) do update set searches = stored.searches + excluded.searches`.execute(
    trx,
  )
}

interface Row {
  readonly brand: string
  readonly channel: SalesChannel
  readonly day: Temporal.PlainDate
  readonly searches: number
  readonly parts: readonly (Omit<SoldPart, 'thing' | 'prices'> & {
    readonly thing: Omit<PricedThing, 'beginsOn'> & { readonly beginsOn: string }
    readonly prices: readonly {
      readonly price: Rial
      readonly base?: Rial
      readonly count: number
      readonly hasSeat: boolean
    }[]
  })[]
}

export async function searchesSince(
  trx: Trx,
  product: ProductKind,
  since: Temporal.PlainDate,
): Promise<readonly Sale[]> {
  const rows = await all(
    trx,
    sql<Row>`
      select brand, channel, day, searches, parts from orders.search_seen where product = ${product} and day >= ${since}`,
  )
  return rows.map(({ day: soldOn, searches: times, parts, ...row }) => ({
    ...row,
    soldOn,
    times,
    parts: parts.map(({ thing, prices }) => ({
      thing: { ...thing, beginsOn: Temporal.PlainDate.from(thing.beginsOn) },
      prices,
    })),
  }))
}

export async function forgetSearches(trx: Trx, before: Temporal.PlainDate): Promise<void> {
  await sql`delete from orders.search_seen where day < ${before}`.execute(trx)
}
