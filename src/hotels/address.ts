import type { Occupancy } from '#hotels/occupancy.ts'
import { occupancyFaults } from '#hotels/occupancy.ts'
import type { Stay } from '#hotels/stay.ts'

/** What this room needs of an address's parameters; a URLSearchParams has it all. */
export interface AddressParams extends Iterable<[string, string]> {
  get(name: string): string | null
  getAll(name: string): readonly string[]
}

/** `a=1&b=2,3`, with whatever must be escaped. */
export function query(pairs: readonly (readonly [key: string, value: string])[]): string {
  return pairs
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&')
}

/** A search for hotels as an address says it; dates Gregorian, `rooms=2.4.9-1` is two rooms: two adults with children of 4 and 9, one adult. */
export interface HotelSearch extends Stay {
  /** IATA city code */
  readonly cityCode: string
  readonly rooms: readonly Occupancy[]
}

/** What an address asks for, or nothing when any of it is missing or malformed. */
export function searchIn(params: AddressParams): HotelSearch | undefined {
  const cityCode = params.get('city') ?? ''
  const checkIn = dayIn(params.get('checkIn'))
  const checkOut = dayIn(params.get('checkOut'))
  const rooms = roomsIn(params.get('rooms') ?? '2')
  if (!/^[A-Z]{3}$/.test(cityCode) || checkIn === undefined || checkOut === undefined) return undefined
  return rooms && { cityCode, checkIn, checkOut, rooms }
}

/** The way back: `searchIn` of it is the same search. */
export function addressOf({ cityCode, checkIn, checkOut, rooms }: HotelSearch): string {
  return query([
    ['city', cityCode],
    ['checkIn', checkIn.toString()],
    ['checkOut', checkOut.toString()],
    ['rooms', roomsLine(rooms)],
  ])
}

/** «2.4.9-1» */
export function roomsLine(rooms: readonly Occupancy[]): string {
  return rooms.map(({ adults, childAges }) => [adults, ...childAges].join('.')).join('-')
}

/** The rooms of such a line, or nothing when it is malformed or breaks a rule. */
export function roomsIn(line: string): readonly Occupancy[] | undefined {
  if (!/^\d{1,2}(?:\.\d{1,2})*(?:-\d{1,2}(?:\.\d{1,2})*)*$/.test(line)) return undefined
  const rooms = line.split('-').map((room) => {
    const [adults = 0, ...childAges] = room.split('.').map(Number)
    return { adults, childAges }
  })
  return occupancyFaults(rooms).length === 0 ? rooms : undefined
}

/** An ISO day, if it is one. */
export function dayIn(text: string | null): Temporal.PlainDate | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' })
  } catch {
    return undefined
  }
}
