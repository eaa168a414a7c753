import { sql } from 'kysely'
import { mostPeople, type Role } from '#agencies/roles.ts'
import { agencyRow, columns, managerOf, type PersonRow, personOf } from '#agencies/server/record.ts'
import { refuse } from '#agencies/server/refusals.ts'
import type { Room } from '#agencies/server/room.ts'
import { all, maybe, one, type Trx } from '#database/database.ts'
import { violates } from '#database/violates.ts'

export interface PersonTerms {
  readonly role: Role
  /** rial */
  readonly orderLimit: number
  readonly dayLimit: number
}

export interface Invited extends PersonTerms {
  readonly agencyId: string
  /** E.164 */
  readonly mobile: string
  /** undefined: two of the desk have yet to agree */
  readonly at: Temporal.Instant | undefined
}

/** Throws INVITED_ALREADY, TOO_MANY_PEOPLE, DAY_BELOW_ORDER. Returns the id. */
export async function addPerson(trx: Trx, { agencyId, mobile, at, ...terms }: Invited): Promise<string> {
  mustFit(terms)
  await lockedAgency(trx, agencyId)
  const { count } = await one(
    trx,
    sql<{ count: number }>`select count(*)::int as count from agencies.person
      where agency_id = ${agencyId} and left_at is null`,
  )
  if (count >= mostPeople) throw refuse('TOO_MANY_PEOPLE')
  const added = await one(
    trx,
    sql<{
      id: string
    }>`insert into agencies.person (agency_id, mobile, role, order_limit, day_limit, invited_at)
      values (${agencyId}, ${mobile}, ${terms.role}, ${terms.orderLimit}, ${terms.dayLimit}, ${at ?? null})
      returning id`,
  ).catch((error: unknown) => {
    throw violates(error, 'invited_once') ? refuse('INVITED_ALREADY', { property: 'mobile' }) : error
  })
  return added.id
}

/** People of one agency change one at a time, so that its last two managers do not leave at once. */
async function lockedAgency(trx: Trx, agencyId: string): Promise<void> {
  await sql`select from agencies.agency where id = ${agencyId} for no key update`.execute(trx)
}

function mustFit({ orderLimit, dayLimit }: PersonTerms): void {
  if (dayLimit < orderLimit) throw refuse('DAY_BELOW_ORDER', { property: 'dayLimit' })
}

export function invite(
  { database, clock, tellInvited }: Room,
  userId: string,
  invited: PersonTerms & { readonly mobile: string },
): Promise<string> {
  return database.transaction().execute(async (trx) => {
    const { agency_id: agencyId } = await managerOf(trx, userId)
    const personId = await addPerson(trx, { ...invited, agencyId, at: clock.now() })
    const { name: agencyName } = await agencyRow(trx, agencyId)
    await tellInvited(trx, { personId, mobile: invited.mobile, agencyName })
    return personId
  })
}

/** Throws NO_AGENCY, NOT_MANAGER, PERSON_NOT_FOUND (also of another agency), LAST_MANAGER, DAY_BELOW_ORDER. */
export function changePerson(
  { database }: Room,
  userId: string,
  { personId, ...terms }: PersonTerms & { readonly personId: string },
): Promise<void> {
  mustFit(terms)
  return database.transaction().execute(async (trx) => {
    const person = await colleague(trx, userId, personId)
    if (terms.role !== 'manager') await mustNotBeLast(trx, person)
    await sql`update agencies.person set role = ${terms.role}, order_limit = ${terms.orderLimit},
      day_limit = ${terms.dayLimit} where id = ${person.id}`.execute(trx)
  })
}

/** A manager takes somebody out; everybody may go himself. */
export function removePerson({ database, clock }: Room, userId: string, personId: string): Promise<void> {
  return database.transaction().execute(async (trx) => {
    const self = await personOf(trx, userId)
    if (self?.id === personId) await lockedAgency(trx, self.agency_id)
    const person = self?.id === personId ? self : await colleague(trx, userId, personId)
    await mustNotBeLast(trx, person)
    await sql`update agencies.person set left_at = ${clock.now()} where id = ${person.id}`.execute(trx)
  })
}

async function colleague(trx: Trx, userId: string, personId: string): Promise<PersonRow> {
  const { agency_id: agencyId } = await managerOf(trx, userId)
  await lockedAgency(trx, agencyId)
  const row = await maybe(
    trx,
    sql<PersonRow>`select ${columns} from agencies.person
      where id = ${personId} and agency_id = ${agencyId} and left_at is null for update`,
  )
  if (row === undefined) throw refuse('PERSON_NOT_FOUND')
  return row
}

async function mustNotBeLast(trx: Trx, person: PersonRow): Promise<void> {
  if (person.role !== 'manager' || person.joined_at === null) return
  const other = await maybe(
    trx,
    sql`select from agencies.person where agency_id = ${person.agency_id} and role = 'manager'
      and joined_at is not null and left_at is null and id <> ${person.id} limit 1`,
  )
  if (other === undefined) throw refuse('LAST_MANAGER')
}

/** Open ones to this mobile, with their agency's name. */
export function invitationsTo(trx: Trx, mobile: string) {
  return all(
    trx,
    sql<{ personId: string; name: string; role: Role }>`
      select person.id as "personId", name, role from agencies.person join agencies.agency on agency.id = agency_id
      where mobile = ${mobile} and invited_at is not null and joined_at is null and left_at is null
      order by invited_at`,
  )
}

export interface InvitationReply {
  readonly personId: string
  readonly isAccepted: boolean
}

/** Only who signs in by that very mobile. Throws INVITATION_NOT_FOUND, OF_ANOTHER_AGENCY. */
export async function answerInvitation(room: Room, userId: string, given: InvitationReply): Promise<void> {
  const mobile = (await room.accounts.userOf(userId))?.phone
  const at = room.clock.now()
  const done = given.isAccepted ? sql`user_id = ${userId}, joined_at = ${at}` : sql`left_at = ${at}`
  const row = await maybe(
    room.database,
    sql`update agencies.person set ${done} where id = ${given.personId} and mobile = ${mobile ?? ''}
      and invited_at is not null and joined_at is null and left_at is null returning id`,
  ).catch((error: unknown) => {
    throw violates(error, 'of_one_agency') ? refuse('OF_ANOTHER_AGENCY') : error
  })
  if (row === undefined) throw refuse('INVITATION_NOT_FOUND')
}
