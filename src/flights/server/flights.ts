import { LRUCache } from 'lru-cache'
import type {
  Alternatives,
  Approved,
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
  JourneyChosen,
  MatrixBody,
  MoreOf,
  NearbyBody,
  OrderToReserve,
  OrderToSubmit,
  Place,
  ProposalChosen,
} from '#flights/asked.ts'
import type { NearbyAirports, RoundTripMatrix, Watch } from '#flights/choosing-answered.ts'
import type { FarePrices } from '#flights/day-prices.ts'
import { alternatives } from '#flights/server/alternatives.ts'
import { calendar } from '#flights/server/calendar.ts'
import { drainSeats } from '#flights/server/demand.ts'
import { detailOf } from '#flights/server/detail.ts'
import { openFeed } from '#flights/server/feed/feed.ts'
import { openKeptTexts } from '#flights/server/found/kept-texts.ts'
import { openHolds } from '#flights/server/holds.ts'
import { timetableOf } from '#flights/server/inventory/timetable.ts'
import { isDomestic } from '#flights/server/journey.ts'
import { roundTripMatrix } from '#flights/server/matrix.ts'
import { nearbyAirports } from '#flights/server/nearby.ts'
import { issuing, verified } from '#flights/server/order-views.ts'
import { paperBrand } from '#flights/server/paper-brand.ts'
import { type FlightProduct, flightProduct } from '#flights/server/product.ts'
import { quickSearch } from '#flights/server/quick-search.ts'
import { remember } from '#flights/server/remember.ts'
import { openRequestTokens } from '#flights/server/request-token.ts'
import { reserve } from '#flights/server/reserve.ts'
import type { Neighbours, Room } from '#flights/server/room.ts'
import { search, searchText } from '#flights/server/search.ts'
import { openServices, type Services } from '#flights/server/service.ts'
import { type Buyer, submit } from '#flights/server/submit.ts'
import { openSupplierDesk } from '#flights/server/suppliers/desk.ts'
import { forgetOffers } from '#flights/server/suppliers/forgetting.ts'
import type { Gathered } from '#flights/server/suppliers/gather.ts'
import { type HeardSaid, hearSupplier } from '#flights/server/suppliers/hearing.ts'
import { more } from '#flights/server/suppliers/more.ts'
import { openSuppliers } from '#flights/server/suppliers/open-suppliers.ts'
import { settleSuppliers } from '#flights/server/suppliers/settling.ts'
import { tellWatchers } from '#flights/server/tell-watchers.ts'
import { type TicketPage, ticketHtml, ticketIcs, ticketPdf } from '#flights/server/tickets.ts'
import { stopWatch, watch, watchedAddress, watchesOf } from '#flights/server/watches.ts'
import type { SupplierSaid } from '#flights/supplier/event.ts'
import type { House } from '#server/house.ts'

/** The door of the flights room. Refusals are in refusals.ts; those of orders and the captcha pass through. */
export interface Flights extends Services {
  /**
   * Flights of a day for a party, cheapest first, with a request number that may be chosen from for 15 minutes.
   * Faults for a party that may not travel; refuses ONE_WAY_ONLY, DOMESTIC_ONLY, PLACE_UNKNOWN, SAME_PLACE, DATE_PAST, DATE_TOO_FAR.
   */
  search(asked: AvailableBody): Promise<Results>
  /** The same as the text of the call's answer, in parts; its list may have been made for somebody else, seconds ago. */
  searchText(asked: AvailableBody): Promise<readonly Buffer[]>
  /**
   * What the suppliers that a search named as pending offer for it, each as it answers; the last line says so. Refuses
   * RESULTS_OUTDATED.
   */
  more(asked: MoreOf, signal?: AbortSignal): AsyncIterable<Gathered>
  /** A proposal with its rules and itemised prices. Refuses RESULTS_OUTDATED, PROPOSAL_NOT_FOUND. */
  detail(asked: JourneyChosen): Promise<FlightDetail>
  fareRules(asked: ProposalChosen): Promise<FareRules>
  routeRules(asked: ProposalChosen): Promise<RouteRules>
  /** Adult prices of the days from a date on, in rial; nulls where nobody flies, before today and beyond a year. */
  calendar(asked: CalendarBody): Promise<FarePrices>
  /** The least of each day out with each day back, three days around both dates; nulls where that cannot be flown or bought. */
  roundTripMatrix(asked: MatrixBody): Promise<RoundTripMatrix>
  /** Airports of other cities near either end, with what the journey costs by them on that day. */
  nearbyAirports(asked: NearbyBody): Promise<NearbyAirports>
  /** Much-travelled routes from one of our larger cities; from Tehran when it is none of them. */
  quickSearch(origin?: string): Promise<QuickSearch>
  /**
   * The nearest flights in place of a proposal of a search, outdated or not, or of the user's own order. Refuses
   * RESULTS_OUTDATED for a search nobody remembers, PROPOSAL_NOT_FOUND, ORDER_NOT_FOUND.
   */
  alternatives(asked: AlternativesTo, userId: string | undefined): Promise<Alternatives>
  /**
   * Tells the user once when the proposal has seats for his party again; asked twice, it is one watch. Refuses
   * RESULTS_OUTDATED, PROPOSAL_NOT_FOUND, SALE_CLOSED after departure, SEATS_LEFT, TOO_MANY_WATCHES beyond ten.
   */
  watch(asked: ProposalChosen, userId: string): Promise<Watch>
  /** Those that wait first, then the others, newest first; fifty at most. */
  watchesOf(userId: string): Promise<readonly Watch[]>
  /** Ends a watch; a stranger's is WATCH_NOT_FOUND. */
  stopWatch(id: string, userId: string): Promise<Watch>
  /** The page a watch's message leads to; undefined for none. */
  watchedAddress(id: string): Promise<string | undefined>
  isDomestic(origin: Place, destination: Place): boolean
  readonly toldBy: Neighbours['toldBy']
  /** Keeps a user's search that was answered, so that it need not be asked twice. */
  remember(asked: AvailableBody, userId: string): Promise<void>
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
  /** Its flights as a calendar file; refuses NOT_ISSUED. */
  ticketIcs(orderId: string, userId: string): Promise<{ readonly body: string; readonly fileName: string }>
  /** What somebody tells in a supplier's name, as it came; acted on when it is signed, and once. */
  supplierSaid(name: string, said: SupplierSaid): Promise<HeardSaid>
  /** What orders sells: hold, reprice, issue, refund. */
  readonly product: FlightProduct
  /** The work of the jobs; tests and the desk may call them by hand. */
  readonly work: {
    tellWatchers(): Promise<number>
    drainSeats(): Promise<number>
    settleSuppliers(): Promise<number>
    forgetOffers(): Promise<number>
    /** lays out the year's schedule at leisure, so that nobody waits for it */
    tellYear(): Promise<void>
  }
  /** Ends the listening for seats. */
  close(): Promise<void>
}

