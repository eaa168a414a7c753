import { sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import { isUnpaid } from '#orders/life.ts'
import { isOver, type Order } from '#orders/order.ts'
import { mustBeWhole } from '#orders/server/pay.ts'
import { type OrderRow, orderOf, ownRow } from '#orders/server/record.ts'
import { refusalAt, refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'
import type { AddedToTrip, NewTrip } from '#orders/server/trips/door.ts'
import { lockedOrdersOf, lockedTrip, ownTrip } from '#orders/server/trips/record.ts'
import { type Trip, tripLimits } from '#orders/trip.ts'

export async function makeTrip(room: Room, wish: NewTrip): Promise<Trip> {
  const orderIds = [...new Set(wish.orderIds)]
  if (orderIds.length < tripLimits.least || orderIds.length > tripLimits.most)
    throw refuse('TRIP_OF_HOW_MANY')
  await banksHaveSpoken(room, wish.userId, orderIds)
  const tripId = await room.database.transaction().execute(async (trx) => {
    const before = await madeBefore(trx, wish)
    if (before !== undefined) return before
    const orders = await lockedOwnOrders(trx, wish.userId, orderIds)
    for (const order of orders) await mustBeFree(room, trx, order)
    const made = await written(room, trx, wish)
    await joined(room, trx, { tripId: made, orderIds, isWhole: wish.isWhole })
    return made
  })
  return ownTrip(room.database, tripId, wish.userId)
}

export async function addToTrip(room: Room, { tripId, orderId, userId }: AddedToTrip): Promise<Trip> {
  await ownTrip(room.database, tripId, userId)
  await banksHaveSpoken(room, userId, [orderId])
  return room.database.transaction().execute(async (trx) => {
    const trip = await lockedTrip(trx, tripId, userId)
    const there = await lockedOrdersOf(trx, tripId)
    if (there.some((order) => order.orderId === orderId)) return trip
    if (there.length >= tripLimits.ever) throw refuse('TRIP_OF_HOW_MANY')
    const [order] = await lockedOwnOrders(trx, userId, [orderId])
    if (order !== undefined) await mustBeFree(room, trx, order)
    // what is paid or has ended stands already: whoever comes later stands alone
    const isWhole = trip.isWhole && there.every(({ status }) => isUnpaid(status))
    await joined(room, trx, { tripId, orderIds: [orderId], isWhole })
    return trip
  })
}

/** An order that may have been paid at a bank joins no trip. Banks are asked before anything is locked. */
async function banksHaveSpoken(room: Room, userId: string, orderIds: readonly string[]): Promise<void> {
  for (const orderId of orderIds) {
    const { trip_id: tripId, status } = await ownRow(room.database, orderId, userId)
    if (tripId === null && status === 'approved') await room.money.mustHaveSpoken({ orderId, userId })
  }
}

async function madeBefore(trx: Trx, { userId, once }: NewTrip): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trip of ${userId}`}, 0))`.execute(trx)
  const row = await maybe(
    trx,
    sql<{ id: string }>`select id from orders.trip where owner_id = ${userId} and once = ${once}`,
  )
  return row?.id
}

async function lockedOwnOrders(
  trx: Trx,
  userId: string,
  orderIds: readonly string[],
): Promise<readonly Order[]> {
  const rows = await all(
    trx,
    sql<OrderRow>`select * from orders."order" where id = any(${orderIds}::uuid[]) order by id for update`,
  )
  if (rows.length < orderIds.length || rows.some((row) => row.owner_id !== userId))
    throw refuse('ORDER_NOT_FOUND')
  return rows.map(orderOf)
}

/** Held, of no trip yet, and paid with money alone: tickets given for an order are given for it and for nothing else. */
async function mustBeFree(room: Room, trx: Trx, order: Order): Promise<void> {
  if (order.tripId !== null) throw refuse('OF_A_TRIP')
  if (!isUnpaid(order.status) || order.status === 'created') throw refusalAt(order.status)
  if (isOver(order, room.clock.now())) throw refuse('ORDER_EXPIRED')
  if (order.credit > 0) throw refuse('TRIP_WITHOUT_TICKETS')
  await mustBeWhole(trx, order.orderId)
}

/** The number is no order's: an order from before numbers had a key may have it, and then the next serial has another. */
async function written(room: Room, trx: Trx, { userId, once, isWhole }: NewTrip): Promise<string> {
  const { serial } = await one(trx, sql<{ serial: number }>`select nextval('orders.serial') as serial`)
  const number = room.numberOf(serial)
  const row = await maybe(
    trx,
    sql<{ id: string }>`
      insert into orders.trip (serial, number, owner_id, once, whole, made_at)
      select ${serial}, ${number}, ${userId}, ${once}, ${isWhole}, ${room.clock.now()}
      where not exists (select from orders."order" where number = ${number})
      on conflict (number) do nothing returning id`,
  )
  return row?.id ?? written(room, trx, { userId, once, isWhole, orderIds: [] })
}

interface Joining {
  readonly tripId: string
  readonly orderIds: readonly string[]
  readonly isWhole: boolean
}

/** They belong together from now on: their hold ends with the first of theirs. */
async function joined(room: Room, trx: Trx, { tripId, orderIds, isWhole }: Joining): Promise<void> {
  await sql`update orders."order" set trip_id = ${tripId}, whole = ${isWhole}
    where id = any(${orderIds}::uuid[])`.execute(trx)
  const shortened = await all(
    trx,
    sql<{ id: string; until: Temporal.Instant }>`
      with first as (select min(hold_expires_at) as until from orders."order" where trip_id = ${tripId} and phase = 'unpaid')
      update orders."order" set hold_expires_at = first.until from first
      where trip_id = ${tripId} and phase = 'unpaid' and hold_expires_at > first.until returning id, first.until`,
  )
  for (const { id, until } of shortened) await room.expiring.send({ orderId: id }, { at: until, within: trx })
}
