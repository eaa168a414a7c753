import { sql } from 'kysely'
import { clocks } from '#calendar/clocks.ts'
import type { House } from '#server/house.ts'

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
    where last_used_at < ${now.subtract({ seconds: clocks.browserKnown })}`.execute(house.database)
}
