import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { Order } from '#orders/order.ts'
import { isId, type OrderRow, orderOf } from '#orders/server/record.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { Trip } from '#orders/trip.ts'

interface TripRow {
  readonly id: string
  readonly number: string
  readonly owner_id: string
  readonly whole: boolean
}

export function tripIn(row: TripRow): Trip {
  return { tripId: row.id, tripNumber: row.number, ownerId: row.owner_id, isWhole: row.whole }
}

export async function ownTrip(trx: Trx, tripId: string, userId: string): Promise<Trip> {
  return owned(isId.test(tripId) ? await maybe(trx, tripBy(tripId)) : undefined, userId)
}

/** The same, kept as it is until the transaction ends: locked before its orders, here and everywhere. */
export async function lockedTrip(trx: Trx, tripId: string, userId: string): Promise<Trip> {
  return owned(
    isId.test(tripId) ? await maybe(trx, sql<TripRow>`${tripBy(tripId)} for update`) : undefined,
    userId,
  )
}

function tripBy(tripId: string) {
  return sql<TripRow>`select id, number, owner_id, whole from orders.trip where id = ${tripId}`
}

function owned(row: TripRow | undefined, userId: string): Trip {
  if (row?.owner_id !== userId) throw refuse('TRIP_NOT_FOUND')
  return tripIn(row)
}

export async function ordersOf(trx: Trx, tripId: string): Promise<readonly Order[]> {
  const rows = await all(
    trx,
    sql<OrderRow>`select * from orders."order" where trip_id = ${tripId} order by created_at, id`,
  )
  return rows.map(orderOf)
}

/** The same, kept from moving until the transaction ends; locked by their
 * ids, so that two who want them never wait for each other. */
export async function lockedOrdersOf(trx: Trx, tripId: string): Promise<readonly Order[]> {
  await sql`select from orders.trip where id = ${tripId} for update`.execute(trx)
  await sql`select from orders."order" where trip_id = ${tripId} order by id for update`.execute(trx)
  return ordersOf(trx, tripId)
}
