import type { OrderLeg } from '#flights/booking/server/held-legs.ts'
import type { FlightOfRights, Right, RightsEvent } from '#flights/rights/right.ts'
import { rightsOf } from '#flights/rights/rights-of.ts'
import type { Room } from '#flights/server/room.ts'
import { flightOrder } from '#flights/tickets/server/order-views.ts'
import { ticketsOf } from '#flights/tickets/server/stored-tickets.ts'
import type { Journey } from '#orders/order.ts'
import { distanceKm } from '#places/airports.ts'

export interface LegRights {
  readonly leg: number
  readonly flight: FlightOfRights
  readonly hasLeft: boolean
  readonly event: RightsEvent | undefined
  /** by the flight's status */
  readonly due: readonly Right[]
  /** what would be due to whoever is left behind, seated lower, or misses luggage */
  readonly atAirport: readonly Right[]
}

/** Of every direction with an open ticket. Refuses ORDER_NOT_FOUND. */
export async function orderRights(
  room: Room,
  orderId: string,
  userId: string,
): Promise<readonly LegRights[]> {
  const { order, legs } = await flightOrder(room, orderId, userId)
  if (order.status !== 'issued') return []
  const [journeys, tickets] = [await room.orders.journeysOf(orderId), await ticketsOf(room.database, orderId)]
  const open = new Set(tickets.flatMap(({ leg, state }) => (state === 'open' ? [leg] : [])))
  return legs.flatMap((one) => {
    const journey = journeys[one.leg]
    return journey === undefined || !open.has(one.leg) ? [] : [legRights(one, journey, room.clock.now())]
  })
}

function legRights({ leg, sold }: OrderLeg, journey: Journey, now: Temporal.Instant): LegRights {
  const flight = flightOf(sold)
  const event = eventOf(sold, journey)
  const day = journey.departsLocal.toPlainDate()
  const hasLeft = Temporal.Instant.compare(sold.departsAt, now) <= 0
  return {
    leg,
    flight,
    hasLeft,
    event,
    due:
      event === undefined ? [] : rightsOf(flight, event, day).filter((one) => !isOver(one, event, hasLeft)),
    atAirport: (['denied-boarding', 'lower-class', 'luggage'] as const).flatMap((kind) =>
      rightsOf(flight, { kind }, day),
    ),
  }
}

/** Whoever flew with a late flight has flown: its money comes back no more. */
function isOver({ by }: Right, { kind }: RightsEvent, hasLeft: boolean): boolean {
  return by === 'us' && hasLeft && kind !== 'cancelled'
}

function flightOf({ fares, isCharter }: OrderLeg['sold']): FlightOfRights {
  const [first] = fares
  const last = fares.at(-1) ?? first
  const { origin, airline } = first.departure
  const { destination } = last.departure
  return {
    isCharter,
    originCountry: origin.country,
    destinationCountry: destination.country,
    carrierCountry: airline.country,
    km: distanceKm(origin, destination),
  }
}

/** Against the hours this order was sold with: who bought a late flight as such is owed nothing for it. */
function eventOf(
  { fares, departsAt, arrivesAt }: OrderLeg['sold'],
  journey: Journey,
): RightsEvent | undefined {
  const [{ departure: first }] = fares
  const { departure: last } = fares.at(-1) ?? fares[0]
  const soldAt = journey.departsLocal.toZonedDateTime(first.origin.timeZone).toInstant()
  const soldArrival = journey.arrivesLocal.toZonedDateTime(last.destination.timeZone).toInstant()
  const moved = [soldAt.until(departsAt), soldArrival.until(arrivesAt)].map((by) =>
    Math.round(by.total('minutes')),
  )
  const minutes = moved.reduce((most, by) => (Math.abs(by) > Math.abs(most) ? by : most), 0)
  const gone = fares
    .map(({ departure }) => departure.changed)
    .find((changed) => changed?.isCancelled === true)
  if (gone !== undefined)
    return {
      kind: 'cancelled',
      noticeHours: gone.since.until(soldAt).total('hours'),
      lateMinutes: Math.max(0, minutes),
    }
  if (minutes === 0) return undefined
  return { kind: minutes > 0 ? 'late' : 'early', minutes }
}
