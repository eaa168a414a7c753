import { nameView } from '#accounts/names.ts'
import { bagWords } from '#flights/choosing/bag-words.ts'
import { cityName } from '#flights/search/server/city-name.ts'
import { seatsOf } from '#flights/seats/held-seats.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { bagOn } from '#flights/tickets/server/bag-on.ts'
import { type OpenLeg, openLegs } from '#flights/tickets/server/open-legs.ts'
import { type FlightOrder, flightOrder } from '#flights/tickets/server/order-views.ts'
import { ticketsOf } from '#flights/tickets/server/stored-tickets.ts'
import { dayHours } from '#flights/travel-day/day-hours.ts'
import { placeOf } from '#flights/travel-day/server/flight-places.ts'
import { papersAtHand } from '#flights/travel-day/server/papers-at-hand.ts'
import { wishedOf } from '#flights/travel-day/server/wished-messages.ts'
import type { LegOfDay, TravelDay } from '#flights/travel-day/travel-day.ts'
import { seatWords } from '#papers/seat-words.ts'

/** Directions with tickets left. Refuses ORDER_NOT_FOUND, NOT_ISSUED, TICKETS_REFUNDED. */
export async function travelDay(room: Room, orderId: string, userId: string): Promise<TravelDay> {
  const ordered = await flightOrder(room, orderId, userId)
  const { order } = ordered
  if (order.status === 'refunded') throw refuse('TICKETS_REFUNDED')
  if (order.status !== 'issued') throw refuse('NOT_ISSUED')
  const open = openLegs(ordered, await ticketsOf(room.database, orderId))
  if (open.length === 0) throw refuse('TICKETS_REFUNDED')
  const legs = await Promise.all(open.map((leg) => legOfDay(room, leg, ordered)))
  return {
    orderId,
    orderNumber: order.orderNumber,
    brand: order.brand,
    now: room.clock.now(),
    legs,
    papers: await papersAtHand(room, { orderId, userId, legs }),
    wished: await wishedOf(room.database, orderId),
  }
}

async function legOfDay(room: Room, open: OpenLeg, ordered: FlightOrder): Promise<LegOfDay> {
  const { one, name, tickets } = open
  const [{ departure: first, isCharter }] = one.sold.fares
  const last = one.sold.fares.at(-1)?.departure ?? first
  return {
    leg: one.leg,
    name,
    airline: first.airline.name,
    flightNumber: first.flightNumber,
    pnr: [one.held.pnr ?? '', ...one.held.furtherPnrs].join('/'),
    from: { ...first.origin, city: cityName(first.origin) },
    to: { ...last.destination, city: cityName(last.destination) },
    departsLocal: first.departsLocal,
    arrivesLocal: last.arrivesLocal,
    isInternational: one.sold.isInternational,
    changed:
      one.sold.fares.map(({ departure }) => departure.changed).find((changed) => changed?.isCancelled) ??
      first.changed,
    hours: dayHours({
      airline: first.airline.iata,
      isInternational: first.isInternational,
      isCharter,
      departsAt: first.departsAt,
    }),
    place: await placeOf(room.database, first),
    cabinKg: one.sold.group.baggage.cabinKg,
    bags: tickets.flatMap(({ position }) => {
      const person = ordered.passengers[position]
      if (person === undefined) return []
      const bag = bagOn(ordered, one.leg, position)
      const checkedKg = one.held.groups[position] === 'infant' ? 0 : one.sold.checkedKg
      const chosen = seatsOf(one.held.seatsChosen, position)
      const seats = chosen.length === 0 ? undefined : seatWords(chosen)
      return [{ position, who: nameView(person), checkedKg, extra: bag && bagWords(bag), seats }]
    }),
  }
}
