import { type AddressParams, dayIn, query, roomsIn, roomsLine } from '#hotels/address.ts'
import type { Occupancy } from '#hotels/occupancy.ts'

/** A flight there and back, and the nights between them. Codes are of cities. */
export interface PairSearch {
  readonly origin: string
  readonly destination: string
  readonly out: Temporal.PlainDate
  readonly back: Temporal.PlainDate
  readonly rooms: readonly Occupancy[]
}

/** What of the offers is chosen; what is not named is chosen by the page. */
export interface PairChoice {
  /** proposals, one for each list of flights: two inside Iran, one abroad */
  readonly flights: readonly string[]
  readonly hotelId: string | undefined
  /** one a room */
  readonly rateIds: readonly string[]
}

export const pairPage = '/flight-and-hotel'

export interface PairRequest {
  readonly origin: string
  readonly destination: string
  readonly out: string
  readonly back: string
  readonly rooms: readonly Occupancy[]
}

const usual: readonly Occupancy[] = [{ adults: 2, childAges: [] }]

/** The form without script asks only for the first room's children. */
export const plainAgeField = 'age'

export function requestIn(params: AddressParams): PairRequest {
  const ages = params.getAll(plainAgeField).filter((age) => /^\d{1,2}$/.test(age))
  const [first, ...others] = roomsIn(params.get('rooms') ?? '') ?? usual
  return {
    origin: codeIn(params.get('origin')),
    destination: codeIn(params.get('destination')),
    out: dayIn(params.get('out'))?.toString() ?? '',
    back: dayIn(params.get('back'))?.toString() ?? '',
    rooms: first === undefined ? usual : [withAges(first, ages.map(Number)), ...others],
  }
}

export function choiceIn(params: AddressParams): PairChoice {
  const hotelId = params.get('stay') ?? ''
  return {
    flights: listIn(params.get('flights')),
    hotelId: /^[a-z0-9-]{3,60}$/.test(hotelId) ? hotelId : undefined,
    rateIds: listIn(params.get('rates')),
  }
}

export function pairPath(
  search: PairSearch,
  choice: Partial<PairChoice> = {},
  page: string = pairPage,
): string {
  const { flights = [], hotelId, rateIds = [] } = choice
  return `${page}?${query([
    ['origin', search.origin],
    ['destination', search.destination],
    ['out', search.out.toString()],
    ['back', search.back.toString()],
    ['rooms', roomsLine(search.rooms)],
    ...(flights.length > 0 ? [['flights', flights.join(',')] as const] : []),
    ...(hotelId === undefined ? [] : [['stay', hotelId] as const]),
    ...(rateIds.length > 0 ? [['rates', rateIds.join(',')] as const] : []),
  ])}`
}

function withAges(room: Occupancy, ages: readonly number[]): Occupancy {
  return { ...room, childAges: [...room.childAges, ...ages] }
}

function codeIn(text: string | null): string {
  const code = (text ?? '').trim().toUpperCase()
  return /^[A-Z]{3}$/.test(code) ? code : ''
}

function listIn(text: string | null): readonly string[] {
  return (text ?? '').split(',').filter((one) => one !== '')
}
