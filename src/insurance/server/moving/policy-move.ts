import { type MovedPolicy, movedPolicy } from '#insurance/server/moving/moved-policy.ts'
import { priceMoved } from '#insurance/server/moving/price-moved.ts'
import { wholeJourney } from '#insurance/server/moving/whole-journey.ts'
import type { Room } from '#insurance/server/room.ts'
import { tripFlown } from '#insurance/trip-of-journeys.ts'
import { type Rial, rial, sum } from '#money/rial.ts'
import { type ChangeCost, changeCost } from '#orders/rebooking.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { todayAt } from '#orders/web/today.ts'

export interface PolicyMove {
  readonly policy: MovedPolicy
  /** of the new days, rial */
  readonly total: Rial
  /** what the old ones bring */
  readonly worth: Rial
  readonly cost: ChangeCost
}

interface By {
  readonly userId: string
  readonly now: Temporal.Instant
}

/** Policies that cover other days than a ticket's people now fly on, and what moving them costs. Undefined where none does, where
 * it has begun, where what comes back of it pays nothing, or where nobody insures the new days. */
export async function policyMove(room: Room, order: OrderDetails, by: By): Promise<PolicyMove | undefined> {
  const { userId } = by
  const trip = tripFlown(await wholeJourney(room, order, userId))
  const today = todayAt(by.now)
  if (trip === undefined || Temporal.PlainDate.compare(trip.startsOn, today) < 0) return undefined
  const people = await room.orders.passengersOf(order.orderId)
  const policy = await movedPolicy(room, { people, trip, userId, today })
  if (policy === undefined) return undefined
  const { items } = await room.refunds.refundableOf({ orderId: policy.orderId, userId })
  const theirs = items.filter(({ passenger, allowed }) => allowed && policy.positions.includes(passenger))
  if (theirs.length < policy.positions.length) return undefined
  const price = await priceMoved(room, policy, { isForOrder: false })
  if (price === undefined) return undefined
  const total = sum(price.people.map((one) => one.total))
  const [paid, penalty, worth] = [
    sum(theirs.map((one) => rial(one.paid))),
    sum(theirs.map((one) => rial(one.penalty))),
    sum(theirs.map((one) => rial(one.refund))),
  ]
  const cost = changeCost(total, { paid, penalty })
  return cost.credit > 0 ? { policy, total, worth, cost } : undefined
}
