import { type AddressParams, numbered } from '#flights/address.ts'
import type { Place } from '#flights/requests.ts'
import {
  type Cabin,
  faultsIn,
  isDay,
  type LegOfSearch,
  mostLegs,
  type SearchFault,
  type SearchRequest,
  type TripName,
} from '#flights/search/search-request.ts'

/** One search as the address of the results holds it. Dates are ISO days. */
export interface Search extends LegOfSearch {
  readonly adults: number
  readonly children: number
  readonly infants: number
  readonly back?: string
  /** of a multi-destination journey all legs; the first repeats the search's own places and day */
  readonly legs?: readonly LegOfSearch[]
  readonly cabin?: Cabin
}

export function requestIn(params: AddressParams): SearchRequest {
  const trip = tripIn(params)
  const count = trip === 'multi' ? legsIn(params) : 1
  return {
    trip,
    legs: Array.from({ length: count }, (_, at) => ({
      origin: placeIn(params, `origin${numbered(at)}`),
      destination: placeIn(params, `destination${numbered(at)}`),
      date: dayIn(params, `date${numbered(at)}`),
    })),
    back: trip === 'round' ? dayIn(params, 'back') : '',
    party: {
      adults: countIn(params, 'adults', 1),
      children: countIn(params, 'children', 0),
      infants: countIn(params, 'infants', 0),
    },
    cabin: cabins.find((cabin) => String(cabin) === params.get('cabin')),
  }
}

/** Reads a search out of an address, or returns its faults in the order of the form. */
export function searchOf(
  params: AddressParams,
):
  | { readonly search: Search; readonly faults: readonly [] }
  | { readonly search: undefined; readonly faults: readonly SearchFault[] } {
  const asked = requestIn(params)
  const faults = faultsIn(asked)
  const legs = asked.legs.flatMap(({ origin, destination, date }) =>
    origin && destination ? [{ origin, destination, date }] : [],
  )
  const [first] = legs
  if (first === undefined || faults.length > 0) return { search: undefined, faults }
  const search = {
    ...first,
    ...asked.party,
    ...(asked.trip === 'round' && { back: asked.back }),
    ...(asked.trip === 'multi' && { legs }),
    ...(asked.cabin && { cabin: asked.cabin }),
  }
  return { search, faults: [] }
}

const cabins: readonly Cabin[] = [1, 2, 3]

function dayIn(params: AddressParams, name: string): string {
  const text = params.get(name) ?? ''
  return isDay(text) ? text : ''
}

function tripIn(params: AddressParams): TripName {
  const named = params.get('trip')
  if (named === 'round' || named === 'multi' || named === 'one-way') return named
  if (params.get('origin2') !== null) return 'multi'
  return params.get('back') === null ? 'one-way' : 'round'
}

function legsIn(params: AddressParams): number {
  const told = Number(params.get('legs'))
  if (Number.isInteger(told) && told >= 2 && told <= mostLegs) return told
  const fields = ['origin', 'destination', 'date']
  const has = (at: number) => fields.some((field) => params.get(field + numbered(at)) !== null)
  return ([5, 4, 3, 2].find(has) ?? 1) + 1
}

function placeIn(params: AddressParams, field: string): Place | undefined {
  const code = (params.get(field) ?? '').trim().toUpperCase()
  if (!/^[A-Z]{3}$/.test(code)) return undefined
  return { code, kind: params.get(`${field}Kind`) === 'airport' ? 'AirportCode' : 'CityCode' }
}

function countIn(params: AddressParams, field: string, otherwise: number): number {
  const text = params.get(field) ?? ''
  return /^\d{1,2}$/.test(text) ? Number(text) : otherwise
}
