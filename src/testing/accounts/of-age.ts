import { sql } from 'kysely'
import type { Database } from '#database/database.ts'

/** No checks of who buys, where a room is tried without accounts. */
export const anybody = { provenForWallet: async () => undefined, mustBeOfAge: async () => undefined } as const

/** From here on everybody who comes has told a birth date, as before any second purchase. */
export async function everybodyIsOfAge(database: Database): Promise<void> {
  await sql`alter table accounts.users
    alter column birth_date set default '1979-03-21', alter column birth_told_on set default '2020-01-01'`.execute(
    database,
  )
}
