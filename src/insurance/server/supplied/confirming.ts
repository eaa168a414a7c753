import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import type { Confirmed } from '#insurance/server/insurer.ts'
import { lockedPolicy, type Policy } from '#insurance/server/policy.ts'
import type { Room } from '#insurance/server/room.ts'
import { isThere, numbersIn } from '#insurance/server/supplied/booked-there.ts'
import { moved, type SuppliedPolicy, suppliedOf, toCancel } from '#insurance/server/supplied/outbox.ts'
import type {
  PolicyBooked,
  PolicyConfirmation,
  PolicySupplier,
} from '#insurance/server/suppliers/policy-supplier.ts'
import type { Outcome } from '#suppliers/outcome.ts'

export type Confirming = Pick<Room, 'database' | 'clock' | 'log' | 'suppliers' | 'orders' | 'cancelling'>

/** wait between requests for one order */
const againAfterSeconds = 5
/** nothing could be sent, or nothing of it is there, for so long: the money goes back */
const givesUpAfterMs = 15 * 60_000

/** Confirms a paid offer. Stored before it is sent; after silence it is looked up, and what is surely not there is sent again
 * under the same key, so that there is one policy or the money back. */
export async function confirmThere(room: Confirming, policy: Policy): Promise<Confirmed> {
  const row = await suppliedOf(room.database, policy.orderId)
  const supplier = supplierOf(room, row?.supplier)
  if (row === undefined || supplier === undefined)
    return { kind: 'failed', reason: 'nobody sells it any more' }
  if (row.state === 'asked') await lookUp(room, row)
  else if (row.state === 'offered') await send(room, supplier, { row, policy })
  return answerOf(room, (await suppliedOf(room.database, policy.orderId)) ?? row)
}

export function supplierOf({ suppliers }: Pick<Room, 'suppliers'>, name: string | undefined) {
  return suppliers.find((one) => one.name === name)
}

async function answerOf({ database }: Confirming, row: SuppliedPolicy): Promise<Confirmed> {
  if (row.state === 'failed') return { kind: 'failed', reason: `${row.supplier}: ${row.reason ?? 'failed'}` }
  if (row.state !== 'booked') return { kind: 'later', afterSeconds: againAfterSeconds }
  return { kind: 'issued', numbers: await numbersIn(database, row) }
}

interface Sending {
  readonly row: SuppliedPolicy
  readonly policy: Policy
}

async function send(room: Confirming, supplier: PolicySupplier, { row, policy }: Sending): Promise<void> {
  const { database, clock, log } = room
  const { orderId } = row
  const confirmation = await confirmationOf(room, { row, policy })
  const patience = { signal: AbortSignal.timeout(supplier.caps.callMs) }
  if (!(await moved(database, orderId, { from: 'offered', to: 'asked', now: clock.now() }))) return
  const outcome =
    row.changeId === null
      ? await supplier.confirm(confirmation, patience)
      : await supplier.confirmChange(row.offer, row.changeId, patience)
  log.info({ orderId, supplier: supplier.name, kind: outcome.kind }, 'insurer.confirm')
  await recordOutcome(room, row, outcome)
  if (outcome.kind === 'unknown' || (outcome.kind === 'rejected' && row.changeId !== null))
    await lookUp(
      room,
      (await suppliedOf(database, orderId)) ?? row,
      outcome.kind === 'rejected' ? outcome.code : undefined,
    )
}

async function confirmationOf({ orders }: Confirming, { row, policy }: Sending): Promise<PolicyConfirmation> {
  const [people, contact] = await Promise.all([
    orders.passengersOf(row.orderId),
    orders.contactOf(row.orderId),
  ])
  const named = row.people.map(({ position, quote }) => {
    const { firstName = '', lastName = '' } = people[position] ?? {}
    return { quote, firstName, lastName }
  })
  const [first] = named
  return {
    key: row.orderId,
    offerRef: row.offer,
    people: named,
    holder: {
      firstName: first?.firstName ?? '',
      lastName: first?.lastName ?? '',
      phone: contact.phoneNumber,
      email: contact.email === '' ? null : contact.email,
      age: policy.insured[0]?.age ?? 0,
    },
  }
}

async function recordOutcome(
  room: Confirming,
  row: SuppliedPolicy,
  outcome: Outcome<PolicyBooked>,
): Promise<void> {
  if (outcome.kind === 'done') return booked(room, row)
  const { database, clock } = room
  const now = clock.now()
  if (outcome.kind === 'rejected' && row.changeId === null)
    await moved(database, row.orderId, { from: 'asked', to: 'failed', now, reason: outcome.code })
  if (outcome.kind === 'notSent') await notThere(room, row, outcome.why)
}

/** `refused`: why nothing more comes of it, unless it is there. Asked about by its name; "not found" counts only after a time, since what was sent may still be on its way. */
export async function lookUp(room: Confirming, row: SuppliedPolicy, refused?: string): Promise<void> {
  const supplier = supplierOf(room, row.supplier)
  if (supplier === undefined || row.askedAt === null || row.state !== 'asked') return
  const found = await supplier.lookUp(row.offer, { signal: AbortSignal.timeout(supplier.caps.callMs) })
  const { orderId } = row
  room.log.info({ orderId, supplier: row.supplier, kind: found.kind }, 'insurer.looked-up')
  if (found.kind !== 'done') return
  if (await isThere(room.database, row, found.value)) return booked(room, row)
  if (refused !== undefined) {
    await moved(room.database, orderId, {
      from: 'asked',
      to: 'failed',
      now: room.clock.now(),
      reason: refused,
    })
    return
  }
  const waited = row.askedAt.until(room.clock.now()).total('milliseconds')
  if (waited >= supplier.caps.settlesAfterMs) await notThere(room, row, 'looked up: absent')
}

/** Sent again under the same key, or given up for good. */
async function notThere({ database, clock }: Confirming, row: SuppliedPolicy, reason: string): Promise<void> {
  const now = clock.now()
  const since = (row.firstAskedAt ?? now).until(now).total('milliseconds')
  const to = row.letGoAt !== null || since >= givesUpAfterMs ? 'failed' : 'offered'
  await moved(database, row.orderId, { from: 'asked', to, now, reason })
}

/** With the numbers of its people; of an order that ended meanwhile it is cancelled there. */
async function booked({ database, clock, log, cancelling }: Confirming, row: SuppliedPolicy): Promise<void> {
  const { orderId } = row
  const now = clock.now()
  await database.transaction().execute(async (trx) => {
    const policy = await lockedPolicy(trx, orderId)
    if (policy === undefined || !(await moved(trx, orderId, { from: 'asked', to: 'booked', now }))) return
    if (policy.state === 'released') {
      log.warn({ orderId, supplier: row.supplier }, 'insurer.booked-in-vain')
      if (row.movedOf !== null) return changedInVain(trx, row, now)
      await toCancel(trx, { orderId, positions: row.people.map(({ position }) => position), now })
      await cancelling.send({ orderId }, { within: trx })
      return
    }
    for (const [place, number] of (await numbersIn(trx, row)).entries())
      await sql`update insurance.insured set number = ${number}
        where order_id = ${orderId} and position = ${row.people[place]?.position}`.execute(trx)
  })
}

/** The old order's policy has days that nobody paid: people put it right at the insurer. */
async function changedInVain(trx: Trx, { orderId }: SuppliedPolicy, now: Temporal.Instant): Promise<void> {
  await sql`
    update insurance.supplied_person set cancel_at = ${now}, by_hand = 'days changed there in vain'
    where order_id = ${orderId} and cancel_at is null`.execute(trx)
}
