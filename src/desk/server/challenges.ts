import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { clocks } from '#calendar/clocks.ts'
import { maybe, one } from '#database/database.ts'
import type { House } from '#server/house.ts'

export type Purpose =
  | { readonly purpose: 'join' | 'key'; readonly staffId: string }
  | { readonly purpose: 'sign-in'; readonly staffId: null }

export interface Challenge {
  readonly id: string
  /** base64url */
  readonly challenge: string
}

export async function newChallenge(
  { database, clock }: House,
  { purpose, staffId }: Purpose,
): Promise<Challenge> {
  const challenge = randomBytes(32).toString('base64url')
  const now = clock.now()
  await sql`delete from desk.challenge where expires_at <= ${now}`.execute(database)
  const { id } = await one(
    database,
    sql<{ id: string }>`insert into desk.challenge (purpose, challenge, staff_id, expires_at)
      values (${purpose}, ${challenge}, ${staffId}, ${now.add({ seconds: clocks.challenge })}) returning id`,
  )
  return { id, challenge }
}

/** Works once; undefined when it is spent, over, or of another purpose or person. */
export async function spendChallenge(
  { database, clock }: House,
  id: string,
  { purpose, staffId }: Purpose,
): Promise<string | undefined> {
  const row = await maybe(
    database,
    sql<{ challenge: string }>`delete from desk.challenge where id = ${id} and purpose = ${purpose}
      and staff_id is not distinct from ${staffId}::uuid and expires_at > ${clock.now()} returning challenge`,
  )
  return row?.challenge
}
