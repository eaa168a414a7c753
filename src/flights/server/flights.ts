import { LRUCache } from 'lru-cache'
import type {
  Alternatives,
  Approved,
  FarePrices,
  FareRules,
  FlightDetail,
  Issuing,
  QuickSearch,
  Results,
  RouteRules,
  Submitted,
  Verified,
} from '#flights/answered.ts'
import type {
  AlternativesTo,
  AvailableBody,
  CalendarBody,
  OrderToReserve,
  OrderToSubmit,
  Place,
  ProposalChosen,
} from '#flights/asked.ts'
import { alternatives } from '#flights/server/alternatives.ts'
import { calendar } from '#flights/server/calendar.ts'
import { drainSeats } from '#flights/server/demand.ts'
import { detailOf } from '#flights/server/detail.ts'
import { openHolds } from '#flights/server/holds.ts'
import { timetableOf } from '#flights/server/inventory/timetable.ts'
import { isDomestic } from '#flights/server/journey.ts'
import { issuing, verified } from '#flights/server/order-views.ts'
import { paperBrand } from '#flights/server/paper-brand.ts'
import { type FlightProduct, flightProduct } from '#flights/server/product.ts'
import { quickSearch } from '#flights/server/quick-search.ts'
import { reserve } from '#flights/server/reserve.ts'
import type { Neighbours, Room } from '#flights/server/room.ts'
import { search } from '#flights/server/search.ts'
import { forgetSearches } from '#flights/server/searches.ts'
import { type Buyer, submit } from '#flights/server/submit.ts'
import { type TicketPage, ticketHtml, ticketPdf } from '#flights/server/tickets.ts'
import type { House } from '#server/house.ts'

/** The door of the flights room. Refusals are in refusals.ts; those of orders and the captcha pass through. */
export interface Flights {
  /**
   * Flights of a day for a party, cheapest first, with a request number that may be chosen from for 15 minutes.
   * Faults for a party that may not travel; refuses ONE_WAY_ONLY, DOMESTIC_ONLY, PLACE_UNKNOWN, SAME_PLACE, DATE_PAST, DATE_TOO_FAR.
   */
  search(asked: AvailableBody): Promise<Results>
  /** A proposal with its rules and itemised prices. Refuses RESULTS_OUTDATED, PROPOSAL_NOT_FOUND. */
  detail(asked: ProposalChosen): Promise<FlightDetail>
  fareRules(asked: ProposalChosen): Promise<FareRules>
  routeRules(asked: ProposalChosen): Promise<RouteRules>
  /** Adult prices of the days from a date on, in rial; nulls where nobody flies, before today and beyond a year. */
  calendar(asked: CalendarBody): Promise<FarePrices>
  quickSearch(): Promise<QuickSearch>
  /**
   * The nearest flights in place of a proposal of a search, outdated or not, or of the user's own order. Refuses
   * RESULTS_OUTDATED for a search nobody remembers, PROPOSAL_NOT_FOUND, ORDER_NOT_FOUND.
   */
  alternatives(asked: AlternativesTo, userId: string | undefined): Promise<Alternatives>
  isDomestic(origin: Place, destination: Place): boolean
  /**
   * Makes the order and takes its seats. Faults by `passengers.N.field` and `contact.field`; refuses RESULTS_OUTDATED,
   * PROPOSAL_NOT_FOUND, SOLD_OUT, SALE_CLOSED and what orders refuse (TOO_MANY_HOLDS …).
   */
  submit(asked: OrderToSubmit, buyer: Buyer): Promise<Submitted>
  /**
   * The traveller agrees, with the captcha: submitted → approved, at the price the supplier asks now. A price that became
   * dearer is told and waits; it is agreed to by `agreedTotal`. Refuses CAPTCHA_WRONG and what orders refuse.
   */
  reserve(asked: OrderToReserve, userId: string): Promise<Approved>
  /** A flight order as its owner sees it; a stranger's is ORDER_NOT_FOUND. */
  verified(orderId: string, userId: string): Promise<Verified>
  issuing(orderId: string, userId: string): Promise<Issuing>
  /** The ticket on paper; refuses NOT_ISSUED, and PDF_UNAVAILABLE where nothing can typeset. */
  ticketPdf(
    orderId: string,
    userId: string,
  ): Promise<{ readonly body: Uint8Array; readonly fileName: string }>
  ticketHtml(orderId: string, userId: string, page: TicketPage): Promise<string>
  /** What orders sells: hold, reprice, issue, refund. */
  readonly product: FlightProduct
  /** The work of the jobs; tests and the desk may call them by hand. */
  readonly work: { drainSeats(): Promise<number>; forgetSearches(): Promise<void> }
}

/** some tens of megabytes */
const faresRemembered = 20_000

/** Opens the room: makes the seed's timetable and declares its jobs. */
export function openFlights(house: House, neighbours: Neighbours): Flights {
  const room: Room = {
    database: house.database,
    clock: house.clock,
    log: house.log,
    seed: house.settings.seed,
    timetable: timetableOf(house.settings.seed),
    days: new LRUCache({
      maxSize: faresRemembered,
      sizeCalculation: ({ departures }) => 1 + departures.flat().length,
    }),
    prices: new LRUCache({ max: 50_000 }),
    holds: openHolds(house.database, () => house.clock.now()),
    brand: paperBrand(house.settings.brand),
    ...neighbours,
  }
  const work = {
    drainSeats: () => drainSeats(room),
    forgetSearches: () => forgetSearches(room.database, room.clock.now()),
  }
  house.jobs.every('flights.drain-seats', '*/10 * * * *', async () => void (await work.drainSeats()))
  house.jobs.every('flights.forget-searches', '17 * * * *', work.forgetSearches)
  return { ...questions(room), ...buying(room), product: flightProduct(room), work }
}

function questions(room: Room) {
  return {
    search: (asked) => search(room, asked),
    detail: (asked) => detailOf(room, asked),
    fareRules: async (asked) => (await detailOf(room, asked)).fareRules,
    routeRules: async (asked) => (await detailOf(room, asked)).routeRules,
    calendar: (asked) => calendar(room, asked),
    quickSearch: () => quickSearch(room),
    alternatives: (asked, userId) => alternatives(room, asked, userId),
    isDomestic,
  } satisfies Partial<Flights>
}

function buying(room: Room) {
  return {
    submit: (asked, buyer) => submit(room, asked, buyer),
    reserve: (asked, userId) => reserve(room, asked, userId),
    verified: (orderId, userId) => verified(room, orderId, userId),
    issuing: (orderId, userId) => issuing(room, orderId, userId),
    ticketPdf: (orderId, userId) => ticketPdf(room, orderId, userId),
    ticketHtml: async (orderId, userId, page) => ticketHtml(room, { orderId, userId }, page),
  } satisfies Partial<Flights>
}
