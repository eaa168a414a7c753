import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { directionOf, heldLegs, type OrderLeg, payableOf } from '#flights/booking/server/held-legs.ts'
import { fareIdsOf, type Hold, holdOf } from '#flights/booking/server/holds.ts'
import { isAnyCancelled } from '#flights/changes/server/flight-status.ts'
import type { Provocation } from '#flights/inventory/server/provocations.ts'
import { provocationOf } from '#flights/inventory/server/provoked.ts'
import { protectionTotal } from '#flights/protection/held-protection.ts'
import type { Room } from '#flights/server/room.ts'
import { issueAtSuppliers } from '#flights/supplier/server/supplier-issuing.ts'
import { ticketed } from '#flights/tickets/server/ticketing.ts'
import { sum } from '#money/rial.ts'
import type { Issued } from '#orders/product.ts'

/** provoked late answers: so many attempts, seconds apart */
const lateAnswers = { asked: 2, afterSeconds: 5 } as const
/** provoked missing answer: retried until the order fails */
const noAnswers = { afterSeconds: 30 } as const

/** Reservation codes and tickets for all directions or none; nothing for a cancelled flight. Idempotent. */
export async function issue(room: Room, orderId: string): Promise<Issued> {
  const hold = await holdOf(room.database, orderId)
  if (hold === undefined || hold.legs.length === 0 || hold.state === 'released')
    return { kind: 'failed', reason: 'the seats were given back' }
  const legs = await heldLegs(room, hold)
  if (hold.pnr !== null) return answer(legs, referenceOf(hold))
  if (await isAnyCancelled(room.database, fareIdsOf(hold), orderId)) return cancelled
  const provoked = await provokedAnswer(room, orderId, legs)
  if (provoked !== undefined) return provoked
  const there = await issueAtSuppliers(room, orderId, legs.map(directionOf))
  if (there.kind !== 'issued') return there
  const pnr = await ticketed(room.database, {
    orderId,
    legs,
    supplied: there.legs,
    serialOf: room.ticketSerialOf,
    now: room.clock.now(),
  })
  if (pnr === 'cancelled') return cancelled
  if (pnr === undefined) return { kind: 'failed', reason: 'the seats were given back' }
  room.log.info({ orderId, proposals: legs.map(({ sold }) => sold.proposalId) }, 'ticket.issued')
  const issuedHold = await holdOf(room.database, orderId)
  return answer(legs, issuedHold === undefined ? pnr : referenceOf(issuedHold))
}

/** Reservations of the first direction, in flying order; several with separate tickets. */
function referenceOf({ pnr, legs: [first] }: Hold): string {
  return [pnr, ...(first?.furtherPnrs ?? [])].join('/')
}

const cancelled = { kind: 'failed', reason: 'the flight was cancelled' } as const

async function provokedAnswer(
  room: Room,
  orderId: string,
  legs: readonly OrderLeg[],
): Promise<Issued | undefined> {
  const does = new Set<Provocation | undefined>(legs.flatMap(({ sold }) => sold.fares.map(provocationOf)))
  if (does.has('issue-fails')) return { kind: 'failed', reason: 'the airline refused the ticket' }
  if (does.has('issue-never-answers')) return { kind: 'later', afterSeconds: noAnswers.afterSeconds }
  if (does.has('issue-comes-late') && (await timesAsked(room, orderId)) <= lateAnswers.asked)
    return { kind: 'later', afterSeconds: lateAnswers.afterSeconds }
  return undefined
}

function answer(legs: readonly OrderLeg[], reference: string): Issued {
  return {
    kind: 'issued',
    reference,
    supplierPayable: sum(legs.map(payableOf)),
    protection: sum(legs.map(({ held }) => protectionTotal(held.protections))),
  }
}

async function timesAsked(room: Room, orderId: string): Promise<number> {
  const { asked } = await one<{ asked: number }>(
    room.database,
    sql`update flights.holds set asked = asked + 1 where order_id = ${orderId} returning asked`,
  )
  return asked
}
