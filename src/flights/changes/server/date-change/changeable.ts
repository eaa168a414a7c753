import { whyNotByTraveller } from '#flights/changes/by-traveller.ts'
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
import type { AgeGroup } from '#passengers/age.ts'
import { partyFaults, partyOf } from '#passengers/party.ts'

export interface WhoChanges extends DirectionOf {
  readonly passengers: readonly number[]
}

/** Refuses ORDER_NOT_FOUND, NOT_ISSUED, TICKETS_REFUNDED, NO_SUCH_DIRECTION, CHANGED_BY_SUPPORT abroad, TRIP_CHANGED_BY_SUPPORT, CHANGED_ON_CREDIT,
 * NOT_CHANGEABLE without a refund of a toman, NOT_APART where some would fly without an adult. */
export async function changeable(room: Room, who: WhoChanges): Promise<Rebookable> {
  const { ordered, sold, now, items, onCredit } = await issuedDirection(room, who)
  const { isInternational } = sold
  const why = whyNotByTraveller({ isInternational, onCredit, isOfTrip: ordered.order.tripId !== null })
  if (why !== undefined) throw refuse(why)
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

function mayFly(people: readonly { readonly group: AgeGroup }[]): boolean {
  return partyFaults(partyOf(people.map(({ group }) => group))).length === 0
}
