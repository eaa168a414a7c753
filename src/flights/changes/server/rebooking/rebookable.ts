import { paidByEach } from '#flights/booking/paid-by-each.ts'
import { bagOf, type HeldBag } from '#flights/booking/server/held-bags.ts'
import { heldLegs, type OrderLeg } from '#flights/booking/server/held-legs.ts'
import { changesOf } from '#flights/changes/server/order-changes.ts'
import { paysForAnother, type TicketWorth } from '#flights/changes/server/rebooking/giving-back.ts'
import { seatsOf } from '#flights/seats/held-seats.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { pricedLeg } from '#flights/tickets/server/open-legs.ts'
import { type FlightOrder, flightOrder } from '#flights/tickets/server/order-views.ts'
import { type Rial, rial, sum } from '#money/rial.ts'
import { type OrderPassenger, takenOff } from '#orders/order.ts'
import type { RebookingReason } from '#orders/rebooking.ts'
import { type AgeGroup, ageGroupAt } from '#passengers/age.ts'
import { type Protection, protectionLeft } from '#penalties/protection.ts'

export interface DirectionOf {
  readonly orderId: string
  readonly userId: string
  readonly leg: number
}

export interface Rebookable {
  readonly reason: RebookingReason
  /** positions of those still booked on it, or of those chosen */
  readonly passengers: readonly number[]
  readonly people: readonly OrderPassenger[]
  /** of their tickets: paid = penalty + worth */
  readonly paid: Rial
  readonly penalty: Rial
  readonly worth: Rial
  /** of the penalty: what their protection cost, which goes along */
  readonly protectionPrice: Rial
  readonly hasBags: boolean
  readonly hasSeats: boolean
  /** theirs on this direction, by `passengers` */
  readonly bags: readonly (HeldBag | undefined)[]
  /** what is left of protection for another ticket, by `passengers` */
  readonly protections: readonly (Protection | undefined)[]
  readonly sold: OrderLeg['sold']
  readonly now: OrderLeg['sold']
  /** neighbouring directions still flown by somebody, as they go now */
  readonly before: OrderLeg['sold'] | undefined
  readonly after: OrderLeg['sold'] | undefined
}

/** Refuses ORDER_NOT_FOUND, NOT_ISSUED, NO_SUCH_DIRECTION, NOT_CHANGED,
 * TICKETS_REFUNDED, NOT_FREE where a refund has a penalty or brings no toman. */
export async function rebookable(room: Room, { orderId, userId, leg }: DirectionOf): Promise<Rebookable> {
  const { ordered, sold, now, items } = await issuedDirection(room, { orderId, userId, leg })
  const tickets = items.filter((item) => item.leg === leg && item.state !== 'refunded')
  await mustBeGivable(room, { orderId, leg, tickets })
  return {
    reason: 'airline',
    ...ticketsOf(ordered, tickets),
    sold,
    now,
    ...neighboursOf(ordered, items, leg),
  }
}

/** A direction with tickets. Refuses ORDER_NOT_FOUND, NOT_ISSUED, TICKETS_REFUNDED, NO_SUCH_DIRECTION. */
export async function issuedDirection(room: Room, { orderId, userId, leg }: DirectionOf) {
  const ordered = await flightOrder(room, orderId, userId)
  if (ordered.order.status !== 'issued')
    throw refuse(ordered.order.status === 'refunded' ? 'TICKETS_REFUNDED' : 'NOT_ISSUED')
  const sold = (await heldLegs(room, ordered.hold))[leg]?.sold
  const now = ordered.legs[leg]?.sold
  if (sold === undefined || now === undefined) throw refuse('NO_SUCH_DIRECTION')
  const { items, onCredit } = await room.refunds.refundableOf({ orderId, userId })
  return { ordered, sold, now, items, onCredit }
}

export function ticketsOf(ordered: FlightOrder, tickets: readonly TicketWorth[]) {
  const passengers = tickets.map(({ passenger }) => passenger)
  const add = (amount: 'paid' | 'penalty' | 'refund') => sum(tickets.map((one) => rial(one[amount])))
  const bags = tickets.map(({ leg, passenger }) => bagOf(ordered.legs[leg]?.held.bags ?? [], passenger))
  return {
    passengers,
    people: passengers.flatMap((position) => ordered.passengers[position] ?? []),
    paid: add('paid'),
    penalty: add('penalty'),
    worth: add('refund'),
    protectionPrice: sum(tickets.map(({ protection = 0 }) => rial(protection))),
    hasBags: bags.some((bag) => bag !== undefined),
    hasSeats: tickets.some(
      ({ leg, passenger }) => seatsOf(ordered.legs[leg]?.held.seatsChosen, passenger).length > 0,
    ),
    bags,
    protections: protectionsLeft(ordered, tickets),
  }
}

function protectionsLeft(ordered: FlightOrder, tickets: readonly TicketWorth[]) {
  const paid = paidByEach(ordered.legs.map(pricedLeg), takenOff(ordered.order))
  return tickets.map(({ leg, passenger, covered = 0 }) => {
    const own = paid[leg]?.[passenger]
    const bought = own?.protection
    return bought && protectionLeft(bought, { base: rial(own.baseFare), covered: rial(covered) })
  })
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
  if (tickets.some((one) => !paysForAnother(one) || one.penalty > 0)) throw refuse('NOT_FREE')
}

export function neighboursOf(
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
