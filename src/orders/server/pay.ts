import { type RawBuilder, sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { plus, type Rial, ZERO } from '#money/rial.ts'
import { capturedEntry } from '#orders/entries.ts'
import { walletShare } from '#orders/money-parts.ts'
import { due, inMoney, isOver, type Order } from '#orders/order.ts'
import { giveDiscount } from '#orders/server/discount.ts'
import type { CapturedAttempt } from '#orders/server/door.ts'
import { move } from '#orders/server/move.ts'
import type { OnBehalf } from '#orders/server/on-behalf.ts'
import type { Payable } from '#orders/server/payable.ts'
import { giveCredit } from '#orders/server/rebooking.ts'
import { lockedOrder, lockedOwn, type OrderRow, orderOf, ownRow } from '#orders/server/record.ts'
import { refusalAt, refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'
import { isSplit } from '#orders/server/splits/record.ts'
import { begin, follow } from '#orders/server/start-issuing.ts'
import { holdPart } from '#orders/server/wallet-part.ts'

export interface Paying {
  readonly orderId: string
  readonly userId: string
  readonly useWallet: boolean
}

export async function payable(room: Room, paying: Paying): Promise<Payable> {
  const { orderId, userId, useWallet } = paying
  const row = await ownRow(room.database, orderId, userId)
  const seen = orderOf(row)
  if (!useWallet && seen.walletPart === 0) {
    mustBeOpen(seen, room.clock.now())
    mustBeAlone(seen)
    await mustBeWhole(room.database, orderId)
    if (due(seen) === 0) throw refuse('WALLET_COVERS_ALL')
    return payableOf(seen, row)
  }
  const order = await room.database.transaction().execute(async (trx) => {
    const locked = await lockedOwn(trx, orderId, userId)
    mustBeOpen(locked, room.clock.now())
    mustBeAlone(locked)
    await mustBeWhole(trx, orderId)
    // asked while the order is locked: what another tab holds for it is in its part, and no more in the balance
    const part = useWallet ? wishedPart(locked, await room.wallet.balanceOf(userId, trx)) : ZERO
    return holdPart(room, trx, { order: locked, part })
  })
  return payableOf(order, row)
}

function payableOf(order: Order, row: OrderRow): Payable {
  return {
    amount: due(order),
    holdExpiresAt: order.holdExpiresAt,
    orderNumber: order.orderNumber,
    phoneNumber: row.contact_phone,
  }
}

function wishedPart(order: Order, balance: Rial): Rial {
  const all = inMoney(order)
  const { part, rest } = walletShare(all, plus(balance, order.walletPart))
  if (rest === 0) throw refuse('WALLET_COVERS_ALL')
  return part
}

export function mustBeOpen(order: Order, now: Temporal.Instant): void {
  if (order.status !== 'approved') throw refusalAt(order.status)
  if (isOver(order, now)) throw refuse('ORDER_EXPIRED')
}

/** Others pay it: its owner ends that first, and they get their money back. */
export async function mustBeWhole(trx: Trx, orderId: string): Promise<void> {
  if (await isSplit(trx, orderId)) throw refuse('SPLIT_OPEN')
}

export function mustBeAlone({ tripId }: Order): void {
  if (tripId !== null) throw refuse('OF_A_TRIP')
}

export type Confirming = readonly [orderId: string, userId: string, onBehalf?: OnBehalf]

export async function confirmFromWallet(
  room: Room,
  ...[orderId, userId, onBehalf]: Confirming
): Promise<Order> {
  const { status } = await ownRow(room.database, orderId, userId)
  if (status === 'approved') await room.money.mustHaveSpoken({ orderId, userId })
  const order = await room.database.transaction().execute(async (trx) => {
    await onBehalf?.allowed(trx)
    const locked = await lockedOwn(trx, orderId, userId)
    if (isPaidByWallet(locked)) return locked
    const at = room.clock.now()
    mustBeOpen(locked, at)
    mustBeAlone(locked)
    await mustBeWhole(trx, orderId)
    await giveDiscount(room, trx, locked)
    await giveCredit(room, trx, locked)
    const part = inMoney(locked)
    const held = await holdPart(room, trx, { order: locked, part })
    const begun = await begin(room, trx, { order: held, at })
    await onBehalf?.recorded(trx, begun)
    return begun
  })
  room.log.info({ orderId }, 'order.paid-from-wallet')
  return order
}

export function isPaidByWallet(order: Order): boolean {
  return (
    order.paidAt !== null &&
    order.status !== 'failed' &&
    order.status !== 'replaced' &&
    order.walletPart + order.credit > 0 &&
    due(order) === 0
  )
}

export async function captured(room: Room, trx: Trx, attempt: CapturedAttempt): Promise<'paid' | 'credited'> {
  const became = (await pays(room, trx, attempt)) ? 'paid' : await credited(room, trx, attempt)
  room.log.info({ orderId: attempt.orderId, attemptId: attempt.attemptId, became }, 'order.captured')
  return became
}

/** What of an attempt's money is for one order: all of it, or a part beside those of others of its trip. */
export interface CapturedFor extends CapturedAttempt {
  /** what the attempt took for all orders of a trip, in rial */
  readonly ofAmount?: Rial
  /** what is paid together is paid at one moment */
  readonly at?: Temporal.Instant
}

/** The usual case: the order waits for just this. One that stands or falls with others is not paid without them. */
export async function pays(room: Room, trx: Trx, attempt: CapturedFor): Promise<boolean> {
  const { orderId, attemptId, amount, at = room.clock.now() } = attempt
  const isAlone = attempt.ofAmount === undefined
  const only = sql`total - discount - credit - wallet_part = ${amount} and not (whole and ${isAlone})
    and not exists (select from orders.capture where attempt_id = ${attemptId} and (${isAlone} or order_id = ${orderId}))`
  const along = recording(attempt, { became: 'paid', at, from: sql`moved` })
  const paid = await move(trx, { orderId, from: ['approved'], to: 'paid', at, only, along })
  if (paid === undefined) return false
  await follow(room, trx, { paid, at })
  await giveDiscount(room, trx, paid)
  await giveCredit(room, trx, paid)
  await room.wallet.post(trx, capturedEntry(paid, attempt, 'paid'))
  return true
}

/** No order takes it: the capture is known already, or the wallet gets it.
 * Locks the order first, so that captures and expiry are serialised. */
async function credited(room: Room, trx: Trx, attempt: CapturedAttempt): Promise<'paid' | 'credited'> {
  const order = await lockedOrder(trx, attempt.orderId)
  if (order === undefined) throw new Error(`attempt ${attempt.attemptId} paid for no order of ours`)
  const before = await becameOf(trx, attempt)
  if (before !== undefined) return before
  // it may have become payable meanwhile
  if (await pays(room, trx, attempt)) return 'paid'
  await credit(room, trx, { order, attempt })
  return 'credited'
}

export async function credit(
  room: Room,
  trx: Trx,
  { order, attempt }: { readonly order: Order; readonly attempt: CapturedFor },
): Promise<void> {
  const at = room.clock.now()
  await recording(attempt, { became: 'credited', at, from: sql`(values (1)) once` }).execute(trx)
  await room.wallet.post(trx, capturedEntry(order, attempt, 'credited'))
  if (attempt.ofAmount === undefined)
    await room.tell(trx, { order, amount: attempt.amount, happened: 'credited' })
}

interface Recorded {
  readonly became: 'paid' | 'credited'
  readonly at: Temporal.Instant
  readonly from: RawBuilder<unknown>
}

function recording(
  { attemptId, orderId, amount, ofAmount = amount }: CapturedFor,
  { became, at, from }: Recorded,
) {
  return sql`insert into orders.capture (attempt_id, order_id, amount, of_amount, became, at)
    select ${attemptId}, ${orderId}::uuid, ${amount}::bigint, ${ofAmount}::bigint, ${became}, ${at}::timestamptz from ${from}`
}

async function becameOf(
  trx: Trx,
  { attemptId, orderId }: CapturedAttempt,
): Promise<'paid' | 'credited' | undefined> {
  const row = await maybe(
    trx,
    sql<{ became: 'paid' | 'credited'; order_id: string }>`
      select became, order_id from orders.capture where attempt_id = ${attemptId}`,
  )
  if (row !== undefined && row.order_id !== orderId)
    throw new Error(`attempt ${attemptId} is of another order`)
  return row?.became
}
