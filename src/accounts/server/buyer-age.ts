import { sql } from 'kysely'
import { refuse } from '#accounts/server/refusals.ts'
import { maybe } from '#database/database.ts'
import type { House } from '#server/house.ts'

/** Whatever birth date is stored was told by an adult: `users_are_adults`. */
export async function mustBeOfAge({ database }: Pick<House, 'database'>, userId: string): Promise<void> {
  const row = await maybe(
    database,
    sql<{
      is_told: boolean
    }>`select birth_date is not null as is_told from accounts.users where id = ${userId}`,
  )
  if (row?.is_told !== true) throw refuse('BIRTH_DATE_NEEDED')
}
