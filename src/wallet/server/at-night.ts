import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'

/** Until the transaction ends: whatever reads all entries there are takes longer than a page may, and sorts more. */
export async function takeTime(trx: Trx): Promise<void> {
  await sql`select set_config('statement_timeout', '10min', true), set_config('work_mem', '256MB', true)`.execute(
    trx,
  )
}
