import * as z from 'zod/mini'
import { BagOffer } from '#flights/choosing/bag.ts'
import { paxTypes } from '#flights/enumerations.ts'
import { RefundSummary } from '#penalties/penalty-step.ts'

/** §3 */
export const CabinClass = z.int().check(z.gte(1), z.lte(3))

export const Baggage = z.object({
  /** each passenger's cabin bag; infants have none */
  cabinKg: z.int(),
  /** checked, each adult or child */
  checked: z.object({ unit: z.enum(['Kg', 'Pc']), value: z.int() }),
})
export type Baggage = z.infer<typeof Baggage>

export const Connection = z.object({
  /** where one arrives, and where one leaves from when that is another airport */
  airport: z.string(),
  airportName: z.string(),
  cityName: z.string(),
  nextAirport: z.nullable(z.string()),
  nextAirportName: z.optional(z.string()),
  /** from one airport to the other on an ordinary day, as far as we know */
  taxiMinutes: z.optional(z.int()),
  minutes: z.int(),
  /** the flights are on tickets of their own: bags are claimed and checked in again, a missed flight is one's own loss */
  isSelfTransfer: z.boolean(),
  isOvernight: z.boolean(),
  /** one sentence, when passing through takes a paper of its own */
  visa: z.nullable(z.string()),
})
export type Connection = z.infer<typeof Connection>

export const FlightLeg = z.object({
  origin: z.string(),
  destination: z.string(),
  originName: z.string(),
  destinationName: z.string(),
  originCityName: z.string(),
  destinationCityName: z.string(),
  departureDateTime: z.string(),
  arrivalDateTime: z.string(),
  durationMinutes: z.int(),
  airlineId: z.string(),
  airlineCode: z.string(),
  airlineName: z.string(),
  flightNumber: z.string(),
  aircraft: z.string(),
  /** when it was first sold to leave, where it leaves at another hour now */
  soldDateTime: z.optional(z.string()),
  /** who flies it, when that is not the airline of its number */
  operatedBy: z.optional(z.string()),
  /** the cities it lands in on the way, without a change of flight */
  stopsAt: z.optional(z.array(z.string())),
  cabinClass: CabinClass,
  fareClass: z.string(),
  baggage: Baggage,
})
export type FlightLeg = z.infer<typeof FlightLeg>

/** Airline, number and baggage are the first leg's; the baggage is as much as every leg of it takes. */
export const FlightGroup = z.object({
  departureDate: z.string(),
  departureTime: z.string(),
  arrivalDate: z.string(),
  arrivalTime: z.string(),
  durationMinutes: z.int(),
  marketingAirlineId: z.string(),
  marketingAirlineCode: z.string(),
  marketingAirlineName: z.string(),
  flightNumber: z.string(),
  baggage: Baggage,
  flightLegs: z.array(FlightLeg),
  connections: z.array(Connection),
})
export type FlightGroup = z.infer<typeof FlightGroup>

export const Tax = z.object({ code: z.string(), name: z.string(), amount: z.int() })
export type Tax = z.infer<typeof Tax>

/** What one passenger of a kind pays, in rial: `totalPrice` = `baseFare` + `taxes`; `count` says how many travel. */
export const Price = z.object({
  paxType: z.enum(paxTypes),
  count: z.int(),
  baseFare: z.int(),
  taxes: z.int(),
  totalPrice: z.int(),
})
export type Price = z.infer<typeof Price>

/** `12` is a direct flight; `12.34_56` goes by two flights and comes back by one. */
export const ProposalId = z
  .string('پرواز را انتخاب کنید.')
  .check(z.regex(/^\d{1,15}([._]\d{1,15}){0,17}$/, 'شمارهٔ پرواز درست نیست.'))

/** One offer in the results (§3). Amounts are whole rial, for the party that was searched for. */
export const Proposal = z.object({
  proposalId: ProposalId,
  /** who sells it to us: our own inventory (`own`), or a supplier by its name */
  supplier: z.string(),
  /** the way back of a domestic round trip, which is chosen for itself */
  isReturning: z.boolean(),
  isCharter: z.boolean(),
  seat: z.int(),
  /** the same flight in the same cabin has the same hash, whoever sells it */
  hash: z.string(),
  /** the whole party; when sold out, what it last cost */
  totalPrice: z.int(),
  totalDurationMinutes: z.int(),
  cabinClass: CabinClass,
  fareClass: z.string(),
  /** who files the fare: the airline itself or a charter seller */
  sellerName: z.string(),
  /** what each traveller shows */
  document: z.enum(['nationalCode', 'passport']),
  flightGroups: z.array(FlightGroup),
  prices: z.array(Price),
  refund: RefundSummary,
  /** what more baggage costs, one list for each direction; left out where none of them sells any */
  bags: z.optional(z.array(z.array(BagOffer))),
  /** the price has the bags in it that reach so many kilograms; left out where it is the fare's alone */
  withBagKg: z.optional(z.int()),
  /** one adult's last price when sold out, otherwise null */
  lastPrice: z.nullable(z.int()),
})
export type Proposal = z.infer<typeof Proposal>
