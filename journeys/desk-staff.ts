import { sql } from 'kysely'
import { one } from '#database/database.ts'
import type { Role } from '#desk/roles.ts'
import { openSession } from '#desk/server/sessions.ts'
import type { Stage, Visit } from './stage.ts'

/** Somebody at the desk, as if a key had been shown. */
export async function signInAtDesk(stage: Stage, { context }: Visit, roles: readonly Role[]): Promise<void> {
  const { database, clock } = stage.product.agency
  const id = await colleague(stage, 'مینا رحیمی', roles)
  const arrival = { network: '127.0.0.0/24', deviceWords: 'کروم در لینوکس' }
  const value = await openSession({ clock }, database, { staffId: id, arrival })
  await context.addCookies([{ name: 'desk', value, url: stage.address, httpOnly: true, sameSite: 'Strict' }])
}

/** Somebody who may sign in; returns whose row it is. */
export async function colleague(stage: Stage, name: string, roles: readonly Role[]): Promise<string> {
  const { database, clock } = stage.product.agency
  const now = clock.now()
  const { id } = await one(
    database,
    sql<{ id: string }>`insert into desk.staff (name, roles, created_at, changed_at)
      values (${name}, ${[...roles]}, ${now}, ${now}) returning id`,
  )
  return id
}
