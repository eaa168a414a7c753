import { whyNotByTraveller } from '#flights/changes/by-traveller.ts'
import { type SellersOrder, sellersOrder } from '#flights/changes/server/date-change/sellers-order.ts'
import { paysForAnother } from '#flights/changes/server/rebooking/giving-back.ts'
import {
  type DirectionOf,
  issuedDirection,
  neighboursOf,
  type Rebookable,
  ticketsOf,
} from '#flights/changes/server/rebooking/rebookable.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { ZERO } from '#money/rial.ts'
import type { AgeGroup } from '#passengers/age.ts'
import { partyFaults, partyOf } from '#passengers/party.ts'

export interface WhoChanges extends DirectionOf {
  readonly passengers: readonly number[]
}

export interface DaysWanted extends WhoChanges {
  readonly from?: string | undefined
  readonly day?: string | undefined
  readonly withSuppliers?: boolean
}

export interface Changeable extends Rebookable {
  /** who changes it; undefined for a rebooking by giving back and buying anew */
  readonly seller?: SellersOrder
}

/** Refuses ORDER_NOT_FOUND, NOT_ISSUED, TICKETS_REFUNDED, NO_SUCH_DIRECTION, CHANGED_BY_SUPPORT abroad unless its seller does, TRIP_CHANGED_BY_SUPPORT, CHANGED_ON_CREDIT,
 * NOT_CHANGEABLE without a refund of a toman, NOT_APART where some would fly without an adult. */
export async function changeable(room: Room, who: WhoChanges): Promise<Changeable> {
  const issued = await issuedDirection(room, who)
  const { ordered, sold, now, items, onCredit } = issued
  const { isInternational } = sold
  const seller = isInternational ? await sellersOrder(room, issued) : undefined
  const isOfTrip = ordered.order.tripId !== null
  const why = whyNotByTraveller({ isInternational, onCredit, isOfTrip, isBySeller: seller !== undefined })
  if (why !== undefined) throw refuse(why)
  if (seller !== undefined) return changedBySeller(who, issued, seller)
  const there = items.filter(({ leg, state }) => leg === who.leg && state !== 'refunded')
  const tickets = there.filter(({ passenger }) => who.passengers.includes(passenger))
  if (tickets.length !== who.passengers.length || !tickets.every(paysForAnother))
    throw refuse('NOT_CHANGEABLE')
  const stay = there.filter((item) => !tickets.includes(item))
  if (!mayFly(tickets) || (stay.length > 0 && !mayFly(stay))) throw refuse('NOT_APART')
  const theirs = items.filter(({ passenger }) => who.passengers.includes(passenger))
  return {
    reason: 'traveller',
    ...ticketsOf(ordered, tickets),
    sold,
    now,
    ...neighboursOf(ordered, theirs, who.leg),
  }
}

/** Its people go together, at what their seller keeps, which each flight says itself. */
function changedBySeller(
  { leg, passengers }: WhoChanges,
  { ordered, sold, now, items }: Awaited<ReturnType<typeof issuedDirection>>,
  seller: SellersOrder,
): Changeable {
  if (passengers.length !== items.length) throw refuse('NOT_APART')
  const tickets = ticketsOf(ordered, items)
  const whole = { penalty: ZERO, worth: tickets.paid }
  return {
    reason: 'traveller',
    ...tickets,
    ...whole,
    sold,
    now,
    ...neighboursOf(ordered, items, leg),
    seller,
  }
}

function mayFly(people: readonly { readonly group: AgeGroup }[]): boolean {
  return partyFaults(partyOf(people.map(({ group }) => group))).length === 0
}
