import { stopsOf } from '#flights/directions.ts'
import type { FlightGroup } from '#flights/proposal.ts'
import type { DayPart } from '#flights/search/day-parts.ts'

/** §4: type 0 is all, 1 charter, 2 system. */
export const ticketTypes = { all: 0, charter: 1, system: 2 } as const
export type TicketType = (typeof ticketTypes)[keyof typeof ticketTypes]
/** §4: stops key 0 is all; then direct, one stop, two or more. */
export const stopKeys = { all: 0, direct: 1, one: 2, more: 3 } as const
export type StopKey = (typeof stopKeys)[keyof typeof stopKeys]
/** Kilograms of checked baggage at least; 0 means no filter, 1 means any bag. */
export const bagKeys = [0, 1, 20, 25, 30, 40] as const
export type BagKey = (typeof bagKeys)[number]
/** Percent kept at most when the ticket is given back now; 100 means no filter, 99 anything refundable. */
export const refundKeys = [100, 99, 50, 30, 0] as const
export type RefundKey = (typeof refundKeys)[number]
export const cabinKeys = [1, 2, 3] as const
export type CabinKey = (typeof cabinKeys)[number]

export interface Range {
  readonly from: number
  readonly to: number
}

/** Empty lists and undefined ranges let everything through. */
export interface Filters {
  readonly times: readonly DayPart[]
  readonly timesBack: readonly DayPart[]
  readonly airlines: readonly string[]
  /** rial, one adult's, as the cards say it */
  readonly price: Range | undefined
  readonly stopsOutbound: StopKey
  readonly stopsReturning: StopKey
  readonly type: TicketType
  readonly durationMinutes: Range | undefined
  /** airport codes of departure or arrival */
  readonly airports: readonly string[]
  readonly cabins: readonly CabinKey[]
  readonly bag: BagKey
  readonly refund: RefundKey
  readonly noSelfTransfer: boolean
  readonly noAirportChange: boolean
  /** §4, ticket option existsTickets: only tickets with seats */
  readonly withSeats: boolean
  /** §4, ticket option duplicateTickets: every seller's ticket is a card; when off, a flight is one, at its cheapest fare */
  readonly duplicates: boolean
}

/** §4: what clearing the list resets to; a flight is one card until every ticket is asked for. */
export const noFilters: Filters = {
  times: [],
  timesBack: [],
  airlines: [],
  price: undefined,
  stopsOutbound: stopKeys.all,
  stopsReturning: stopKeys.all,
  type: ticketTypes.all,
  durationMinutes: undefined,
  airports: [],
  cabins: [],
  bag: 0,
  refund: 100,
  noSelfTransfer: false,
  noAirportChange: false,
  withSeats: false,
  duplicates: false,
}

export const filterNames = [
  'times',
  'timesBack',
  'airlines',
  'price',
  'stopsOutbound',
  'stopsReturning',
  'type',
  'durationMinutes',
  'airports',
  'cabins',
  'bag',
  'refund',
  'noSelfTransfer',
  'noAirportChange',
  'withSeats',
  'duplicates',
] as const satisfies readonly (keyof Filters)[]
export type FilterName = (typeof filterNames)[number]

export function activeFilters(filters: Filters): readonly FilterName[] {
  return filterNames.filter((name) => isActive(filters, name))
}

export function without(filters: Filters, ...names: readonly FilterName[]): Filters {
  return { ...filters, ...Object.fromEntries(names.map((name) => [name, noFilters[name]])) }
}

export function stopKeyOf(group: FlightGroup): StopKey {
  const stops = stopsOf(group).length
  return stops === 0 ? stopKeys.direct : stops === 1 ? stopKeys.one : stopKeys.more
}

export function isActive(filters: Filters, name: FilterName): boolean {
  const value = filters[name]
  return Array.isArray(value) ? value.length > 0 : value !== noFilters[name]
}
