import { whyNotByTraveller } from '#flights/changes/by-traveller.ts'
import { sellersOrder } from '#flights/changes/server/date-change/sellers-order.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { type FlightOrder, flightOrder } from '#flights/tickets/server/order-views.ts'
import { isStillAhead } from '#flights/tickets/server/still-ahead.ts'

export interface RequestableDirection {
  readonly leg: number
  /** with a ticket on it that is promised to no other order */
  readonly people: readonly { readonly passenger: number; readonly name: string }[]
  /** it leaves before anybody answers */
  readonly isTooLate: boolean
}

export interface RequestableOrder {
  readonly ordered: FlightOrder
  readonly directions: readonly RequestableDirection[]
  /** by when a person answers who is told now */
  readonly dueAt: Temporal.Instant
}

interface OwnOrder {
  readonly orderId: string
  readonly userId: string
}

/** Directions still to be flown whose day its owner does not change himself (`by-traveller.ts`).
 * Refuses ORDER_NOT_FOUND, NOT_ISSUED, TICKETS_REFUNDED. */
export async function requestable(room: Room, { orderId, userId }: OwnOrder): Promise<RequestableOrder> {
  const ordered = await flightOrder(room, orderId, userId)
  const { order, legs } = ordered
  if (order.status !== 'issued') throw refuse(order.status === 'refunded' ? 'TICKETS_REFUNDED' : 'NOT_ISSUED')
  const [{ items, onCredit }, { to }] = await Promise.all([
    room.refunds.refundableOf({ orderId, userId }),
    room.orders.rebookingsOf(orderId, userId),
  ])
  const dueAt = room.dateRequests().answerBy(order.brand)
  const [now, isOfTrip] = [room.clock.now(), order.tripId !== null]
  const isAbroad = legs[0].sold.isInternational
  const isBySeller = isAbroad && (await sellersOrder(room, { ordered, items, onCredit })) !== undefined
  const directions = legs.flatMap((one) => {
    const { leg, sold } = one
    const { isInternational } = sold
    const why = whyNotByTraveller({ isInternational, isOfTrip, onCredit, isBySeller })
    if (why === undefined || !isStillAhead(one, now)) return []
    const promised = to.flatMap((other) => (other.leg === leg ? other.passengers : []))
    const people = items
      .filter((item) => item.leg === leg && item.state === 'refundable' && !promised.includes(item.passenger))
      .map(({ passenger, name }) => ({ passenger, name }))
    const isTooLate = Temporal.Instant.compare(dueAt, sold.departsAt) >= 0
    return people.length > 0 ? [{ leg, people, isTooLate }] : []
  })
  return { ordered, directions, dueAt }
}
