import { type NotByTraveller, whyNotByTraveller } from '#flights/changes/by-traveller.ts'
import { sellersOrder } from '#flights/changes/server/date-change/sellers-order.ts'
import { paysForAnother, type TicketWorth } from '#flights/changes/server/rebooking/giving-back.ts'
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

/** As the refusals name it; on its way to another day already, or without a ticket that brings anything for another. */
export type WhyNotMovable = NotByTraveller | 'REBOOKING_OPEN' | 'NOT_CHANGEABLE'

/** A direction, and why its day is not changed now by its owner; undefined where it is. */
export interface DirectionDate extends MovableDirection {
  readonly whyNot: WhyNotMovable | undefined
}

interface OwnOrder {
  readonly orderId: string
  readonly userId: string
}

/** Directions of an issued order whose day its owner may change by himself now (`by-traveller.ts`): abroad by its seller, at home
 * with a ticket that brings a toman back and is promised to no other order. Refuses ORDER_NOT_FOUND. */
export async function movableTickets(room: Room, order: OwnOrder): Promise<readonly MovableDirection[]> {
  const directions = await directionDates(room, order)
  return directions
    .filter(({ whyNot }) => whyNot === undefined)
    .map(({ leg, people, isWhole }) => ({ leg, people, isWhole }))
}

/** All directions of an issued order, with what keeps each where it is. Refuses ORDER_NOT_FOUND. */
export async function directionDates(
  room: Room,
  { orderId, userId }: OwnOrder,
): Promise<readonly DirectionDate[]> {
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
  return legs.map(({ leg, sold: { isInternational } }) => {
    const promised = to.flatMap((one) => (one.leg === leg ? one.passengers : []))
    const people = peopleOn(leg, { items, promised, isBySeller })
    const whyNot =
      whyNotByTraveller({ isInternational, isOfTrip, onCredit, isBySeller }) ??
      (people.some(({ isMovable }) => isMovable) ? undefined : whyNobody(people, promised))
    return { leg, people, isWhole: isBySeller, whyNot }
  })
}

interface OnLeg {
  readonly items: readonly TicketWorth[]
  readonly promised: readonly number[]
  readonly isBySeller: boolean
}

function peopleOn(leg: number, { items, promised, isBySeller }: OnLeg): MovableDirection['people'] {
  return items
    .filter((item) => item.leg === leg && item.state !== 'refunded')
    .map((item) => {
      const { passenger, name } = item
      const mayMove = isBySeller || paysForAnother(item)
      return { passenger, name, isMovable: mayMove && !promised.includes(passenger) }
    })
}

function whyNobody(people: MovableDirection['people'], promised: readonly number[]): WhyNotMovable {
  return people.some(({ passenger }) => promised.includes(passenger)) ? 'REBOOKING_OPEN' : 'NOT_CHANGEABLE'
}
