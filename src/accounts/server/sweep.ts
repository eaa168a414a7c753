import { sql } from 'kysely'
import type { House } from '#server/house.ts'

/** A browser that was not used for so long is new again, and what is known of it is forgotten. */
const REMEMBERED_DAYS = 180

/**
 * Takes away what no longer decides anything: codes of last week, counts of past windows, refresh tokens and challenges that
 * ended, browsers of long ago.
 */
export async function sweep(house: House): Promise<void> {
  const now = house.clock.now()
  await sql`delete from accounts.codes where created_at < ${now.subtract({ hours: 7 * 24 })}`.execute(
    house.database,
  )
  await sql`delete from accounts.counts where window_ends < ${now.subtract({ hours: 24 })}`.execute(
    house.database,
  )
  await sql`delete from accounts.refresh_tokens where expires_at < ${now}`.execute(house.database)
  await sql`delete from accounts.challenges where expires_at < ${now}`.execute(house.database)
  await sql`delete from accounts.sessions
    where last_used_at < ${now.subtract({ hours: REMEMBERED_DAYS * 24 })}`.execute(house.database)
}
