import { sql } from 'kysely'
import { clocks } from '#calendar/clocks.ts'
import { all, maybe, one, type Trx } from '#database/database.ts'
import type { Role } from '#desk/roles.ts'
import type { Audit } from '#desk/server/audit.ts'
import { newLink } from '#desk/server/links.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { House } from '#server/house.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export interface StaffRow {
  readonly id: string
  readonly name: string
  readonly roles: readonly string[]
  /** of a hotel's staff alone */
  readonly hotels: readonly string[]
  readonly keys: number
  readonly lastSeenAt: Temporal.Instant | null
  readonly disabledAt: Temporal.Instant | null
}

export interface Rights {
  readonly roles: readonly Role[]
  readonly hotels: readonly string[]
}

export interface Invitation extends Rights {
  readonly name: string
}

export interface StaffBook {
  list(): Promise<readonly StaffRow[]>
  /** Ends every session at once; by one alone, since it gives nobody anything. Throws STAFF_UNKNOWN, LAST_OWNER. */
  disable(staff: StaffVisitor, id: string): Promise<void>
  /** Whether nobody else was ever here: then nobody could approve. Whoever sends all others away does not become so. */
  isAlone(trx: Trx): Promise<boolean>
  /** A new colleague's link. */
  invite(trx: Trx, invitation: Invitation): Promise<string>
  /** Locked. Throws STAFF_UNKNOWN. */
  activeOne(trx: Trx, id: string): Promise<Pick<StaffRow, 'name' | 'roles' | 'hotels'>>
  setRights(trx: Trx, id: string, rights: Rights): Promise<void>
  recoveryLink(trx: Trx, id: string): Promise<string>
}

export function openStaff(house: House, audit: Audit): StaffBook {
  const { database, clock } = house
  return {
    list: () =>
      all(
        database,
        sql<StaffRow>`select id, name, roles, hotels, disabled_at as "disabledAt",
            (select count(*)::integer from desk.passkey where staff_id = staff.id) as keys,
            (select max(last_used_at) from desk.session where staff_id = staff.id) as "lastSeenAt"
          from desk.staff order by disabled_at is not null, name, id`,
      ),
    disable: (staff, id) =>
      database.transaction().execute(async (trx) => {
        await activeOne(trx, id)
        await sql`update desk.staff set disabled_at = ${clock.now()}, changed_at = ${clock.now()}
          where id = ${id}`.execute(trx)
        await mustHaveOwner(trx)
        await audit.record(trx, staff, { action: 'staff.disabled', subject: { kind: 'staff', id } })
      }),
    async isAlone(trx) {
      await oneAtATime(trx)
      const { many } = await one(
        trx,
        sql<{ many: number }>`select count(*)::integer as many from desk.staff
          where exists (select 1 from desk.passkey where staff_id = staff.id)
            or exists (select 1 from desk.link where staff_id = staff.id and used_at is null
              and expires_at > ${clock.now()})`,
      )
      return many <= 1
    },
    async invite(trx, { name, roles, hotels }) {
      const now = clock.now()
      const { id } = await one(
        trx,
        sql<{ id: string }>`insert into desk.staff (name, roles, hotels, created_at, changed_at)
          values (${name}, ${[...roles]}, ${[...hotels]}, ${now}, ${now}) returning id`,
      )
      return newLink(house, trx, { staffId: id, purpose: 'invitation', seconds: clocks.deskLink })
    },
    activeOne,
    async setRights(trx, id, { roles, hotels }) {
      await sql`update desk.staff set roles = ${[...roles]}, hotels = ${[...hotels]}, changed_at = ${clock.now()}
        where id = ${id} and disabled_at is null`.execute(trx)
      await mustHaveOwner(trx)
    },
    recoveryLink: (trx, id) =>
      newLink(house, trx, { staffId: id, purpose: 'recovery', seconds: clocks.deskLink }),
  }
}

async function activeOne(trx: Trx, id: string) {
  const row = await maybe(
    trx,
    sql<Pick<StaffRow, 'name' | 'roles' | 'hotels'>>`select name, roles, hotels from desk.staff
      where id = ${id} and disabled_at is null for no key update`,
  )
  if (row === undefined) throw refuse('STAFF_UNKNOWN')
  return row
}

/** Of two who change who is here, the second sees what the first did. */
async function oneAtATime(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('desk.staff'))`.execute(trx)
}

/** A desk without one could never let anybody in again. */
async function mustHaveOwner(trx: Trx): Promise<void> {
  await oneAtATime(trx)
  const owner = await maybe(
    trx,
    sql`select 1 from desk.staff where disabled_at is null and 'owner' = any(roles)
      and exists (select 1 from desk.passkey where staff_id = staff.id)`,
  )
  if (owner === undefined) throw refuse('LAST_OWNER')
}
