import { sql } from 'kysely'
import { one, type Trx } from '#database/database.ts'
import { minus, plus, type Rial, sum, ZERO } from '#money/rial.ts'
import { isUnpaid } from '#orders/life.ts'
import { walletShare } from '#orders/money-parts.ts'
import { inMoney, type Order } from '#orders/order.ts'
import { giveDiscount } from '#orders/server/discount.ts'
import { isPaidByWallet, mustBeOpen } from '#orders/server/pay.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'
import { begin } from '#orders/server/start-issuing.ts'
import type { TripPayable } from '#orders/server/trips/door.ts'
import { lockedOrdersOf, ordersOf, ownTrip } from '#orders/server/trips/record.ts'
import { holdPart } from '#orders/server/wallet-part.ts'
import { allInMoney, isBroken, partsOf, spread, type Trip } from '#orders/trip.ts'

export interface PayingTrip {
  readonly tripId: string
  readonly userId: string
  readonly useWallet: boolean
}

export async function payableTrip(
  room: Room,
  { tripId, userId, useWallet }: PayingTrip,
): Promise<TripPayable> {
  const trip = await ownTrip(room.database, tripId, userId)
  return room.database.transaction().execute(async (trx) => {
    const open = openOf(await lockedOrdersOf(trx, tripId), room.clock.now())
    const shares = useWallet ? await wishedParts(room, trx, { userId, open }) : open.map(() => ZERO)
    return payableOf(trx, trip, await held(room, trx, { open, shares }))
  })
}

function openOf(orders: readonly Order[], now: Temporal.Instant): readonly Order[] {
  const open = orders.filter(({ status }) => isUnpaid(status))
  if (isBroken(orders)) throw refuse('TRIP_BROKEN')
  if (open.length === 0)
    throw refuse(orders.some(({ paidAt }) => paidAt !== null) ? 'ALREADY_PAID' : 'ORDER_EXPIRED')
  for (const order of open) mustBeOpen(order, now)
  return open
}

function isOpen({ status }: Order): boolean {
  return isUnpaid(status)
}

interface OwnOpen {
  readonly userId: string
  readonly open: readonly Order[]
}

/** What is held already counts as the wallet's, as with an order alone. */
async function wishedParts(room: Room, trx: Trx, { userId, open }: OwnOpen): Promise<readonly Rial[]> {
  const balance = plus(await room.wallet.balanceOf(userId, trx), heldOf(open))
  const { part, rest } = walletShare(allInMoney(open), balance)
  if (rest === 0) throw refuse('WALLET_COVERS_ALL')
  return spread(part, open.map(inMoney))
}

function heldOf(orders: readonly Order[]): Rial {
  return sum(orders.map(({ walletPart }) => walletPart))
}

interface Shared {
  readonly open: readonly Order[]
  readonly shares: readonly Rial[]
}

/** What goes back goes first: the wallet has it when another order takes it. */
async function held(room: Room, trx: Trx, { open, shares }: Shared): Promise<readonly Order[]> {
  const wished = open.map((order, turn) => ({ order, turn, part: shares[turn] ?? ZERO }))
  const orders = [...open]
  for (const { order, turn, part } of wished.toSorted((a, b) => more(a) - more(b)))
    orders[turn] = await holdPart(room, trx, { order, part })
  return orders
}

function more({ order, part }: { readonly order: Order; readonly part: Rial }): number {
  return minus(part, order.walletPart)
}

async function payableOf(trx: Trx, { tripNumber }: Trip, orders: readonly Order[]): Promise<TripPayable> {
  const [first] = orders
  if (first === undefined) throw new Error(`trip ${tripNumber} has nothing to pay`)
  const { phone } = await one(
    trx,
    sql<{ phone: string }>`select contact_phone as phone from orders."order" where id = ${first.orderId}`,
  )
  const parts = partsOf(orders)
  return {
    amount: sum(parts.map(({ amount }) => amount)),
    parts,
    holdExpiresAt: orders.map(({ holdExpiresAt }) => holdExpiresAt).reduce(earlier),
    orderNumber: tripNumber,
    phoneNumber: phone,
  }
}

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) <= 0 ? a : b
}

/** See `Trips.walletWouldPay`: what is held already left before. */
export async function walletWouldPayTrip(room: Room, tripId: string, userId: string): Promise<Rial> {
  await ownTrip(room.database, tripId, userId)
  const open = (await ordersOf(room.database, tripId)).filter(isOpen)
  const balance = await room.wallet.balanceOf(userId)
  return minus(walletShare(allInMoney(open), plus(balance, heldOf(open))).part, heldOf(open))
}

export async function confirmTripFromWallet(
  room: Room,
  tripId: string,
  userId: string,
): Promise<readonly Order[]> {
  await ownTrip(room.database, tripId, userId)
  // banks are asked before anything is locked
  if ((await ordersOf(room.database, tripId)).some(isOpen))
    await room.money.mustHaveSpoken({ tripId, userId })
  const orders = await room.database.transaction().execute(async (trx) => {
    const locked = await lockedOrdersOf(trx, tripId)
    if (locked.every(isPaidByWallet)) return locked
    const at = room.clock.now()
    const open = openOf(locked, at)
    for (const order of open) await giveDiscount(room, trx, order)
    for (const order of open) {
      const paid = await holdPart(room, trx, { order, part: inMoney(order) })
      await begin(room, trx, { order: paid, at })
    }
    return ordersOf(trx, tripId)
  })
  room.log.info({ tripId }, 'trip.paid-from-wallet')
  return orders
}
