import type { AgencyPage, Colleague, OwnAgency } from '#agencies/calls.ts'
import { dueDay } from '#agencies/due.ts'
import { invitationsTo } from '#agencies/server/people.ts'
import {
  type AgencyRow,
  agencyRow,
  type CreditOfAgency,
  creditOf,
  type PersonRow,
  peopleOf,
  personOf,
} from '#agencies/server/record.ts'
import type { Room } from '#agencies/server/room.ts'
import type { Credits } from '#orders/server/credits.ts'

/** What somebody may see of his agency: a manager all of it, a seller his own limits. */
export async function pageOf(room: Room, credits: Credits, userId: string): Promise<AgencyPage> {
  const { database, accounts } = room
  const phone = (await accounts.userOf(userId))?.phone
  const invitations = phone === undefined ? [] : await invitationsTo(database, phone)
  const person = await personOf(database, userId)
  if (person === undefined) return { agency: null, invitations: [...invitations] }
  const row = await agencyRow(database, person.agency_id)
  const credit = await creditOf(room, row)
  const mayBuy = (await credits.offerTo(userId))?.left ?? 0
  const people = person.role === 'manager' ? await peopleOf(database, row.id) : []
  return {
    agency: {
      ...ownView(row, person, credit),
      mayBuy,
      people: await Promise.all(people.map((one) => colleagueView(room, one))),
    },
    invitations: [...invitations],
  }
}

function ownView(
  row: AgencyRow,
  person: PersonRow,
  credit: CreditOfAgency,
): Omit<OwnAgency, 'people' | 'mayBuy'> {
  return {
    name: row.name,
    phone: row.phone,
    personId: person.id,
    role: person.role,
    isBlocked: row.blocked_at !== null,
    isOverdue: credit.isOverdue,
    orderLimit: person.order_limit,
    dayLimit: person.day_limit,
    dueDays: row.due_days,
    markup: row.markup,
    account: person.role === 'manager' ? accountView(row, credit) : null,
  }
}

function accountView({ due_days: days }: AgencyRow, { balance, limit, left, oldestOpen }: CreditOfAgency) {
  return {
    debt: Math.max(0, 0 - balance),
    paidAhead: Math.max(0, balance),
    limit,
    left,
    dueOn: oldestOpen === undefined ? null : dueDay(oldestOpen, days).toString(),
  }
}

async function colleagueView({ accounts }: Room, row: PersonRow): Promise<Colleague> {
  const user = row.user_id === null ? undefined : await accounts.userOf(row.user_id)
  return {
    personId: row.id,
    name: user?.name ?? null,
    mobile: row.mobile,
    role: row.role,
    orderLimit: row.order_limit,
    dayLimit: row.day_limit,
    hasJoined: row.joined_at !== null,
  }
}
