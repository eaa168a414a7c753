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
import { watchDay } from '#flights/search/server/watches/watch-day.ts'
import { stopWatch, watch, watchedAddress, watchesOf } from '#flights/search/server/watches/watches.ts'
import type { SeatMap } from '#flights/seats/seat.ts'
import { seatMaps } from '#flights/seats/server/seats-on-sale.ts'
import type { Room, RoomLinks } from '#flights/server/room.ts'
import type { Gathered } from '#flights/supplier/server/gather.ts'
import { more } from '#flights/supplier/server/more.ts'

export interface FlightQuestions extends Services {
  /**
   * Flights for a party, cheapest first, with a request id valid for 15 minutes. Faults for a party that may not travel;
   * refuses ONE_WAY_ONLY, DOMESTIC_ONLY, PLACE_UNKNOWN, SAME_PLACE, DATE_PAST, DATE_TOO_FAR, BUSY while too many wait,
   * TOO_MANY beyond the budget of `by`.
   */
  search(asked: AvailableBody, by?: Asker): Promise<Results>
  /** The same as response text in parts; the list may have been built for somebody else seconds ago. */
  searchText(asked: AvailableBody, by?: Asker): Promise<readonly Buffer[]>
  /** Offers of the suppliers that a search named as pending, as each answers;
   * the last line says so. Refuses RESULTS_OUTDATED. */
  more(asked: MoreOf, signal?: AbortSignal): AsyncIterable<Gathered>
  /** A proposal with its rules and itemised prices. Refuses RESULTS_OUTDATED, PROPOSAL_NOT_FOUND. */
  detail(asked: JourneyChosen): Promise<FlightDetail>
  /** Of its flights whose seller tells a map; empty where none does. Refuses as `detail`. */
  seatMaps(asked: JourneyChosen): Promise<readonly SeatMap[]>
  /** Aircraft, cabin and punctuality of a proposal's flights. Refuses as `detail`. Waits 2.5 seconds at most. */
  facts(asked: ProposalChosen): Promise<FlightFacts>
  fareRules(asked: ProposalChosen): Promise<FareRules>
  routeRules(asked: ProposalChosen): Promise<RouteRules>
  /** Adult prices by day, rial, with seats for the whole party;
   * null where nobody flies. Faults for a party that may not travel. */
  calendar(asked: CalendarBody): Promise<FarePrices>
  /** The same within `patienceMs`: days not computed by then are counted in `unready`. */
  calendarSoFar(asked: CalendarBody, patienceMs?: number): Promise<FarePrices>
  /** Lowest adult price by day out and day back, three days around both, rial;
   * null where there is none. Faults as `calendar`. */
  roundTripMatrix(asked: MatrixBody): Promise<RoundTripMatrix>
  /** The least an adult pays for all directions together, rial;
   * null where it cannot be flown or is not laid out. Faults as `calendar`. */
  tripPrice(asked: AvailableBody): Promise<number | null>
  /** Airports near either end, with the party's price. Faults as `calendar`. */
  nearbyAirports(asked: NearbyBody): Promise<NearbyAirports>
  /** Popular routes from a large city; from Tehran by default. */
  quickSearch(origin?: string): Promise<QuickSearch>
  /** Nearest flights in place of a proposal or of the user's own order.
   * Refuses RESULTS_OUTDATED, PROPOSAL_NOT_FOUND, ORDER_NOT_FOUND. */
  alternatives(asked: AlternativesTo, userId: string | undefined): Promise<Alternatives>
  /** Notifies the user once when there are seats again. Refuses RESULTS_OUTDATED,
   * PROPOSAL_NOT_FOUND, SALE_CLOSED, SEATS_LEFT, TOO_MANY_WATCHES. */
  watch(asked: ProposalChosen, userId: string): Promise<Watch>
  /**
   * Notifies the user once when a search that has no flights has some; repeated it is the same watch. Refuses what `search` does,
   * but for NOT_FLOWN, FLIGHTS_THERE, TOO_MANY_WATCHES beyond ten.
   */
  watchDay(asked: AvailableBody, by: Asker & { readonly userId: string }): Promise<Watch>
  /** Waiting ones first, then newest first; fifty at most. */
  watchesOf(userId: string): Promise<readonly Watch[]>
  /** Ends a watch. Refuses WATCH_NOT_FOUND, also for somebody else's. */
  stopWatch(id: string, userId: string): Promise<Watch>
  watchedAddress(id: string): Promise<string | undefined>
  /** Is there any flight on sale, our own or a supplier's? */
  isSelling(): boolean
  isDomestic(origin: Place, destination: Place): boolean
  readonly quotedBy: RoomLinks['quotedBy']
  readonly searchedBefore: RoomLinks['searchedBefore']
  remember(asked: AvailableBody, userId: string): Promise<void>
}

/** longest wait for an empty calendar */
const soFarMs = 1000

export function questionsOf(room: Room): FlightQuestions {
  const services = openServices(() => room.timetable)
  const budgetOf = openSearchBudget()
  const paidBy = (by: Asker | undefined): Room => (by === undefined ? room : { ...room, spend: budgetOf(by) })
  return {
    async search(asked, by) {
      const results = await search(paidBy(by), asked)
      if (by !== undefined) room.searchesSeen.note(results.proposals)
      return results
    },
    searchText: (asked, by) => searchText(paidBy(by), asked),
    more: (asked, signal) => more(room, asked, signal),
    detail: (asked) => detailOf(room, asked),
    seatMaps: (asked) => seatMaps(room, asked),
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
    watchDay: (asked, by) => watchDay(paidBy(by), asked, by.userId),
    watchesOf: (userId) => watchesOf(room, userId),
    stopWatch: (id, userId) => stopWatch(room, id, userId),
    watchedAddress: (id) => watchedAddress(room, id),
    isSelling: () => room.timetable.size > 0 || room.suppliers.all.length > 0,
    isDomestic,
    quotedBy: room.quotedBy,
    searchedBefore: room.searchedBefore,
    remember: (asked, userId) => remember(room, asked, userId),
    ...services,
  }
}
