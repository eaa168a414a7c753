import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import type { Journey, OrderPassenger } from '#orders/order.ts'
import { type JourneyRow, journeyOf } from '#orders/server/journey-rows.ts'
import { type PassengerRow, passengerOf } from '#orders/server/passenger-rows.ts'

export async function passengersOf(database: Trx, orderId: string): Promise<readonly OrderPassenger[]> {
  const rows = await all(
    database,
    sql<PassengerRow>`select * from orders.passenger where order_id = ${orderId} order by position`,
  )
  return rows.map(passengerOf)
}

export async function journeysOf(trx: Trx, orderId: string): Promise<readonly Journey[]> {
  return (await journeyRows(trx, [orderId])).map(journeyOf)
}

export async function isOnProposal(
  database: Database,
  orderId: string,
  proposalId: string,
): Promise<boolean> {
  const journeys = await journeyRows(database, [orderId])
  return journeys.some((journey) => journey.proposal_id === proposalId)
}

export function journeyRows(database: Trx, orderIds: readonly string[]): Promise<readonly JourneyRow[]> {
  return all(
    database,
    sql<JourneyRow>`select * from orders.journey where order_id = any(${orderIds}::uuid[]) order by order_id, position`,
  )
}
