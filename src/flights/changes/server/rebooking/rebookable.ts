import { heldLegs, type OrderLeg } from '#flights/booking/server/held-legs.ts'
import { changesOf } from '#flights/changes/server/order-changes.ts'
import type { TicketWorth } from '#flights/changes/server/rebooking/giving-back.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { type FlightOrder, flightOrder } from '#flights/tickets/server/order-views.ts'
import { type Rial, rial, sum } from '#money/rial.ts'
import type { OrderPassenger } from '#orders/order.ts'
import { type AgeGroup, ageGroupAt } from '#passengers/age.ts'

export interface DirectionOf {
  readonly orderId: string
  readonly userId: string
  readonly leg: number
}

export interface Rebookable {
  /** positions of those still booked on it */
  readonly passengers: readonly number[]
  readonly people: readonly OrderPassenger[]
  readonly worth: Rial
  readonly hasBags: boolean
  readonly sold: OrderLeg['sold']
  readonly now: OrderLeg['sold']
  /** neighbouring directions still flown by somebody, as they go now */
  readonly before: OrderLeg['sold'] | undefined
  readonly after: OrderLeg['sold'] | undefined
}

/** Refuses ORDER_NOT_FOUND, NOT_ISSUED, NO_SUCH_DIRECTION, NOT_CHANGED,
 * TICKETS_REFUNDED, NOT_FREE where a refund has a penalty. */
export async function rebookable(room: Room, { orderId, userId, leg }: DirectionOf): Promise<Rebookable> {
  const ordered = await flightOrder(room, orderId, userId)
  if (ordered.order.status !== 'issued')
    throw refuse(ordered.order.status === 'refunded' ? 'TICKETS_REFUNDED' : 'NOT_ISSUED')
  const sold = (await heldLegs(room, ordered.hold))[leg]?.sold
  const now = ordered.legs[leg]?.sold
  if (sold === undefined || now === undefined) throw refuse('NO_SUCH_DIRECTION')
  const { items } = await room.refunds.refundableOf({ orderId, userId })
  const tickets = items.filter((item) => item.leg === leg && item.state !== 'refunded')
  await mustBeGivable(room, { orderId, leg, tickets })
  const passengers = tickets.map(({ passenger }) => passenger)
  return {
    passengers,
    people: passengers.flatMap((position) => ordered.passengers[position] ?? []),
    worth: sum(tickets.map(({ refund }) => rial(refund))),
    hasBags: tickets.some(({ extra }) => extra !== null),
    sold,
    now,
    ...neighboursOf(ordered, items, leg),
  }
}

interface Given {
  readonly orderId: string
  readonly leg: number
  readonly tickets: readonly TicketWorth[]
}

async function mustBeGivable({ database }: Room, { orderId, leg, tickets }: Given): Promise<void> {
  const change = (await changesOf(database, [orderId])).find((one) => one.leg === leg)
  if (tickets.length === 0) throw refuse('TICKETS_REFUNDED')
  if (change === undefined || change.kind === 'new-aircraft') throw refuse('NOT_CHANGED')
  if (tickets.some(({ allowed, penalty }) => !allowed || penalty > 0)) throw refuse('NOT_FREE')
}

function neighboursOf(
  { legs }: FlightOrder,
  items: readonly TicketWorth[],
  leg: number,
): Pick<Rebookable, 'before' | 'after'> {
  const flown = legs.filter((one) => items.some((item) => item.leg === one.leg && item.state !== 'refunded'))
  return {
    before: flown.findLast((one) => one.leg < leg)?.sold,
    after: flown.find((one) => one.leg > leg)?.sold,
  }
}

export function groupsOn({ people }: Rebookable, date: Temporal.PlainDate): readonly AgeGroup[] {
  return people.map(({ birthDate }) => ageGroupAt(birthDate, date))
}
