import { type DayPart, dayPartNames, dayPartOf } from '#flights/day-parts.ts'
import {
  airportsOf,
  type FilterName,
  type Filters,
  filtered,
  type StopKey,
  stopKeyOf,
  stopKeys,
  type TicketType,
  ticketTypes,
  without,
} from '#flights/filters.ts'
import type { Proposal } from '#flights/proposal.ts'

/** One choice of a filter: how many tickets it would show and the lowest total among those with seats (rial). */
export interface Choice<Key> {
  readonly key: Key
  readonly count: number
  readonly lowest: number | undefined
}

export interface Counts {
  readonly types: readonly Choice<TicketType>[]
  readonly stops: readonly Choice<StopKey>[]
  readonly times: readonly Choice<DayPart>[]
  readonly airlines: readonly (Choice<string> & { readonly name: string; readonly code: string })[]
  readonly airports: readonly Choice<string>[]
  readonly withSeats: Choice<true>
}

/** What each choice would bring, the other filters staying as they are. Choices that bring nothing are counted 0, not left out. */
export function countsOf(proposals: readonly Proposal[], filters: Filters): Counts {
  const others = (name: FilterName) => filtered(proposals, without(filters, name))
  const byType = others('type')
  const byStops = others('stopsOutbound')
  const byTime = others('times')
  const withSeats = others('withSeats').filter((proposal) => proposal.seat > 0)
  return {
    types: Object.values(ticketTypes).map((key) =>
      choice(
        key,
        byType.filter((one) => key === ticketTypes.all || one.isCharter === (key === ticketTypes.charter)),
      ),
    ),
    stops: Object.values(stopKeys).map((key) =>
      choice(
        key,
        byStops.filter(
          (one) =>
            key === stopKeys.all || one.flightGroups.slice(0, 1).some((group) => stopKeyOf(group) === key),
        ),
      ),
    ),
    times: dayPartNames.map((key) =>
      choice(
        key,
        byTime.filter((one) =>
          one.flightGroups.slice(0, 1).some((group) => dayPartOf(group.departureTime) === key),
        ),
      ),
    ),
    airlines: airlineChoices(proposals, others('airlines')),
    airports: airportChoices(proposals, others('airports')),
    withSeats: choice(true, withSeats),
  }
}

/** The lowest and highest total among the proposals, for the ends of the price slider; nothing when there are none. */
export function priceEnds(
  proposals: readonly Proposal[],
): { readonly from: number; readonly to: number } | undefined {
  if (proposals.length === 0) return undefined
  const prices = proposals.map((proposal) => proposal.totalPrice)
  return { from: Math.min(...prices), to: Math.max(...prices) }
}

function airlineChoices(all: readonly Proposal[], shown: readonly Proposal[]): Counts['airlines'] {
  const groups = new Map(
    all.flatMap((one) => one.flightGroups.map((group) => [group.marketingAirlineId, group] as const)),
  )
  return [...groups]
    .map(([id, group]) => ({
      ...choice(
        id,
        shown.filter((one) => one.flightGroups.some((flown) => flown.marketingAirlineId === id)),
      ),
      name: group.marketingAirlineName,
      code: group.marketingAirlineCode,
    }))
    .sort((a, b) => (a.lowest ?? Infinity) - (b.lowest ?? Infinity) || a.key.localeCompare(b.key))
}

function airportChoices(all: readonly Proposal[], shown: readonly Proposal[]): readonly Choice<string>[] {
  const codes = [...new Set(all.flatMap(airportsOf))].sort()
  return codes.map((code) =>
    choice(
      code,
      shown.filter((one) => airportsOf(one).includes(code)),
    ),
  )
}

function choice<Key>(key: Key, proposals: readonly Proposal[]): Choice<Key> {
  let lowest: number | undefined
  for (const { seat, totalPrice } of proposals)
    if (seat > 0 && (lowest === undefined || totalPrice < lowest)) lowest = totalPrice
  return { key, count: proposals.length, lowest }
}
