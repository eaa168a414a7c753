import { sql } from 'kysely'
import { one } from '#database/database.ts'
import type { House } from '#server/house.ts'
import { StartupError } from '#server/startup-error.ts'

/** Throws CannotOpen when a production opens a demo's database, whose data are invented. */
export async function keepMode({
  database,
  settings,
  clock,
}: Pick<House, 'database' | 'settings' | 'clock'>): Promise<void> {
  await sql`
    insert into server.opened_as (mode, at) values (${settings.mode}, ${clock.now()}) on conflict do nothing`.execute(
    database,
  )
  const { mode } = await one<{ mode: string }>(database, sql`select mode from server.opened_as`)
  if (mode === settings.mode) return
  throw new StartupError(
    settings.mode === 'production'
      ? 'DATABASE_URL: a demo has lived in this database, and what it sold is invented. Production wants one of its own'
      : 'DATABASE_URL: this is the database of a production. A demo would sell invented flights in it and wants one of its own',
  )
}
