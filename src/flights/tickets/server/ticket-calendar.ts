import { leaveMinutes, presenceMinutes } from '#flights/abroad/route-rules.ts'
import { ticketPlaces } from '#flights/facts/separate-tickets.ts'
import type { FareOnSale } from '#flights/inventory/server/on-sale.ts'
import type { Connection } from '#flights/proposal.ts'
import { cityName } from '#flights/search/server/city-name.ts'
import { type OpenLeg, openLegs } from '#flights/tickets/server/open-legs.ts'
import type { FlightOrder } from '#flights/tickets/server/order-views.ts'
import type { StoredTicket } from '#flights/tickets/server/stored-tickets.ts'
import { type Alarm, type CalendarFlight, calendarFile } from '#papers/calendar-file.ts'
import { presenceWords } from '#papers/presence-words.ts'

interface CalendarOf {
  readonly tickets: readonly StoredTicket[]
  readonly name: string
  /** the order whose tickets were exchanged for these, and its direction */
  readonly inPlaceOf?: { readonly before: FlightOrder; readonly leg: number } | undefined
}

/** Flights with tickets left as a calendar file; exchanged flights are cancelled in it. */
export function ticketCalendar(ordered: FlightOrder, { tickets, name, inPlaceOf }: CalendarOf): string {
  const { order, hold } = ordered
  if (hold.issuedAt === null) throw new RangeError('an issued order was issued at a time')
  const flights = openLegs(ordered, tickets).flatMap((leg) => {
    const places = ticketPlaces(leg.one.sold.group)
    return leg.one.sold.fares.map((fare, place) => ({
      ...flightOf(ticketAt(leg, places[place] ?? 0), fare, `${order.orderNumber}-${leg.one.leg}-${place}`),
      ...(leavesFromTown(leg, place) && { alarm: alarmOf(fare, connectionBefore(leg, place)) }),
    }))
  })
  const gone = inPlaceOf === undefined ? [] : goneFlights(inPlaceOf, hold.issuedAt)
  return calendarFile({ name, madeAt: hold.issuedAt, flights: [...gone, ...flights] })
}

/** Events of the earlier order, cancelled by their ids. */
function goneFlights(
  { before, leg }: NonNullable<CalendarOf['inPlaceOf']>,
  since: Temporal.Instant,
): readonly CalendarFlight[] {
  const one = before.legs[leg]
  const ticket = { pnr: one?.held.pnr ?? '', numbers: [] }
  return (one?.sold.fares ?? []).map((fare, place) => ({
    ...flightOf(ticket, fare, `${before.order.orderNumber}-${leg}-${place}`),
    isCancelled: true,
    revision: Math.floor(since.epochMilliseconds / 60_000),
  }))
}

interface TicketAt {
  readonly pnr: string
  readonly numbers: readonly string[]
}

function ticketAt({ one: { held }, tickets }: OpenLeg, place: number): TicketAt {
  const further = held.furtherPnrs[place - 1]
  if (further === undefined) return { pnr: held.pnr ?? '', numbers: tickets.map(({ number }) => number) }
  return { pnr: further, numbers: tickets.flatMap(({ furtherNumbers }) => furtherNumbers[place - 1] ?? []) }
}

function flightOf({ pnr, numbers }: TicketAt, { departure }: FareOnSale, id: string): CalendarFlight {
  const { origin, destination, flightNumber, airline } = departure
  return {
    id: `${id}@flights`,
    isCancelled: departure.changed?.isCancelled === true,
    revision: Math.floor((departure.changed?.since.epochMilliseconds ?? 0) / 60_000),
    summary: `پرواز ${flightNumber}، ${cityName(origin)} به ${cityName(destination)}`,
    location: `${origin.name} (${origin.iata})`,
    description: [
      `ایرلاین: ${airline.name}`,
      `کد رزرو: ${pnr}`,
      `بلیت: ${numbers.join('، ')}`,
      `مقصد: ${destination.name} (${destination.iata})`,
    ],
    departs: departure.departsAt.toZonedDateTimeISO(origin.timeZone),
    arrives: departure.arrivesAt.toZonedDateTimeISO(destination.timeZone),
  }
}

/** from this length on, travellers leave the airport during a stop */
const awayMinutes = 8 * 60

/** Does the traveller come to this flight from home, a city on the way or another airport? */
function leavesFromTown(leg: OpenLeg, place: number): boolean {
  const connection = connectionBefore(leg, place)
  if (connection === undefined) return true
  return connection.nextAirport !== null || connection.minutes >= awayMinutes
}

function connectionBefore({ one }: OpenLeg, place: number): Connection | undefined {
  return one.sold.group.connections[place - 1]
}

/** Early enough for the way, never before the previous landing; says from when to be there. */
function alarmOf({ departure, isCharter }: FareOnSale, after: Connection | undefined): Alarm {
  const { origin, destination, flightNumber, departsLocal, isInternational } = departure
  const { at } = presenceWords(departsLocal, presenceMinutes({ isInternational, isCharter }))
  return {
    minutesBefore: Math.min(leaveMinutes({ isInternational, isCharter }), after?.minutes ?? Infinity),
    says: `از ${at} در ${origin.name} باشید: پرواز ${flightNumber} به ${cityName(destination)}`,
  }
}
