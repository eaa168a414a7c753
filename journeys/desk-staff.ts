import { sql } from 'kysely'
import { one } from '#database/database.ts'
import type { Role } from '#desk/roles.ts'
import { openSession } from '#desk/server/sessions.ts'
import type { Stage, Visit } from './stage.ts'

/** A hotel's staff have hotels too. */
type Rights = readonly Role[] | { readonly roles: readonly Role[]; readonly hotels: readonly string[] }

/** Somebody at the desk, as if a key had been shown. */
export async function signInAtDesk(stage: Stage, { context }: Visit, rights: Rights): Promise<void> {
  const { database, clock } = stage.product.agency
  const id = await colleague(stage, 'مینا رحیمی', rights)
  const arrival = { network: '127.0.0.0/24', deviceWords: 'کروم در لینوکس' }
  const value = await openSession({ clock }, database, { staffId: id, arrival })
  await context.addCookies([{ name: 'desk', value, url: stage.address, httpOnly: true, sameSite: 'Strict' }])
}

/** Somebody who may sign in; returns whose row it is. */
export async function colleague(stage: Stage, name: string, rights: Rights): Promise<string> {
  const { roles, hotels } = 'roles' in rights ? rights : { roles: rights, hotels: [] }
  const { database, clock } = stage.product.agency
  const now = clock.now()
  const { id } = await one(
    database,
    sql<{ id: string }>`insert into desk.staff (name, roles, hotels, created_at, changed_at)
      values (${name}, ${[...roles]}, ${[...hotels]}, ${now}, ${now}) returning id`,
  )
  return id
}
