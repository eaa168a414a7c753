import { type DayPart, dayPartOf } from '#flights/day-parts.ts'
import { cheapestPerHash } from '#flights/duplicates.ts'
import type { FlightGroup, Proposal } from '#flights/proposal.ts'

/** §4: type 0 is all, 1 charter, 2 system. */
export const ticketTypes = { all: 0, charter: 1, system: 2 } as const
export type TicketType = (typeof ticketTypes)[keyof typeof ticketTypes]
/** §4: stops key 0 is all; then direct, one stop, two or more. */
export const stopKeys = { all: 0, direct: 1, one: 2, more: 3 } as const
export type StopKey = (typeof stopKeys)[keyof typeof stopKeys]

export interface Range {
  readonly from: number
  readonly to: number
}

/** What the traveller has asked the list to leave out. Empty lists and absent ranges let everything through. */
export interface Filters {
  readonly times: readonly DayPart[]
  readonly airlines: readonly string[]
  /** rial, of the whole party */
  readonly price: Range | undefined
  readonly stopsOutbound: StopKey
  readonly stopsReturning: StopKey
  readonly type: TicketType
  readonly durationMinutes: Range | undefined
  /** airport codes of departure or arrival */
  readonly airports: readonly string[]
  /** §4, ticket option existsTickets: only tickets with seats */
  readonly withSeats: boolean
  /** §4, ticket option duplicateTickets; when off, only the cheapest per hash */
  readonly duplicates: boolean
}

/** §4: what clearing the list resets to. */
export const noFilters: Filters = {
  times: [],
  airlines: [],
  price: undefined,
  stopsOutbound: stopKeys.all,
  stopsReturning: stopKeys.all,
  type: ticketTypes.all,
  durationMinutes: undefined,
  airports: [],
  withSeats: false,
  duplicates: true,
}

export const filterNames = [
  'times',
  'airlines',
  'price',
  'stopsOutbound',
  'stopsReturning',
  'type',
  'durationMinutes',
  'airports',
  'withSeats',
  'duplicates',
] as const satisfies readonly (keyof Filters)[]
export type FilterName = (typeof filterNames)[number]

/** The proposals the filters let through, in their order. */
export function filtered(proposals: readonly Proposal[], filters: Filters): readonly Proposal[] {
  const through = proposals.filter((proposal) => passes(proposal, filters))
  return filters.duplicates ? through : cheapestPerHash(through)
}

/** Does one proposal pass every filter? Duplicates are a matter of the whole list and not asked here. */
export function passes(proposal: Proposal, filters: Filters): boolean {
  return tests.every((test) => test(proposal, filters))
}

/** The filters that are set; the number on the filter button. */
export function activeFilters(filters: Filters): readonly FilterName[] {
  return filterNames.filter((name) => isActive(filters, name))
}

/** The same filters without one of them. */
export function without(filters: Filters, name: FilterName): Filters {
  return { ...filters, [name]: noFilters[name] }
}

/** When nothing is left: the filters each of which would bring results back if it alone were lifted, with how many. */
export function liftable(
  proposals: readonly Proposal[],
  filters: Filters,
): readonly { readonly name: FilterName; readonly count: number }[] {
  return activeFilters(filters)
    .map((name) => ({ name, count: filtered(proposals, without(filters, name)).length }))
    .filter(({ count }) => count > 0)
}

export function stopKeyOf(group: FlightGroup): StopKey {
  const stops = group.flightLegs.length - 1
  return stops <= 0 ? stopKeys.direct : stops === 1 ? stopKeys.one : stopKeys.more
}

export function airportsOf(proposal: Proposal): readonly string[] {
  const groups = proposal.flightGroups
  return [
    ...new Set(
      groups.flatMap((group) => [group.flightLegs[0]?.origin, group.flightLegs.at(-1)?.destination]),
    ),
  ].filter((code) => code !== undefined)
}

const tests: readonly ((proposal: Proposal, filters: Filters) => boolean)[] = [
  ({ flightGroups: [out] }, { times }) =>
    none(times) || (out !== undefined && times.includes(dayPartOf(out.departureTime))),
  ({ flightGroups }, { airlines }) =>
    none(airlines) || flightGroups.some((group) => airlines.includes(group.marketingAirlineId)),
  ({ totalPrice }, { price }) => within(totalPrice, price),
  ({ flightGroups: [out] }, { stopsOutbound }) => stopsPass(out, stopsOutbound),
  ({ flightGroups: [, back] }, { stopsReturning }) => stopsPass(back, stopsReturning),
  ({ isCharter }, { type }) => type === ticketTypes.all || isCharter === (type === ticketTypes.charter),
  ({ totalDurationMinutes }, { durationMinutes }) => within(totalDurationMinutes, durationMinutes),
  (proposal, { airports }) => none(airports) || airportsOf(proposal).some((code) => airports.includes(code)),
  ({ seat }, { withSeats }) => !withSeats || seat > 0,
]

function none(list: readonly unknown[]): boolean {
  return list.length === 0
}

function within(value: number, range: Range | undefined): boolean {
  return range === undefined || (value >= range.from && value <= range.to)
}

function stopsPass(group: FlightGroup | undefined, key: StopKey): boolean {
  return key === stopKeys.all || group === undefined || stopKeyOf(group) === key
}

function isActive(filters: Filters, name: FilterName): boolean {
  const value = filters[name]
  return Array.isArray(value) ? value.length > 0 : value !== noFilters[name]
}
