import { heldLegs } from '#flights/booking/server/held-legs.ts'
import { holdOf, lockedHold } from '#flights/booking/server/holds.ts'
import { legNow } from '#flights/changes/server/flight-now.ts'
import { statusesOf } from '#flights/changes/server/order-changes.ts'
import { whyClosed } from '#flights/later-bags/server/offered-bags.ts'
import { quoteKey } from '#flights/later-bags/server/seller-of.ts'
import { type BagsOrder, bagsOrder, moved, soldAs } from '#flights/later-bags/server/stored-bags.ts'
import { settlesAfterMs, whatIsThere } from '#flights/later-bags/server/what-is-there.ts'
import type { Room } from '#flights/server/room.ts'
import { rowsOf } from '#flights/supplier/server/outbox.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import { ticketsOf } from '#flights/tickets/server/stored-tickets.ts'
import { sum } from '#money/rial.ts'
import type { Issued } from '#orders/product.ts'

/** wait between requests for one order */
const againAfterSeconds = 5

/** A bag on the ticket, or the money back: never for a ticket that was given back, nor for a flight that is cancelled or gone. Idempotent. */
export async function issue(room: Room, orderId: string): Promise<Issued> {
  const order = await bagsOrder(room.database, orderId)
  if (order === undefined) return { kind: 'failed', reason: 'the bags were let go' }
  if (order.state === 'held') {
    const why = await whyNot(room, order)
    if (why !== undefined)
      await moved(room.database, orderId, { to: 'failed', now: room.clock.now(), reason: why })
    else if (order.supplier === 'own') await issueOwn(room, order)
    else await askThere(room, order)
  } else if (order.state === 'asking') await lookAt(room, order)
  const now = await soldAs(room.database, orderId)
  if (now.state === 'issued') await room.bagsGoingBack.send({ ticketOrder: now.ticketOrder })
  return answerOf(room, now)
}

async function answerOf({ database }: Room, order: BagsOrder): Promise<Issued> {
  const { state, bags, reason, ticketOrder, leg } = order
  if (state === 'issued') {
    const pnr = (await holdOf(database, ticketOrder))?.legs[leg]?.pnr
    const supplierPayable = sum(bags.map(({ supplierShare }) => supplierShare))
    return { kind: 'issued', reference: pnr ?? ticketOrder.slice(0, 8), supplierPayable }
  }
  if (state === 'held' || state === 'asking') return { kind: 'later', afterSeconds: againAfterSeconds }
  return { kind: 'failed', reason: `${order.supplier}: ${reason ?? state}` }
}

async function whyNot(room: Room, { ticketOrder, leg, bags }: BagsOrder): Promise<string | undefined> {
  const hold = await holdOf(room.database, ticketOrder)
  const direction = hold && (await heldLegs(room, hold))[leg]
  if (direction === undefined) return 'there is no such ticket'
  const changed = legNow(direction, (await statusesOf(room.database, ticketOrder)).get(leg) ?? [])
  if (whyClosed(changed, room.clock.now()) !== undefined)
    return 'the flight is cancelled, or its sale is over'
  const open = (await ticketsOf(room.database, ticketOrder)).filter(({ state }) => state === 'open')
  const isAll = bags.every(({ passenger }) =>
    open.some((ticket) => ticket.leg === leg && ticket.position === passenger),
  )
  return isAll ? undefined : 'the ticket was given back'
}

/** With the ticket's hold locked, as giving back locks it: one of both comes first. */
function issueOwn(room: Room, { orderId, ticketOrder, leg, bags }: BagsOrder): Promise<void> {
  return room.database.transaction().execute(async (trx) => {
    await lockedHold(trx, ticketOrder)
    const open = (await ticketsOf(trx, ticketOrder)).filter(({ state }) => state === 'open')
    const isAll = bags.every(({ passenger }) =>
      open.some((ticket) => ticket.leg === leg && ticket.position === passenger),
    )
    const now = room.clock.now()
    await moved(trx, orderId, isAll ? { to: 'issued', now } : { to: 'failed', now, reason: 'given back' })
  })
}

/** What stands there is read, stored, and only then is anything asked for. */
async function askThere(room: Room, order: BagsOrder): Promise<void> {
  const { orderId, supplierRef } = order
  const supplier = room.suppliers.of(order.supplier)
  if (supplier?.servicesThere === undefined || supplierRef === null) {
    const reason = 'nobody sells them any more'
    await moved(room.database, orderId, { to: 'failed', now: room.clock.now(), reason })
    return
  }
  const there = await room.suppliers.ask(
    supplier,
    async (patience) => (await supplier.servicesThere?.(supplierRef, patience)) ?? notThere,
  )
  if (there.kind !== 'done') return
  const asking = await askedOnce(room, orderId, there.value)
  if (asking !== undefined) await book(room, supplier, asking)
}

const notThere = { kind: 'notSent', retryAfterMs: 0, why: 'it sells nothing afterwards' } as const

/** Undefined while another order of the same ticket is asked for. */
async function askedOnce(room: Room, orderId: string, thereBefore: readonly string[]) {
  try {
    return await moved(room.database, orderId, { to: 'asking', now: room.clock.now(), thereBefore })
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'one_asked_of_an_order')
      return undefined
    throw error
  }
}

async function book(room: Room, supplier: FlightSupplier, order: BagsOrder): Promise<void> {
  const { orderId, supplierRef: ref, ticketOrder, currency } = order
  const services = order.bags.flatMap(({ service }) => service ?? [])
  const row = (await rowsOf(room.database, ticketOrder)).find((one) => one.ref === ref)
  if (ref === null || currency === null || row === undefined) throw new Error(`${orderId} is of no supplier`)
  const asked = { ref, booking: row.booking, services, currency }
  const outcome = await room.suppliers.ask(
    supplier,
    async (patience) => (await supplier.addBags?.(asked, patience)) ?? notThere,
  )
  room.suppliers.laterBagsTold.delete(quoteKey(supplier.name, ref))
  const now = room.clock.now()
  room.log.info({ orderId, supplier: supplier.name, kind: outcome.kind }, 'later-bag.ask')
  if (outcome.kind === 'done') await moved(room.database, orderId, { to: 'issued', now })
  else if (outcome.kind === 'rejected')
    await moved(room.database, orderId, {
      to: 'failed',
      now,
      reason: `${outcome.code}: ${outcome.message}`,
    })
  else if (outcome.kind === 'notSent')
    await moved(room.database, orderId, { to: 'held', now, reason: outcome.why })
  else await lookAt(room, order)
}

/** After silence what is new there decides; that nothing is counts only after the supplier's own time. */
async function lookAt(room: Room, order: BagsOrder): Promise<void> {
  const there = await whatIsThere(room, order)
  const now = room.clock.now()
  if (there === 'bought') await moved(room.database, order.orderId, { to: 'issued', now })
  const waited = order.askedAt?.until(now).total('milliseconds') ?? 0
  if (there === 'nothing' && waited >= settlesAfterMs(room, order))
    await moved(room.database, order.orderId, { to: 'failed', now, reason: 'looked up: absent' })
}
