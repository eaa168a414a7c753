import { airportsOf, backOf, hasAirportChange, hasSelfTransfer, outOf, stopsOn } from '#flights/directions.ts'
import type { FlightGroup, Proposal } from '#flights/proposal.ts'
import { adultPrice } from '#flights/search/adult-price.ts'
import { dayPartOf } from '#flights/search/day-parts.ts'
import {
  type FilterName,
  type Filters,
  type Range,
  stopKeyOf,
  stopKeys,
  ticketTypes,
} from '#flights/search/filters.ts'
import { bagPriceFor } from '#flights/search/with-bag.ts'

export type TestName = Exclude<FilterName, 'duplicates'>

type Test<Name extends TestName> = (proposal: Proposal, wanted: Filters[Name]) => boolean

/** A filter of the return lets tickets without a return through, and the other way round. */
const filterTests: { readonly [Name in TestName]: Test<Name> } = {
  times: (proposal, times) => leaves(outOf(proposal), times),
  timesBack: (proposal, times) => leaves(backOf(proposal), times),
  airlines: ({ flightGroups }, airlines) =>
    none(airlines) || flightGroups.some((group) => airlines.includes(group.marketingAirlineId)),
  price: (proposal, price) => within(adultPrice(proposal), price),
  stopsOutbound: (proposal, key) => stopsPass(stopsOn(proposal), key),
  stopsReturning: (proposal, key) => stopsPass(backOf(proposal), key),
  type: ({ isCharter }, type) => type === ticketTypes.all || isCharter === (type === ticketTypes.charter),
  durationMinutes: ({ totalDurationMinutes }, range) => within(totalDurationMinutes, range),
  airports: (proposal, airports) =>
    none(airports) || airportsOf(proposal).some((code) => airports.includes(code)),
  cabins: ({ cabinClass }, cabins) => none(cabins) || cabins.some((cabin) => cabin === cabinClass),
  bag: (proposal, kilograms) => kilograms === 0 || bagPriceFor(proposal, kilograms) !== undefined,
  refund: ({ refund }, percent) =>
    percent === 100 || (refund.penaltyNow !== null && refund.percentNow <= percent),
  noSelfTransfer: (proposal, isAsked) => !isAsked || !hasSelfTransfer(proposal),
  noAirportChange: (proposal, isAsked) => !isAsked || !hasAirportChange(proposal),
  withSeats: ({ seat }, isAsked) => !isAsked || seat > 0,
}

export function passes(proposal: Proposal, filters: Filters): boolean {
  return testNames.every((name) => passesOne(proposal, name, filters[name]))
}

export function passesOne<Name extends TestName>(
  proposal: Proposal,
  name: Name,
  wanted: Filters[Name],
): boolean {
  return filterTests[name](proposal, wanted)
}

export const testNames = Object.keys(filterTests) as readonly TestName[]

function leaves(group: FlightGroup | undefined, times: Filters['times']): boolean {
  return none(times) || group === undefined || times.includes(dayPartOf(group.departureTime))
}

function none(list: readonly unknown[]): boolean {
  return list.length === 0
}

function within(value: number, range: Range | undefined): boolean {
  return range === undefined || (value >= range.from && value <= range.to)
}

function stopsPass(group: FlightGroup | undefined, key: Filters['stopsOutbound']): boolean {
  return key === stopKeys.all || group === undefined || stopKeyOf(group) === key
}
