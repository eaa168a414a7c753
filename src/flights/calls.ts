import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { Approved, Issuing, Submitted, Verified } from '#flights/booking/order-response.ts'
import { flightChangeCalls } from '#flights/changes/change-calls.ts'
import { NearbyAirports, RoundTripMatrix, Watch } from '#flights/choosing/choosing-response.ts'
import { flightScopes } from '#flights/enumerations.ts'
import { FlightFacts } from '#flights/facts/facts-response.ts'
import { issuedCalls } from '#flights/issued-calls.ts'
import {
  AlternativesTo,
  AvailableBody,
  CalendarBody,
  JourneyChosen,
  LinkOf,
  MatrixBody,
  MoreOf,
  NearbyBody,
  OrderToEdit,
  OrderToReserve,
  OrderToSubmit,
  ProductTypeBody,
  ProposalChosen,
  QuickSearchBody,
  TicketOf,
  WatchNamed,
} from '#flights/requests.ts'
import {
  Alternatives,
  FareRules,
  FlightDetail,
  QuickSearch,
  Results,
  RouteRules,
} from '#flights/responses.ts'
import { FarePrices } from '#flights/search/day-prices.ts'

const Path = z.object({ id: z.uuid('شمارهٔ سفارش درست نیست.') })

/** Every call of the flights room, at the contract's paths (§7). */
export const flightCalls = {
  available: call('POST /api/flight-catalog/FlightCatalog/Available', {
    summary: 'Flights of a day between two places, with the prices of a party',
    who: 'guest',
    trusted: true,
    body: AvailableBody,
    answer: Results,
  }),
  more: call('GET /api/flight-catalog/FlightCatalog/More', {
    summary: 'What slower suppliers of a search answer, a line of JSON each as it comes',
    who: 'guest',
    out: 'file',
    query: MoreOf,
  }),
  flightDetail: call('POST /api/flight-catalog/FlightCatalog/FlightDetail', {
    summary: 'One proposal with its rules, as chosen from the results',
    who: 'guest',
    body: ProposalChosen,
    answer: FlightDetail,
  }),
  plpProposalDetails: call('POST /api/flight-catalog/FlightCatalog/GetPlpProposalDetails', {
    summary: 'What a card of the results opens to: route, baggage, penalties',
    who: 'guest',
    body: ProposalChosen,
    answer: FlightDetail,
  }),
  /** Not in the contract; ours. */
  flightFacts: call('POST /api/flight-catalog/FlightCatalog/FlightFacts', {
    summary:
      'What is known of the flights of a proposal beside their price: aircraft, cabin, punctuality, with sources',
    who: 'guest',
    body: ProposalChosen,
    answer: FlightFacts,
  }),
  productType: call('POST /api/flight-catalog/FlightCatalog/GetProductTypeByAvailableRequest', {
    summary: 'Whether a journey is domestic or international, by word and by number',
    who: 'guest',
    body: ProductTypeBody,
    answer: z.object({
      productType: z.enum(['DomesticFlight', 'InternationalFlight']),
      flightScope: z.enum(flightScopes),
    }),
  }),
  homePageCalendar: call('POST /api/flight-catalog/FlightCalendar/HomePageCalendar', {
    summary: 'The lowest and highest adult price of each day from a date on',
    who: 'guest',
    body: CalendarBody,
    answer: FarePrices,
  }),
  plpCalendar: call('POST /api/flight-catalog/FlightCalendar/PlpCalendar', {
    summary: 'The same for the days around a date, for the strip over the results',
    who: 'guest',
    body: CalendarBody,
    answer: FarePrices,
  }),
  /** Not in the contract; ours. */
  roundTripMatrix: call('POST /api/flight-catalog/FlightCalendar/RoundTripMatrix', {
    summary: 'The least that each day out and each day back around two dates cost together, one adult',
    who: 'guest',
    body: MatrixBody,
    answer: RoundTripMatrix,
  }),
  /** Not in the contract; ours. */
  nearbyAirports: call('POST /api/flight-catalog/FlightCatalog/NearbyAirports', {
    summary: 'Airports within 250 km of either end of a journey, each with the least the party pays by it',
    who: 'guest',
    body: NearbyBody,
    answer: NearbyAirports,
  }),
  quickSearchInfos: call('POST /api/flight-catalog/HomePage/GetQuickSearchInfos', {
    summary: 'Much-travelled routes, each with its lowest price and the day of it',
    who: 'guest',
    body: QuickSearchBody,
    answer: QuickSearch,
  }),
  fareRules: call('POST /api/flight-reservation/FareRules/GetFareRules', {
    summary: 'The penalties and baggage of a proposal, with their source',
    who: 'guest',
    body: ProposalChosen,
    answer: FareRules,
  }),
  routeRules: call('POST /api/flight-reservation/FareRules/GetRouteRules', {
    summary: 'What a traveller must know of the route: papers, airport times, delays',
    who: 'guest',
    body: ProposalChosen,
    answer: RouteRules,
  }),
  flightDetails: call('POST /api/flight-reservation/Proposals/GetFlightDetails', {
    summary: 'What was chosen, both directions of it, for the passenger form and the confirmation',
    who: 'guest',
    body: JourneyChosen,
    answer: FlightDetail,
  }),
  alternatives: call('GET /api/flight-catalog/FlightCatalog/Alternatives', {
    summary: "The nearest trips in place of a proposal, or of one's own order, that cannot be had",
    who: 'guest',
    query: AlternativesTo,
    answer: Alternatives,
  }),
  watch: call('POST /api/flight-catalog/SeatWatch/Watch', {
    summary: 'Tells the user by SMS, once, when a sold-out proposal has seats for the party again',
    who: 'user',
    body: ProposalChosen,
    answer: Watch,
  }),
  watchDay: call('POST /api/flight-catalog/SeatWatch/WatchDay', {
    summary: 'Tells the user by SMS, once, when a search without flights has some',
    who: 'user',
    body: AvailableBody,
    answer: Watch,
  }),
  watches: call('GET /api/flight-catalog/SeatWatch/GetWatches', {
    summary: 'What the user waits for, and what became of it',
    who: 'user',
    answer: z.object({ watches: z.array(Watch) }),
  }),
  stopWatch: call('POST /api/flight-catalog/SeatWatch/Stop/{id}', {
    summary: 'Waits no longer',
    who: 'user',
    params: WatchNamed,
    answer: Watch,
  }),
  submit: call('POST /api/flight-reservation/Submit/SubmitFlightOrder', {
    summary: 'Makes an order for named passengers and takes its seats until the hold ends',
    who: 'user',
    once: true,
    body: OrderToSubmit,
    answer: Submitted,
  }),
  /** Not in the contract; ours, so that a name may be corrected without a second order. */
  edit: call('POST /api/flight-reservation/Submit/EditFlightOrder', {
    summary: 'Corrects the people and the contact of an unpaid order: same seats, same number, same clock',
    who: 'user',
    once: true,
    body: OrderToEdit,
    answer: Submitted,
  }),
  ...issuedCalls,
  ...flightChangeCalls,
  verifyOrder: call('GET /api/flight-reservation/Submit/VerifyFlightOrder/{id}', {
    summary: 'A flight order as it stands: flight, persons, price lines, end of the hold',
    who: 'user',
    params: Path,
    answer: Verified,
  }),
  reserve: call('POST /api/flight-reservation/Reserve/ReserveFlightOrder', {
    summary: 'Approves the order and its price, with a captcha after CAPTCHA_NEEDED; it may then be paid',
    who: 'user',
    once: true,
    body: OrderToReserve,
    answer: Approved,
  }),
  agencies: call('POST /api/flight-configuration/Agency/GetAgencies', {
    summary: 'Agencies whose seats are sold here beside those of airlines',
    who: 'guest',
    answer: z.array(z.object({ name: z.string() })),
  }),
  verifyIssue: call('GET /api/flight-reservation/Issue/VerifyIssueFlightTicket/{id}', {
    summary: 'How far the issuing of a paid order is, and its ticket numbers',
    who: 'user',
    params: Path,
    answer: Issuing,
  }),
  ticketHtml: call('GET /api/flight-reservation/Tickets/FlightTicketHtml/{orderId}', {
    summary: 'The ticket as a printable page',
    who: 'user',
    out: 'file',
    ...TicketOf,
  }),
  ticketPdf: call('GET /api/flight-reservation/Tickets/FlightTicketPdf/{orderId}', {
    summary: 'The ticket as a PDF',
    who: 'user',
    out: 'file',
    ...TicketOf,
  }),
  /** Not in the contract; ours: by a link that the order's owner made and sent on (Order/ShareTicket). */
  sharedTicketHtml: call('GET /api/flight-reservation/Tickets/SharedTicketHtml/{link}', {
    summary: 'The ticket as a printable page, to whoever holds a link that is still open',
    who: 'guest',
    out: 'file',
    ...LinkOf,
  }),
  sharedTicketPdf: call('GET /api/flight-reservation/Tickets/SharedTicketPdf/{link}', {
    summary: 'The ticket as a PDF, to whoever holds a link that is still open',
    who: 'guest',
    out: 'file',
    ...LinkOf,
  }),
  /** Not in the contract; ours. */
  ticketIcs: call('GET /api/flight-reservation/Tickets/FlightTicketIcs/{orderId}', {
    summary: 'The flights of an issued order as a calendar file, with an alarm for the airport',
    who: 'user',
    out: 'file',
    ...TicketOf,
  }),
}
