import type { Occupancy } from '#hotels/occupancy.ts'
import { occupancyFaults } from '#hotels/occupancy.ts'
import type { Stay } from '#hotels/stay.ts'

export interface AddressParams extends Iterable<[string, string]> {
  get(name: string): string | null
  getAll(name: string): readonly string[]
}

export function query(pairs: readonly (readonly [key: string, value: string])[]): string {
  return pairs
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&')
}

/** Dates Gregorian; `rooms=2.4.9-1` is two rooms: two adults with children of 4 and 9, and one adult. */
export interface HotelSearch extends Stay {
  readonly cityCode: string
  readonly rooms: readonly Occupancy[]
}

export function searchIn(params: AddressParams): HotelSearch | undefined {
  const cityCode = params.get('city') ?? ''
  const checkIn = dayIn(params.get('checkIn'))
  const checkOut = dayIn(params.get('checkOut'))
  const rooms = roomsIn(params.get('rooms') ?? '2')
  if (!/^[A-Z]{3}$/.test(cityCode) || checkIn === undefined || checkOut === undefined) return undefined
  return rooms && { cityCode, checkIn, checkOut, rooms }
}

export function addressOf({ cityCode, checkIn, checkOut, rooms }: HotelSearch): string {
  return query([
    ['city', cityCode],
    ['checkIn', checkIn.toString()],
    ['checkOut', checkOut.toString()],
    ['rooms', roomsLine(rooms)],
  ])
}

export function roomsLine(rooms: readonly Occupancy[]): string {
  return rooms.map(({ adults, childAges }) => [adults, ...childAges].join('.')).join('-')
}

/** undefined when malformed or against a rule. */
export function roomsIn(line: string): readonly Occupancy[] | undefined {
  if (!/^\d{1,2}(?:\.\d{1,2})*(?:-\d{1,2}(?:\.\d{1,2})*)*$/.test(line)) return undefined
  const rooms = line.split('-').map((room) => {
    const [adults = 0, ...childAges] = room.split('.').map(Number)
    return { adults, childAges }
  })
  return occupancyFaults(rooms).length === 0 ? rooms : undefined
}

export function dayIn(text: string | null): Temporal.PlainDate | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' })
  } catch {
    return undefined
  }
}
