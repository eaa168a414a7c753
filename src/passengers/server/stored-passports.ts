import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { type Room, regret } from '#passengers/server/saved-passengers.ts'

/** A passport that a list names. */
export interface StoredPassport {
  /** of the co-traveller, while he is on the list */
  readonly id: string | null
  readonly passportNumber: string
  /** when it is destroyed with its pictures, since whoever bears it was taken off */
  readonly goesAt: Temporal.Instant | null
}

/** Every passport once: a number that still stands on the list stays, others go with the last who bears them. */
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
