import { travelOf } from '#flights/choosing/server/travel.ts'
import { legsAhead } from '#flights/corrections/server/correcting.ts'
import type { TravelRequest } from '#flights/responses.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { flightOrder } from '#flights/tickets/server/order-views.ts'
import type { OrderPassenger } from '#orders/order.ts'

export interface CorrectionForm {
  readonly travel: TravelRequest
  readonly person: OrderPassenger
}

export interface PersonNamed {
  readonly orderId: string
  readonly userId: string
  readonly position: number
}

/** What is asked of whoever is corrected. Refuses ORDER_NOT_FOUND, NOT_ISSUED, TICKETS_REFUNDED, NOTHING_AHEAD. */
export async function correctionForm(
  room: Room,
  { orderId, userId, position }: PersonNamed,
): Promise<CorrectionForm> {
  const { order, legs, passengers } = await flightOrder(room, orderId, userId)
  if (order.status !== 'issued') throw refuse(order.status === 'refunded' ? 'TICKETS_REFUNDED' : 'NOT_ISSUED')
  const person = passengers[position]
  const ahead = await legsAhead(room, orderId, { legs, position })
  if (person === undefined || ahead.length === 0) throw refuse('NOTHING_AHEAD')
  const [first, ...more] = legs
  const chosen = ({ sold, held }: typeof first) => ({ leg: sold, isReturning: held.isReturning })
  return { person, travel: travelOf([chosen(first), ...more.map(chosen)], room.clock.now()) }
}
