import { type AddressParams, type Pair, query } from '#flights/address.ts'
import type { Place } from '#flights/asked.ts'

/** One search as the address of the results holds it. Dates are ISO days; people are counted by age group. */
export interface Search {
  readonly origin: Place
  readonly destination: Place
  readonly date: string
  readonly adults: number
  readonly children: number
  readonly infants: number
}

export type SearchField = 'origin' | 'destination' | 'date'
export interface SearchFault {
  readonly property: SearchField
  readonly says: string
}

export const searchFaultTexts = {
  origin: 'مبدأ را انتخاب کنید.',
  destination: 'مقصد را انتخاب کنید.',
  date: 'تاریخ پرواز را انتخاب کنید.',
  same: 'مبدأ و مقصد یکی است؛ مقصد دیگری انتخاب کنید.',
} as const

/** Reads a search out of an address, or says which fields are missing or wrong, in the order of the form. */
export function searchOf(
  params: AddressParams,
):
  | { readonly search: Search; readonly faults: readonly [] }
  | { readonly search: undefined; readonly faults: readonly SearchFault[] } {
  const origin = placeOf(params, 'origin')
  const destination = placeOf(params, 'destination')
  const date = params.get('date') ?? ''
  const faults: SearchFault[] = []
  if (origin === undefined) faults.push({ property: 'origin', says: searchFaultTexts.origin })
  if (destination === undefined) faults.push({ property: 'destination', says: searchFaultTexts.destination })
  else if (origin?.code === destination.code)
    faults.push({ property: 'destination', says: searchFaultTexts.same })
  if (!isDay(date)) faults.push({ property: 'date', says: searchFaultTexts.date })
  if (origin === undefined || destination === undefined || faults.length > 0)
    return { search: undefined, faults }
  const adults = countOf(params, 'adults', 1)
  return {
    search: {
      origin,
      destination,
      date,
      adults,
      children: countOf(params, 'children', 0),
      infants: countOf(params, 'infants', 0),
    },
    faults: [],
  }
}

/** The address of a search's results; with `keep`, what else it held (filters, order) stays. */
export function resultsPath(search: Search, keep: Iterable<Pair> = []): string {
  const counts: readonly Pair[] = [
    ['children', String(search.children)],
    ['infants', String(search.infants)],
  ]
  const pairs: readonly Pair[] = [
    ...written('origin', search.origin),
    ...written('destination', search.destination),
    ['date', search.date],
    ['adults', String(search.adults)],
    ...counts.filter(([, count]) => count !== '0'),
    ...[...keep].filter(([key]) => !searchKeys.has(key)),
  ]
  return `/plp?${query(pairs)}`
}

/** The same search on another day, for روز قبل and روز بعد. */
export function onDay(search: Search, date: string): Search {
  return { ...search, date }
}

const searchKeys = new Set([
  'origin',
  'originKind',
  'destination',
  'destinationKind',
  'date',
  'adults',
  'children',
  'infants',
])

function placeOf(params: AddressParams, field: 'origin' | 'destination'): Place | undefined {
  const code = (params.get(field) ?? '').trim().toUpperCase()
  if (!/^[A-Z]{3}$/.test(code)) return undefined
  return { code, kind: params.get(`${field}Kind`) === 'airport' ? 'AirportCode' : 'CityCode' }
}

function written(field: 'origin' | 'destination', place: Place): readonly Pair[] {
  const code: Pair = [field, place.code]
  return place.kind === 'AirportCode' ? [code, [`${field}Kind`, 'airport']] : [code]
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function countOf(params: AddressParams, field: string, otherwise: number): number {
  const text = params.get(field) ?? ''
  return /^\d{1,2}$/.test(text) ? Number(text) : otherwise
}
