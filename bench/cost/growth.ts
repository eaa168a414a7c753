import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { openBenchAgency } from '../money/agency.ts'
import { buyWhole, openStock } from '../money/buying.ts'

const buyers = 16

/** What each order leaves in tables with their indexes, the greatest first: bytes, by name. Whole pages are counted, so of a few orders
 * it is too much; the first half is laid before it is measured. */
export async function growthAnOrder(orders: number): Promise<Readonly<Record<string, number>>> {
  await using agency = await openBenchAgency()
  const stock = await openStock(agency, 5)
  let bought = 0
  async function buyUntil(end: number): Promise<void> {
    const buyer = async () => {
      for (let nth = bought++; nth < end; nth = bought++) {
        const fare = stock[nth % stock.length]
        if (fare === undefined) throw new Error('nobody flies')
        await buyWhole(agency, fare)
      }
    }
    await Promise.all(Array.from({ length: buyers }, buyer))
    bought = end
  }
  await buyUntil(orders)
  const before = await sizesOf(agency.database)
  await buyUntil(2 * orders)
  const after = await sizesOf(agency.database)
  const grown = [...after].map(
    ([name, bytes]) => [name, Math.round((bytes - (before.get(name) ?? 0)) / orders)] as const,
  )
  return Object.fromEntries(grown.filter(([, bytes]) => bytes > 50).toSorted(([, a], [, b]) => b - a))
}

async function sizesOf(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await all(
    database,
    sql<{ name: string; bytes: number }>`
      select schemaname || '.' || relname as name, pg_total_relation_size(relid)::bigint as bytes
      from pg_stat_user_tables`,
  )
  return new Map(rows.map(({ name, bytes }) => [name, bytes]))
}
