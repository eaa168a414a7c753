import { sql } from 'kysely'
import type { TestAgency } from '#testing/app/agency.ts'
import type { Buyer } from './diary.ts'

/** The same buyer, with the fresh code that paying much from a wallet and adding an account need. */
export async function withStepUp(agency: TestAgency, buyer: Buyer): Promise<Buyer> {
  const { database, clock } = agency.agency
  await sql`update accounts.sessions set proven_at = ${clock.now()} where user_id = ${buyer.userId}`.execute(
    database,
  )
  return buyer
}
