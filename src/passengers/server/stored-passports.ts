import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { type Room, regret } from '#passengers/server/saved-passengers.ts'

export interface StoredPassport {
  /** null once the co-traveller was removed */
  readonly id: string | null
  readonly passportNumber: string
  /** when it is deleted, if the co-traveller was removed */
  readonly goesAt: Temporal.Instant | null
}

/** Each number once; deleted only with its last holder. */
export async function passportsOf({ database }: Room, userId: string): Promise<readonly StoredPassport[]> {
  const rows = await all(
    database,
    sql<{ id: string; passport_number: string; deleted_at: Temporal.Instant | null }>`
      select distinct on (passport_number) id, passport_number, deleted_at from passengers.saved
      where user_id = ${userId} and passport_number is not null
      order by passport_number, deleted_at desc nulls first`,
  )
  return rows.map(({ id, passport_number: passportNumber, deleted_at: deletedAt }) => ({
    id: deletedAt === null ? id : null,
    passportNumber,
    goesAt: deletedAt?.add(regret) ?? null,
  }))
}
