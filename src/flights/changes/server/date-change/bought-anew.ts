import type { Anew } from '#flights/changes/date-change.ts'
import type { ChangedTo } from '#flights/changes/server/date-change/flights-of-change.ts'
import { offeredOn } from '#flights/changes/server/rebooking/flights-on.ts'
import { groupsOn } from '#flights/changes/server/rebooking/rebookable.ts'
import { kilogramsOf } from '#flights/directions.ts'
import type { Proposal } from '#flights/proposal.ts'
import type { Room } from '#flights/server/room.ts'
import { rial, sum } from '#money/rial.ts'
import { partyOf } from '#passengers/party.ts'

interface Wanted {
  readonly orderId: string
  readonly userId: string
  readonly leg: number
  readonly date: Temporal.PlainDate
}

/** What the same flight costs where the tickets are given back and it is bought anew, with as much baggage: what they bring now by
 * their own rules, and the least that whoever sells it asks. Undefined for a flight that nobody sells, or says in time. */
export async function boughtAnew(
  room: Room,
  found: ChangedTo,
  { orderId, userId, leg, date }: Wanted,
): Promise<(change: Proposal) => Anew | undefined> {
  const [{ items }, { proposals }] = await Promise.all([
    room.refunds.refundableOf({ orderId, userId }),
    offeredOn(room, { found, date, withSuppliers: true }),
  ])
  const own = items.filter((item) => item.leg === leg && found.passengers.includes(item.passenger))
  const refund = sum(own.map((item) => rial(item.allowed ? item.refund : 0)))
  const party = partyOf(groupsOn(found, date))
  return (change) => {
    const prices = proposals
      .filter((proposal) => proposal.hash === change.hash && carriesAsMuch(proposal, change))
      .map(({ totalPrice }) => totalPrice)
    return prices.length === 0 ? undefined : { refund, price: Math.min(...prices), party }
  }
}

function carriesAsMuch(one: Proposal, other: Proposal): boolean {
  const kilograms = ({ flightGroups }: Proposal) => flightGroups.map(({ baggage }) => kilogramsOf(baggage))
  const least = kilograms(other)
  return kilograms(one).every((kg, at) => kg >= (least[at] ?? 0))
}
