import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'

/** As the cookie has it; undefined for who never chose. */
export async function displayOf(trx: Trx, userId: string): Promise<string | undefined> {
  const row = await maybe(
    trx,
    sql<{
      display: string | null
    }>`select display from accounts.users where id = ${userId} and erased_at is null`,
  )
  return row?.display ?? undefined
}

export async function chooseDisplay(trx: Trx, userId: string, display: string): Promise<void> {
  await sql`update accounts.users set display = ${display} where id = ${userId} and erased_at is null`.execute(
    trx,
  )
}
