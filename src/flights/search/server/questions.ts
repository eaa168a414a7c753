import { remember } from '#flights/booking/server/remember.ts'
import type { NearbyAirports, RoundTripMatrix, Watch } from '#flights/choosing/choosing-response.ts'
import { alternatives } from '#flights/choosing/server/alternatives.ts'
import type { FlightFacts } from '#flights/facts/facts-response.ts'
import { flightFacts } from '#flights/facts/server/flight-facts.ts'
import type {
  AlternativesTo,
  AvailableBody,
  CalendarBody,
  JourneyChosen,
  MatrixBody,
  MoreOf,
  NearbyBody,
  Place,
  ProposalChosen,
} from '#flights/requests.ts'
import type {
  Alternatives,
  FareRules,
  FlightDetail,
  QuickSearch,
  Results,
  RouteRules,
} from '#flights/responses.ts'
import type { FarePrices } from '#flights/search/day-prices.ts'
import { calendar } from '#flights/search/server/calendar/calendar.ts'
import { roundTripMatrix } from '#flights/search/server/calendar/matrix.ts'
import { detailOf } from '#flights/search/server/detail.ts'
import { isDomestic } from '#flights/search/server/journey.ts'
import { nearbyAirports } from '#flights/search/server/nearby/nearby.ts'
import { quickSearch } from '#flights/search/server/quick-search.ts'
import { search, searchText } from '#flights/search/server/search.ts'
import { type Asker, openSearchBudget } from '#flights/search/server/search-budget.ts'
import { openServices, type Services } from '#flights/search/server/service.ts'
import { tripPrice } from '#flights/search/server/trip-price.ts'
import { stopWatch, watch, watchedAddress, watchesOf } from '#flights/search/server/watches/watches.ts'
import type { Room, RoomLinks } from '#flights/server/room.ts'
import type { Gathered } from '#flights/supplier/server/gather.ts'
import { more } from '#flights/supplier/server/more.ts'

/** What is asked before anything is bought. Refusals are in refusals.ts. */
export interface FlightQuestions extends Services {
  /**
   * Flights of a day for a party, cheapest first, with a request number that may be chosen from for 15 minutes.
   * Faults for a party that may not travel; refuses ONE_WAY_ONLY, DOMESTIC_ONLY, PLACE_UNKNOWN, SAME_PLACE, DATE_PAST, DATE_TOO_FAR,
   * BUSY while too many wait, and TOO_MANY for who has asked for more days that nobody asked for before than anybody may (`by`).
   */
  search(asked: AvailableBody, by?: Asker): Promise<Results>
  /** The same as the text of the call's answer, in parts; its list may have been made for somebody else, seconds ago. */
  searchText(asked: AvailableBody, by?: Asker): Promise<readonly Buffer[]>
  /**
   * What the suppliers that a search named as pending offer for it, each as it answers; the last line says so. Refuses
   * RESULTS_OUTDATED.
   */
  more(asked: MoreOf, signal?: AbortSignal): AsyncIterable<Gathered>
  /** A proposal with its rules and itemised prices. Refuses RESULTS_OUTDATED, PROPOSAL_NOT_FOUND. */
  detail(asked: JourneyChosen): Promise<FlightDetail>
  /**
   * What is known of a proposal's flights beside their price: aircraft, cabin, how punctual they were. Refuses as `detail`. The
   * first who looks at a flight number waits for its figures, 2.5 seconds at most.
   */
  facts(asked: ProposalChosen): Promise<FlightFacts>
  fareRules(asked: ProposalChosen): Promise<FareRules>
  routeRules(asked: ProposalChosen): Promise<RouteRules>
  /** Adult prices of the days from a date on, in rial; nulls where nobody flies, before today and beyond a year. */
  calendar(asked: CalendarBody): Promise<FarePrices>
  /**
   * The same within a moment, or the patience given (ms): the last days may be missing (`unready`), since after a start their schedule
   * is not laid out yet. It is laid out behind the answer, before what nobody asked for.
   */
  calendarSoFar(asked: CalendarBody, patienceMs?: number): Promise<FarePrices>
  /**
   * What one adult pays at least for each day out with each day back, three days around both dates, in the cabin asked for and where
   * there are seats for the whole party; nulls where that cannot be flown or bought. Faults for a party that may not travel.
   */
  roundTripMatrix(asked: MatrixBody): Promise<RoundTripMatrix>
  /**
   * The least that one adult pays for all directions of a journey together, in rial; null where it cannot be flown, is not sold, or is
   * not laid out yet.
   */
  tripPrice(asked: AvailableBody): Promise<number | null>
  /** Airports of other cities near either end, with what the party pays by them. Faults for a party that may not travel. */
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
  /** Is there anybody whose flights we sell, ourselves or a supplier? */
  isSelling(): boolean
  isDomestic(origin: Place, destination: Place): boolean
  readonly toldBy: RoomLinks['toldBy']
  readonly searchedBefore: RoomLinks['searchedBefore']
  /** Keeps a user's search that was answered, so that it need not be asked twice. */
  remember(asked: AvailableBody, userId: string): Promise<void>
}

/** nobody looks at an empty calendar for longer */
const soFarMs = 1000

/** The answers of a room. */
export function questionsOf(room: Room): FlightQuestions {
  const services = openServices(room.timetable)
  const budgetOf = openSearchBudget()
  const paidBy = (by: Asker | undefined): Room => (by === undefined ? room : { ...room, spend: budgetOf(by) })
  return {
    search: (asked, by) => search(paidBy(by), asked),
    searchText: (asked, by) => searchText(paidBy(by), asked),
    more: (asked, signal) => more(room, asked, signal),
    detail: (asked) => detailOf(room, asked),
    facts: (asked) => flightFacts(room, asked),
    fareRules: async (asked) => (await detailOf(room, asked)).fareRules,
    routeRules: async (asked) => (await detailOf(room, asked)).routeRules,
    calendar: (asked) => calendar(room, asked),
    calendarSoFar: (asked, patienceMs = soFarMs) => calendar(room, asked, patienceMs),
    roundTripMatrix: (asked) => roundTripMatrix(room, asked),
    tripPrice: (asked) => tripPrice(room, asked),
    nearbyAirports: (asked) => nearbyAirports(room, asked),
    quickSearch: (origin) => quickSearch(room, services, origin),
    alternatives: (asked, userId) => alternatives(room, asked, userId),
    watch: (asked, userId) => watch(room, asked, userId),
    watchesOf: (userId) => watchesOf(room, userId),
    stopWatch: (id, userId) => stopWatch(room, id, userId),
    watchedAddress: (id) => watchedAddress(room, id),
    isSelling: () => room.timetable.size > 0 || room.suppliers.all.length > 0,
    isDomestic,
    toldBy: room.toldBy,
    searchedBefore: room.searchedBefore,
    remember: (asked, userId) => remember(room, asked, userId),
    ...services,
  }
}