/** some tens of megabytes */
const faresRemembered = 40_000
const legsRemembered = 20_000

/** Opens the room: makes the seed's timetable and declares its jobs. */
export function openFlights(house: House, neighbours: Neighbours): Flights {
  const { suppliers, ...others } = neighbours
  const now = () => house.clock.now()
  const timetable = timetableOf(house.settings.seed)
  const feed = openFeed({ ...house, timetable })
  const room: Room = {
    database: house.database,
    clock: house.clock,
    log: house.log,
    seed: house.settings.seed,
    timetable,
    feed,
    texts: openKeptTexts(feed, house.clock),
    legs: new LRUCache({ max: legsRemembered }),
    asked: new LRUCache({ max: 2000 }),
    tokens: openRequestTokens(house.settings.secrets.token),
    days: new LRUCache({
      maxSize: faresRemembered,
      sizeCalculation: ({ departures }) => 1 + departures.flat().length,
    }),
    prices: new LRUCache({ max: 50_000 }),
    holds: openHolds(house.database, () => house.clock.now()),
    brand: paperBrand(house.settings.brand),
    suppliers: openSupplierDesk(suppliers ?? openSuppliers(house.settings.suppliers, now), now),
    ...others,
  }
  const work = {
    tellWatchers: () => tellWatchers(room),
    drainSeats: () => drainSeats(room),
    settleSuppliers: () => settleSuppliers(room),
    forgetOffers: () => forgetOffers(room),
    tellYear: () => room.feed.tellYear(),
  }
  house.jobs.every('flights.tell-watchers', '* * * * *', async () => void (await work.tellWatchers()))
  house.jobs.every('flights.settle-suppliers', '* * * * *', async () => void (await work.settleSuppliers()))
  house.jobs.every('flights.forget-offers', '41 0 * * *', async () => void (await work.forgetOffers()))
  house.jobs.every('flights.drain-seats', '*/10 * * * *', async () => void (await work.drainSeats()))
  return {
    ...questions(room),
    ...buying(room),
    supplierSaid: (name, said) => hearSupplier(room, name, said),
    product: sellingFrom(room),
    work,
    close: () => room.feed.close(),
  }
}

/** What somebody takes is gone from the lists we keep before the database tells of it. */
function sellingFrom(room: Room): FlightProduct {
  const product = flightProduct(room)
  return {
    ...product,
    hold: (order) =>
      product
        .hold(order)
        .finally(() => room.texts.forgetFares(order.item.legs.flatMap(({ fareIds }) => fareIds))),
  }
}

function questions(room: Room) {
  const services = openServices(room.timetable)
  return {
    search: (asked) => search(room, asked),
    searchText: (asked) => searchText(room, asked),
    more: (asked, signal) => more(room, asked, signal),
    detail: (asked) => detailOf(room, asked),
    fareRules: async (asked) => (await detailOf(room, asked)).fareRules,
    routeRules: async (asked) => (await detailOf(room, asked)).routeRules,
    calendar: (asked) => calendar(room, asked),
    roundTripMatrix: (asked) => roundTripMatrix(room, asked),
    nearbyAirports: (asked) => nearbyAirports(room, asked),
    quickSearch: (origin) => quickSearch(room, services, origin),
    alternatives: (asked, userId) => alternatives(room, asked, userId),
    watch: (asked, userId) => watch(room, asked, userId),
    watchesOf: (userId) => watchesOf(room, userId),
    stopWatch: (id, userId) => stopWatch(room, id, userId),
    watchedAddress: (id) => watchedAddress(room, id),
    isDomestic,
    toldBy: room.toldBy,
    remember: (asked, userId) => remember(room, asked, userId),
    ...services,
  } satisfies Partial<Flights>
}

function buying(room: Room) {
  return {
    submit: (asked, buyer) => submit(room, asked, buyer),
    reserve: (asked, userId) => reserve(room, asked, userId),
    verified: (orderId, userId) => verified(room, orderId, userId),
    issuing: (orderId, userId) => issuing(room, orderId, userId),
    ticketPdf: (orderId, userId) => ticketPdf(room, orderId, userId),
    ticketIcs: (orderId, userId) => ticketIcs(room, orderId, userId),
    ticketHtml: async (orderId, userId, page) => ticketHtml(room, { orderId, userId }, page),
  } satisfies Partial<Flights>
}
