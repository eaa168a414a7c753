import { sql } from 'kysely'
import { clocks } from '#calendar/clocks.ts'
import { maybe, one, type Trx } from '#database/database.ts'
import { type Audit, onTheServer } from '#desk/server/audit.ts'
import { storeKey } from '#desk/server/keys.ts'
import { invitedBy, newLink, useLink } from '#desk/server/links.ts'
import {
  askForKey,
  type KeyOffer,
  type KeyProof,
  madeKey,
  offerKey,
  provenStaff,
} from '#desk/server/passkeys.ts'
import { refuse } from '#desk/server/refusals.ts'
import { type Arrival, openSession } from '#desk/server/sessions.ts'
import { staffName } from '#desk/staff-name.ts'
import { mayTry } from '#server/attempt-limits.ts'
import type { House } from '#server/house.ts'

export interface Entrance {
  /** The first person's link, to be printed. Throws NAME_INVALID, NOT_FIRST; in a demo every newcomer is a first one. */
  firstLink(name: string): Promise<string>
  /** Throws LINK_SPENT. */
  offerJoining(link: string): Promise<KeyOffer & { readonly name: string }>
  /** The session's token. Throws LINK_SPENT, KEY_NOT_MADE. */
  join(link: string, proof: KeyProof, arrival: Arrival): Promise<string>
  /** Throws TOO_MANY_TRIES. */
  ask(address: string): Promise<KeyOffer>
  /** The session's token. Throws KEY_REFUSED. */
  enter(proof: KeyProof, arrival: Arrival): Promise<string>
}

const asking = { most: 60, seconds: 3600 } as const

export function openEntrance(house: House, audit: Audit): Entrance {
  const { database, clock } = house
  return {
    async firstLink(name) {
      const trimmed = staffName(name)
      if (trimmed === undefined) throw refuse('NAME_INVALID')
      return database.transaction().execute((trx) => firstLink(house, trx, { audit, name: trimmed }))
    },
    async offerJoining(link) {
      const { staffId, name } = await invitedBy(house, link)
      return { name, ...(await offerKey(house, { purpose: 'join', staffId }, name)) }
    },
    async join(link, proof, arrival) {
      const { staffId } = await invitedBy(house, link)
      const made = await madeKey(house, { purpose: 'join', staffId }, proof)
      return database.transaction().execute(async (trx) => {
        const { name, roles, purpose } = await useLink(house, trx, link)
        if (purpose === 'recovery') await forgetKeys(house, trx, staffId)
        await storeKey(house, trx, { ...made, staffId, name: arrival.deviceWords })
        const token = await openSession(house, trx, { staffId, arrival })
        const actor = { staffId, name, roles, network: arrival.network }
        await audit.record(trx, actor, { action: 'desk.joined', details: { purpose } })
        return token
      })
    },
    async ask(address) {
      const isLeft = await mayTry(database, `desk ${address}`, { limit: asking, now: clock.now() })
      if (!isLeft) throw refuse('TOO_MANY_TRIES', { headers: { 'retry-after': String(asking.seconds) } })
      return askForKey(house)
    },
    async enter(proof, arrival) {
      const staffId = await provenStaff(house, proof)
      return database.transaction().execute((trx) => admit(house, trx, { audit, staffId, arrival }))
    },
  }
}

async function firstLink(
  house: House,
  trx: Trx,
  { audit, name }: { audit: Audit; name: string },
): Promise<string> {
  await sql`lock table desk.staff in share row exclusive mode`.execute(trx)
  const { isOpen } = await one(
    trx,
    sql<{ isOpen: boolean }>`select exists (select 1 from desk.passkey) as "isOpen"`,
  )
  if (isOpen && house.settings.mode === 'production') throw refuse('NOT_FIRST')
  const now = house.clock.now()
  const { id } = await one(
    trx,
    sql<{ id: string }>`insert into desk.staff (name, roles, created_at, changed_at)
      values (${name}, '{owner}', ${now}, ${now}) returning id`,
  )
  await audit.record(trx, onTheServer, { action: 'desk.opened', subject: { kind: 'staff', id } })
  return newLink(house, trx, { staffId: id, purpose: 'invitation', seconds: clocks.deskFirstLink })
}

/** Whoever lost a key may have lost it to somebody. */
async function forgetKeys({ clock }: House, trx: Trx, staffId: string): Promise<void> {
  await sql`delete from desk.passkey where staff_id = ${staffId}`.execute(trx)
  await sql`update desk.session set revoked_at = ${clock.now()}, revoked_why = 'keys recovered'
    where staff_id = ${staffId} and revoked_at is null`.execute(trx)
}

async function admit(
  house: House,
  trx: Trx,
  { audit, staffId, arrival }: { audit: Audit; staffId: string; arrival: Arrival },
): Promise<string> {
  const staff = await maybe(
    trx,
    sql<{ name: string; roles: string[] }>`select name, roles from desk.staff
      where id = ${staffId} and disabled_at is null for share`,
  )
  if (staff === undefined) throw refuse('KEY_REFUSED')
  const token = await openSession(house, trx, { staffId, arrival })
  await audit.record(trx, { staffId, ...staff, network: arrival.network }, { action: 'desk.signed-in' })
  return token
}
