import { airportsOf } from '#flights/directions.ts'
import type { FlightGroup } from '#flights/proposal.ts'
import { inAll } from '#flights/search/bit-set.ts'
import { type DayPart, dayPartNames } from '#flights/search/day-parts.ts'
import type { TestName } from '#flights/search/filter-tests.ts'
import {
  type BagKey,
  bagKeys,
  type CabinKey,
  cabinKeys,
  type Filters,
  noFilters,
  type RefundKey,
  refundKeys,
  type StopKey,
  stopKeys,
  type TicketType,
  ticketTypes,
} from '#flights/search/filters.ts'
import type { Measure, OfferIndex } from '#flights/search/offer-index.ts'

export interface Choice<Key> extends Measure {
  readonly key: Key
}

export interface Counts {
  readonly types: readonly Choice<TicketType>[]
  readonly stops: readonly Choice<StopKey>[]
  readonly stopsBack: readonly Choice<StopKey>[]
  readonly times: readonly Choice<DayPart>[]
  readonly timesBack: readonly Choice<DayPart>[]
  readonly airlines: readonly (Choice<string> & { readonly name: string; readonly code: string })[]
  readonly airports: readonly Choice<string>[]
  readonly cabins: readonly Choice<CabinKey>[]
  readonly bags: readonly Choice<BagKey>[]
  readonly refunds: readonly Choice<RefundKey>[]
  readonly noSelfTransfer: Choice<true>
  readonly noAirportChange: Choice<true>
  readonly withSeats: Choice<true>
  readonly duplicates: Choice<true>
  readonly merged: Choice<false>
}

/** What each choice would show. Choices without results are counted 0, not left out. */
export function countsOf(index: OfferIndex, filters: Filters): Counts {
  const counted = <Name extends TestName, Key>(
    name: Name,
    keys: readonly Key[],
    wish: (key: Key) => Filters[Name],
  ) => {
    const others = index.through({ ...filters, duplicates: true }, name)
    return keys.map((key): Choice<Key> => {
      const passing = index.passing(name, { ...noFilters, [name]: wish(key) })
      return { key, ...index.measured(inAll(others, passing), filters) }
    })
  }
  const single = <Key>(key: Key) => key
  const listed = <Key>(key: Key): readonly Key[] => [key]
  const { airlines, airports } = foundIn(index)
  return {
    types: counted('type', Object.values(ticketTypes), single),
    stops: counted('stopsOutbound', Object.values(stopKeys), single),
    stopsBack: counted('stopsReturning', Object.values(stopKeys), single),
    times: counted('times', dayPartNames, listed),
    timesBack: counted('timesBack', dayPartNames, listed),
    airlines: byPrice(
      counted('airlines', [...airlines.keys()], listed).map((choice) => ({
        ...choice,
        name: airlines.get(choice.key)?.marketingAirlineName ?? '',
        code: airlines.get(choice.key)?.marketingAirlineCode ?? '',
      })),
    ),
    airports: counted('airports', airports, listed),
    cabins: counted('cabins', cabinKeys, listed),
    bags: bagKeys.map((bag) => bagChoice(index, { ...filters, bag })),
    refunds: counted('refund', refundKeys, single),
    ...ofTheList(index, filters),
  }
}

/** Needs an index of its own: with another bag every ticket has another price. */
function bagChoice(index: OfferIndex, filters: Filters): Choice<BagKey> {
  const priced = index.pricedWith(filters.bag)
  return { key: filters.bag, ...priced.measured(priced.through(filters), filters) }
}

function ofTheList(
  index: OfferIndex,
  filters: Filters,
): Pick<Counts, 'noSelfTransfer' | 'noAirportChange' | 'withSeats' | 'duplicates' | 'merged'> {
  const as = <Key>(key: Key, part: Partial<Filters>): Choice<Key> => {
    const wished = { ...filters, ...part }
    return { key, ...index.measured(index.through(wished), wished) }
  }
  return {
    noSelfTransfer: as(true, { noSelfTransfer: true }),
    noAirportChange: as(true, { noAirportChange: true }),
    withSeats: as(true, { withSeats: true }),
    duplicates: as(true, { duplicates: true }),
    merged: as(false, { duplicates: false }),
  }
}

interface Found {
  readonly airlines: ReadonlyMap<string, FlightGroup>
  readonly airports: readonly string[]
}

const found = new WeakMap<OfferIndex, Found>()

function foundIn(index: OfferIndex): Found {
  const known = found.get(index)
  if (known !== undefined) return known
  const { offers } = index
  const looked: Found = {
    airlines: new Map(
      offers.flatMap((one) => one.flightGroups.map((group) => [group.marketingAirlineId, group] as const)),
    ),
    airports: [...new Set(offers.flatMap(airportsOf))].sort(),
  }
  found.set(index, looked)
  return looked
}

function byPrice(airlines: Counts['airlines']): Counts['airlines'] {
  return airlines.toSorted(
    (a, b) => (a.lowest ?? Infinity) - (b.lowest ?? Infinity) || a.key.localeCompare(b.key),
  )
}
