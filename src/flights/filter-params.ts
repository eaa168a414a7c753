import { type AddressParams, type Pair, query } from '#flights/address.ts'
import { type DayPart, dayPartNames } from '#flights/day-parts.ts'
import {
  type Filters,
  noFilters,
  type Range,
  type StopKey,
  stopKeys,
  type TicketType,
  ticketTypes,
} from '#flights/filters.ts'
import { defaultSorting, type Sorting, sortings } from '#flights/sorting.ts'

/** The names the filters and the order have in the address of the results. Only what differs from the default is written. */
export const filterKeys = [
  'time',
  'airline',
  'price',
  'stops',
  'stopsBack',
  'type',
  'duration',
  'airport',
  'seats',
  'duplicates',
  'sort',
] as const

/** Reads filters out of an address; what is not understood there is left out, never an error. */
export function filtersOf(params: AddressParams): Filters {
  return {
    times: params
      .getAll('time')
      .filter((value): value is DayPart => dayPartNames.some((name) => name === value)),
    airlines: params.getAll('airline').filter((id) => /^[\w-]{2,20}$/.test(id)),
    price: rangeOf(params.get('price')),
    stopsOutbound: oneOf<StopKey>(Object.values(stopKeys), params.get('stops')),
    stopsReturning: oneOf<StopKey>(Object.values(stopKeys), params.get('stopsBack')),
    type: oneOf<TicketType>(Object.values(ticketTypes), params.get('type')),
    durationMinutes: rangeOf(params.get('duration')),
    airports: params.getAll('airport').filter((code) => /^[A-Z]{3}$/.test(code)),
    withSeats: params.get('seats') === '1',
    duplicates: params.get('duplicates') !== '0',
  }
}

export function sortingOf(params: AddressParams): Sorting {
  return sortings.find((sorting) => sorting === params.get('sort')) ?? defaultSorting
}

/** The same parameters with these filters and this order, written as an address has them; everything else stays. */
export function withFilters(params: AddressParams, filters: Filters, sorting: Sorting): string {
  const others = [...params].filter(([key]) => !filterKeys.some((filter) => filter === key))
  const order: readonly Pair[] = sorting === defaultSorting ? [] : [['sort', sorting]]
  return query([...others, ...written(filters), ...order])
}

function written(filters: Filters): readonly Pair[] {
  const pairs: Pair[] = [
    ...filters.times.map((time): Pair => ['time', time]),
    ...filters.airlines.map((id): Pair => ['airline', id]),
    ...filters.airports.map((code): Pair => ['airport', code]),
  ]
  if (filters.price !== undefined) pairs.push(['price', rangeText(filters.price)])
  if (filters.durationMinutes !== undefined) pairs.push(['duration', rangeText(filters.durationMinutes)])
  if (filters.stopsOutbound !== noFilters.stopsOutbound) pairs.push(['stops', String(filters.stopsOutbound)])
  if (filters.stopsReturning !== noFilters.stopsReturning)
    pairs.push(['stopsBack', String(filters.stopsReturning)])
  if (filters.type !== noFilters.type) pairs.push(['type', String(filters.type)])
  if (filters.withSeats) pairs.push(['seats', '1'])
  if (!filters.duplicates) pairs.push(['duplicates', '0'])
  return pairs
}

function rangeText({ from, to }: Range): string {
  return `${from}-${to}`
}

function rangeOf(text: string | null): Range | undefined {
  const [, from, to] = /^(\d{1,13})-(\d{1,13})$/.exec(text ?? '') ?? []
  if (from === undefined || to === undefined || Number(from) > Number(to)) return undefined
  return { from: Number(from), to: Number(to) }
}

function oneOf<Key extends number>(keys: readonly (Key | 0)[], text: string | null): Key | 0 {
  return keys.find((key) => String(key) === text) ?? 0
}
