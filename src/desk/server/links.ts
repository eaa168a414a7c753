import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { refuse } from '#desk/server/refusals.ts'
import { hashOf, newToken } from '#desk/server/sessions.ts'
import type { House } from '#server/house.ts'

export interface LinkFor {
  readonly staffId: string
  readonly purpose: 'invitation' | 'recovery'
  readonly seconds: number
}

/** An address that works once. The secret is behind `#`: no log and no other site reads it. Links of before end. */
export async function newLink(
  { clock, settings }: Pick<House, 'clock' | 'settings'>,
  trx: Trx,
  { staffId, purpose, seconds }: LinkFor,
): Promise<string> {
  const { token, hash } = newToken()
  const now = clock.now()
  await sql`delete from desk.link where staff_id = ${staffId} and used_at is null`.execute(trx)
  await sql`insert into desk.link (token_hash, staff_id, purpose, created_at, expires_at)
    values (${hash}, ${staffId}, ${purpose}, ${now}, ${now.add({ seconds })})`.execute(trx)
  return `${settings.sites.here().publicUrl}/desk/join#${token}`
}

interface Invited {
  readonly staffId: string
  readonly name: string
  readonly roles: readonly string[]
  readonly purpose: LinkFor['purpose']
}

const invited = sql`staff.id as "staffId", name, roles, purpose`

/** Throws LINK_SPENT for one that was used, is over, or belongs to somebody who is disabled. */
export async function invitedBy(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  token: string,
): Promise<Invited> {
  const row = await maybe(
    database,
    sql<Invited>`select ${invited} from desk.link join desk.staff on staff.id = staff_id
      where token_hash = ${hashOf(token)} and used_at is null and expires_at > ${clock.now()}
        and disabled_at is null`,
  )
  if (row === undefined) throw refuse('LINK_SPENT')
  return row
}

/** Of several at once one uses it. Throws LINK_SPENT. */
export async function useLink({ clock }: Pick<House, 'clock'>, trx: Trx, token: string): Promise<Invited> {
  const now = clock.now()
  const row = await maybe(
    trx,
    sql<Invited>`update desk.link set used_at = ${now} from desk.staff
      where staff.id = staff_id and token_hash = ${hashOf(token)} and used_at is null and expires_at > ${now}
        and disabled_at is null
      returning ${invited}`,
  )
  if (row === undefined) throw refuse('LINK_SPENT')
  return row
}
