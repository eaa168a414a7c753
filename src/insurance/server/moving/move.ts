import { tripOf } from '#insurance/insured-trip.ts'
import { insuranceKind } from '#insurance/kind.ts'
import type { MoveBody, PolicyMoved } from '#insurance/move.ts'
import { type PolicyMove, policyMove } from '#insurance/server/moving/policy-move.ts'
import type { PolicyItem } from '#insurance/server/policy-item.ts'
import { refuse } from '#insurance/server/refusals.ts'
import type { Room } from '#insurance/server/room.ts'
import { serviceOf } from '#insurance/server/submit.ts'
import { policyOrderPath, policyPayPath } from '#insurance/web/order-paths.ts'
import { due, type Order } from '#orders/order.ts'
import type { NewOrder } from '#orders/server/door.ts'

interface Mover {
  readonly userId: string
  readonly once: string
}

/** Policies of a ticket's people go to the days of its journey: a new order, paid with the old one, which stands until that is
 * issued. Nothing left to pay is paid at once. Throws ORDER_NOT_FOUND, POLICY_STAYS, MOVE_CHANGED, and what orders refuse. */
export async function move(room: Room, body: MoveBody, mover: Mover): Promise<PolicyMoved> {
  const { userId } = mover
  const order = await room.orders.detailsOf(userId, body.orderId)
  const found = await policyMove(room, order, { userId, now: room.clock.now() })
  if (found === undefined) throw refuse('POLICY_STAYS')
  if (found.total !== body.total || found.worth !== body.worth) throw refuse('MOVE_CHANGED')
  const made = await room.orders.submit(await wishOf(room, found, mover))
  const approved = (await room.orders.approve(made.orderId, userId)).order
  const paid = due(approved) > 0 ? approved : await room.orders.confirmFromWallet(made.orderId, userId)
  return movedView(paid, found)
}

async function wishOf(
  room: Room,
  { policy, total, worth, cost }: PolicyMove,
  { userId, once }: Mover,
): Promise<NewOrder> {
  const { orderId, positions, plan, country, startsOn, endsOn, ages } = policy
  const items = positions.map((passenger) => ({ passenger, leg: 0 }))
  const quote = await room.refunds.quote({ orderId, userId, items })
  if (quote.refund !== worth) throw refuse('MOVE_CHANGED')
  const request = { country, startsOn: `${startsOn}`, endsOn: `${endsOn}` }
  const trip = tripOf(request)
  if (trip === undefined) throw refuse('PLAN_UNKNOWN')
  const item: PolicyItem = { trip: request, plan, ages, moves: { orderId, positions } }
  return {
    ownerId: userId,
    product: insuranceKind,
    item,
    journeys: [],
    stay: null,
    service: serviceOf(trip),
    passengers: policy.people,
    contact: await room.orders.contactOf(orderId),
    channel: webChannel,
    total,
    once,
    rebooking: {
      ofOrderId: orderId,
      leg: 0,
      passengers: positions,
      quoteId: quote.quoteId,
      worth,
      penalty: cost.penalty,
      reason: 'traveller',
      lockedUntil: Temporal.Instant.from(quote.expiresAt),
    },
  }
}

/** §3 productChannel */
const webChannel = 1

function movedView({ orderId, orderNumber, total, credit }: Order, { cost }: PolicyMove): PolicyMoved {
  return {
    orderId,
    orderNumber,
    total,
    credit,
    toPay: cost.toPay,
    back: cost.back,
    penalty: cost.penalty,
    to: cost.toPay > 0 ? policyPayPath(orderId) : policyOrderPath(orderId),
  }
}
