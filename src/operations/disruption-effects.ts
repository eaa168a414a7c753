import type { FlightNamed, FlightStatus, Flights } from '#flights/server/flights.ts'
import { plus, type Rial, ZERO } from '#money/rial.ts'
import { type Disrupted, disruptionTemplate } from '#notifications/disruption-notifications.ts'
import { coveredBy, type Leg } from '#operations/covered-by.ts'
import { isUnpaid } from '#orders/life.ts'
import type { Orders } from '#orders/server/orders.ts'
import { cancelWaiver, isLongDelay } from '#penalties/waiver.ts'
import type { Refunds } from '#refunds/server/refunds.ts'

/** Minutes 0 are on time; an aircraft is told to nobody. */
export type FlightChange =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'aircraft' }
  | { readonly kind: 'moved'; readonly minutes: number }

/** What declaring a change would touch, counted while nothing is changed. */
export interface DisruptionEffects {
  /** by timetables of those who sell it; minutes may differ */
  readonly departures: readonly Temporal.Instant[]
  /** days of others of its number that were moved to this one: their tickets may carry it */
  readonly movedHere: readonly Temporal.PlainDate[]
  /** as declared until now */
  readonly status: FlightStatus | undefined
  readonly orders: number
  readonly people: number
  /** unpaid orders with seats on it; a cancelled flight ends them */
  readonly holds: number
  /** paid, not issued yet */
  readonly beingIssued: number
  /** at most: everybody asks for all that becomes free */
  readonly comesBack: Rial
  readonly messages: readonly { readonly template: string; readonly count: number }[]
}

interface Rooms {
  readonly flights: Pick<Flights, 'ticketedBetween' | 'movedHere' | 'heldOn' | 'statusOf' | 'departuresOf'>
  readonly orders: Pick<Orders, 'order'>
  readonly refunds: Pick<Refunds, 'refundableOf'>
}

/** Undefined for a flight that was never offered here. */
export async function effectsOf(
  rooms: Rooms,
  flight: FlightNamed,
  change: FlightChange,
): Promise<DisruptionEffects | undefined> {
  const departures = await rooms.flights.departuresOf(flight)
  if (departures.length === 0) return undefined
  const legs: Leg[] = []
  for (const departure of departures)
    legs.push(...(await coveredBy(rooms, cancelWaiver({ ...departure, source: '' }))))
  const [movedHere, status, unissued, { people, paid }] = await Promise.all([
    rooms.flights.movedHere(flight),
    rooms.flights.statusOf(flight),
    unissuedOn(rooms, flight),
    peopleOn(rooms, legs),
  ])
  return {
    ...unissued,
    movedHere,
    status,
    people,
    departures: departures.map(({ departsAt }) => departsAt),
    orders: new Set(legs.map(({ order }) => order.orderId)).size,
    comesBack: isFreeAfter(change) ? paid : ZERO,
    messages: messagesOf(change, { told: legs.length, ended: unissued.holds }),
  }
}

function isFreeAfter(change: FlightChange): boolean {
  return change.kind === 'cancelled' || (change.kind === 'moved' && isLongDelay(change.minutes))
}

async function unissuedOn({ flights, orders }: Rooms, flight: FlightNamed) {
  const found = await Promise.all((await flights.heldOn(flight)).map((orderId) => orders.order(orderId)))
  const holds = found.filter((order) => order !== undefined && isUnpaid(order.status)).length
  return { holds, beingIssued: found.filter((order) => order?.status === 'paid').length }
}

const together = 8

/** Each ticket that is not refunded; its person once an order. */
async function peopleOn({ refunds }: Rooms, legs: readonly Leg[]) {
  const byOrder = Map.groupBy(legs, ({ order }) => order.orderId)
  const all = [...byOrder.values()]
  let [people, paid] = [0, ZERO]
  for (let from = 0; from < all.length; from += together)
    for (const items of await Promise.all(
      all.slice(from, from + together).map((own) => openOn(refunds, own)),
    )) {
      people += new Set(items.map(({ passenger }) => passenger)).size
      for (const item of items) paid = plus(paid, item.paid as Rial)
    }
  return { people, paid }
}

/** Tickets for these legs of one order that are not given back yet. */
export async function openOn(refunds: Pick<Refunds, 'refundableOf'>, legs: readonly Leg[]) {
  const [first] = legs
  if (first === undefined || first.order.status !== 'issued') return []
  const { orderId, ownerId: userId } = first.order
  const { items } = await refunds.refundableOf({ orderId, userId })
  return items.filter(({ leg, state }) => state === 'refundable' && legs.some((own) => own.leg === leg))
}

function messagesOf(
  change: FlightChange,
  { told, ended }: { readonly told: number; readonly ended: number },
): DisruptionEffects['messages'] {
  if (change.kind === 'aircraft') return []
  const news: Pick<Disrupted, 'reason' | 'minutes' | 'isFree'> =
    change.kind === 'cancelled'
      ? { reason: 'cancelled' }
      : { reason: 'delay', minutes: change.minutes, isFree: isFreeAfter(change) }
  const toHolds = change.kind === 'cancelled' ? [{ template: 'hold-cancelled', count: ended }] : []
  return [{ template: disruptionTemplate(news), count: told }, ...toHolds].filter(({ count }) => count > 0)
}
