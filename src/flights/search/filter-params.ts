import { type AddressParams, type Pair, query } from '#flights/address.ts'
import { type DayPart, dayPartNames } from '#flights/search/day-parts.ts'
import { filterKeys } from '#flights/search/filter-keys.ts'
import {
  bagKeys,
  cabinKeys,
  type Filters,
  noFilters,
  type Range,
  refundKeys,
  stopKeys,
  ticketTypes,
} from '#flights/search/filters.ts'
import { defaultSorting, type Sorting, sortings } from '#flights/search/sorting.ts'

/** Anything in the address that is not understood is left out, never an error. */
export function filtersOf(params: AddressParams): Filters {
  return {
    times: orNone(dayPartsOf(params.getAll('time'))),
    timesBack: orNone(dayPartsOf(params.getAll('timeBack'))),
    airlines: orNone(params.getAll('airline').filter((id) => /^[\w-]{2,20}$/.test(id))),
    price: rangeOf(params.get('price')),
    stopsOutbound: oneOf(Object.values(stopKeys), params.get('stops'), noFilters.stopsOutbound),
    stopsReturning: oneOf(Object.values(stopKeys), params.get('stopsBack'), noFilters.stopsReturning),
    type: oneOf(Object.values(ticketTypes), params.get('type'), noFilters.type),
    durationMinutes: rangeOf(params.get('duration')),
    airports: orNone(params.getAll('airport').filter((code) => /^[A-Z]{3}$/.test(code))),
    cabins: orNone(cabinKeys.filter((key) => params.getAll('cabins').includes(String(key)))),
    bag: oneOf(bagKeys, params.get('bag'), noFilters.bag),
    refund: oneOf(refundKeys, params.get('refund'), noFilters.refund),
    noSelfTransfer: params.get('selfTransfer') === '0',
    noAirportChange: params.get('airportChange') === '0',
    withSeats: params.get('seats') === '1',
    duplicates: params.get('duplicates') === '1',
  }
}

export function sortingOf(params: AddressParams): Sorting {
  return sortings.find((sorting) => sorting === params.get('sort')) ?? defaultSorting
}

export function withFilters(params: AddressParams, filters: Filters, sorting: Sorting): string {
  const others = [...params].filter(([key]) => !filterKeys.some((filter) => filter === key))
  const order: readonly Pair[] = sorting === defaultSorting ? [] : [['sort', sorting]]
  return query([...others, ...written(filters), ...order])
}

function written(filters: Filters): readonly Pair[] {
  const pairs: Pair[] = [
    ...filters.times.map((time): Pair => ['time', time]),
    ...filters.timesBack.map((time): Pair => ['timeBack', time]),
    ...filters.airlines.map((id): Pair => ['airline', id]),
    ...filters.airports.map((code): Pair => ['airport', code]),
    ...filters.cabins.map((cabin): Pair => ['cabins', String(cabin)]),
  ]
  if (filters.price !== undefined) pairs.push(['price', rangeText(filters.price)])
  if (filters.durationMinutes !== undefined) pairs.push(['duration', rangeText(filters.durationMinutes)])
  for (const [key, name] of numbers)
    if (filters[name] !== noFilters[name]) pairs.push([key, String(filters[name])])
  if (filters.noSelfTransfer) pairs.push(['selfTransfer', '0'])
  if (filters.noAirportChange) pairs.push(['airportChange', '0'])
  if (filters.withSeats) pairs.push(['seats', '1'])
  if (filters.duplicates) pairs.push(['duplicates', '1'])
  return pairs
}

const numbers = [
  ['stops', 'stopsOutbound'],
  ['stopsBack', 'stopsReturning'],
  ['type', 'type'],
  ['bag', 'bag'],
  ['refund', 'refund'],
] as const satisfies readonly (readonly [string, keyof Filters])[]

/** One shared empty list: a new one at each call would make React redraw. */
const none: readonly never[] = []

function orNone<Item>(list: readonly Item[]): readonly Item[] {
  return list.length === 0 ? none : list
}

function dayPartsOf(texts: readonly string[]): readonly DayPart[] {
  return texts.filter((text): text is DayPart => dayPartNames.some((name) => name === text))
}

function rangeText({ from, to }: Range): string {
  return `${from}-${to}`
}

function rangeOf(text: string | null): Range | undefined {
  const [, from, to] = /^(\d{1,13})-(\d{1,13})$/.exec(text ?? '') ?? []
  if (from === undefined || to === undefined || Number(from) > Number(to)) return undefined
  return { from: Number(from), to: Number(to) }
}

function oneOf<Key extends number>(keys: readonly Key[], text: string | null, otherwise: Key): Key {
  return keys.find((key) => String(key) === text) ?? otherwise
}
