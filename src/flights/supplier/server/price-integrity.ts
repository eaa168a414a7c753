import { sql } from 'kysely'
import { type Database, maybe } from '#database/database.ts'
import type { Room } from '#flights/server/room.ts'
import { integrityScore, isBelieved, noted, type StoredPrice } from '#flights/supplier/integrity.ts'

type Judging = Pick<Room, 'database' | 'clock' | 'log'>

export async function believed({ database, clock }: Judging, supplier: string): Promise<boolean> {
  return isBelieved(await recordOf(database, supplier), clock.now().epochMilliseconds)
}

export async function scoreOf({ database, clock }: Judging, supplier: string): Promise<number | undefined> {
  return integrityScore(await recordOf(database, supplier), clock.now().epochMilliseconds)
}

export async function notePrice(
  { database, clock, log }: Judging,
  supplier: string,
  isSame: boolean,
): Promise<void> {
  const at = clock.now().epochMilliseconds
  const [was, is] = await database.transaction().execute(async (trx) => {
    await sql`insert into flights.supplier_prices (supplier) values (${supplier}) on conflict do nothing`.execute(
      trx,
    )
    const row = await maybe<{ recent: readonly StoredPrice[] }>(
      trx,
      sql`select recent from flights.supplier_prices where supplier = ${supplier} for update`,
    )
    const before = row?.recent ?? []
    const after = noted(before, { isSame, at })
    await sql`
      update flights.supplier_prices set recent = ${JSON.stringify(after)}::jsonb where supplier = ${supplier}`.execute(
      trx,
    )
    return [before, after] as const
  })
  if (isBelieved(was, at) && !isBelieved(is, at)) log.warn({ supplier }, 'supplier.hidden')
}

async function recordOf(database: Database, supplier: string): Promise<readonly StoredPrice[]> {
  const row = await maybe<{ recent: readonly StoredPrice[] }>(
    database,
    sql`select recent from flights.supplier_prices where supplier = ${supplier}`,
  )
  return row?.recent ?? []
}
