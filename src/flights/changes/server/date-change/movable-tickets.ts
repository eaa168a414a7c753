import { whyNotByTraveller } from '#flights/changes/by-traveller.ts'
import { sellersOrder } from '#flights/changes/server/date-change/sellers-order.ts'
import { paysForAnother } from '#flights/changes/server/rebooking/giving-back.ts'
import type { Room } from '#flights/server/room.ts'
import { flightOrder } from '#flights/tickets/server/order-views.ts'

export interface MovableDirection {
  readonly leg: number
  /** all of them together, by their seller's own change */
  readonly isWhole: boolean
  /** those still on it, and whether each may move now */
  readonly people: readonly {
    readonly passenger: number
    readonly name: string
    readonly isMovable: boolean
  }[]
}

/** Directions of an issued order whose day its owner may change by himself now (`by-traveller.ts`): abroad by its seller, at home
 * with a ticket that brings a toman back and is promised to no other order. Refuses ORDER_NOT_FOUND. */
export async function movableTickets(
  room: Room,
  { orderId, userId }: { readonly orderId: string; readonly userId: string },
): Promise<readonly MovableDirection[]> {
  const { status, tripId } = await room.orders.ofUser(orderId, userId, 'flight')
  if (status !== 'issued') return []
  const ordered = await flightOrder(room, orderId, userId)
  const { legs } = ordered
  const [{ items, onCredit }, { to }] = await Promise.all([
    room.refunds.refundableOf({ orderId, userId }),
    room.orders.rebookingsOf(orderId, userId),
  ])
  const isOfTrip = tripId !== null
  const isAbroad = legs[0].sold.isInternational
  const isBySeller = isAbroad && (await sellersOrder(room, { ordered, items, onCredit })) !== undefined
  return legs.flatMap(({ leg, sold: { isInternational } }) => {
    if (whyNotByTraveller({ isInternational, isOfTrip, onCredit, isBySeller }) !== undefined) return []
    const people = items
      .filter((item) => item.leg === leg && item.state !== 'refunded')
      .map((item) => {
        const { passenger, name } = item
        const isPromised = to.some((one) => one.leg === leg && one.passengers.includes(passenger))
        const mayMove = isBySeller || paysForAnother(item)
        return { passenger, name, isMovable: mayMove && !isPromised }
      })
    return people.some(({ isMovable }) => isMovable) ? [{ leg, people, isWhole: isBySeller }] : []
  })
}
