import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { customerPrice } from '#agencies/markup.ts'
import { agencyRow, creditOf, personOf } from '#agencies/server/record.ts'
import { refuse } from '#agencies/server/refusals.ts'
import type { Room } from '#agencies/server/room.ts'
import { all, maybe, one, type Trx } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import type { Credits } from '#orders/server/credits.ts'
import { dayOf } from '#wallet/days.ts'

/** What orders know of agencies: whose credit somebody buys on, where it goes back to, who stands on the paper. */
export function openCredits(room: Room): Credits {
  const { database } = room
  return {
    offerTo: (userId) => offerTo(room, userId),
    charge: (trx, bought) => charge(room, trx, bought),
    async boughtOn(orderIds) {
      const rows = await all(
        database,
        sql<{
          id: string
        }>`select order_id as id from agencies.charge where order_id = any(${orderIds}::uuid[])`,
      )
      return new Set(rows.map(({ id }) => id))
    },
    async payerOf(orderId, trx = database) {
      const row = await chargeOf(trx, orderId)
      return row && { class: 'agency-receivable', agencyId: row.agency_id }
    },
    async sellerOf(orderId) {
      const row = await chargeOf(database, orderId)
      if (row === undefined) return undefined
      const { name, phone } = await agencyRow(database, row.agency_id)
      return { name, phone, priceOf: (paid) => customerPrice(paid, row.markup) }
    },
  }
}

interface ChargeRow {
  readonly agency_id: string
  readonly markup: number
}

function chargeOf(trx: Trx, orderId: string): Promise<ChargeRow | undefined> {
  return maybe(trx, sql<ChargeRow>`select agency_id, markup from agencies.charge where order_id = ${orderId}`)
}

async function offerTo(room: Room, userId: string) {
  const { database, clock } = room
  const person = await personOf(database, userId)
  if (person === undefined) return undefined
  const agency = await agencyRow(database, person.agency_id)
  const { left, isOverdue } = await creditOf(room, agency)
  if (agency.blocked_at !== null || isOverdue) return { name: agency.name, left: rial(0) }
  const { spent } = await one(
    database,
    sql<{ spent: number }>`select agencies.spent_on(${person.id}, ${dayOf(clock.now())}) as spent`,
  )
  const own = Math.min(person.order_limit, person.day_limit - spent)
  return { name: agency.name, left: rial(Math.max(0, Math.min(left, own))) }
}

/** The database has the last word on people, limits and blocks; the ledger on the credit itself. */
async function charge(
  room: Room,
  trx: Trx,
  { orderId, userId, amount, at }: Parameters<Credits['charge']>[1],
) {
  const person = await personOf(trx, userId)
  if (person === undefined) throw refuse('NO_AGENCY')
  const agency = await agencyRow(trx, person.agency_id)
  if ((await creditOf(room, agency, trx)).isOverdue) throw refuse('AGENCY_OVERDUE')
  const chargeId = randomUUID()
  try {
    await sql`insert into agencies.charge (id, agency_id, person_id, order_id, amount, markup, day, at)
      values (${chargeId}, ${agency.id}, ${person.id}, ${orderId}, ${amount}, ${agency.markup}, ${dayOf(at)}, ${at})`.execute(
      trx,
    )
  } catch (error) {
    throw refusedBy(error) ?? error
  }
  return { chargeId, account: { class: 'agency-receivable' as const, agencyId: agency.id } }
}

const whyNot = {
  of_its_people: 'NO_AGENCY',
  not_blocked: 'AGENCY_BLOCKED',
  within_order: 'OVER_ORDER_LIMIT',
  within_day: 'OVER_DAY_LIMIT',
} as const

function refusedBy(error: unknown) {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined
  const name = String(error.constraint)
  return Object.hasOwn(whyNot, name) ? refuse(whyNot[name as keyof typeof whyNot]) : undefined
}
