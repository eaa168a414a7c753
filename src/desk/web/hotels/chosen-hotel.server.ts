import { type HotelRooms, hotelsFor } from '#desk/server/hotels/theirs.ts'
import type { StaffVisitor } from '#server/visitor.ts'

/** Those that somebody may see, and the one the address names: the first, where it names none of them. */
export async function chosenHotel(rooms: HotelRooms, by: StaffVisitor, params: URLSearchParams) {
  const hotels = await hotelsFor(rooms, by)
  const named = params.get('property')
  return { hotels, hotel: hotels.find(({ id }) => id === named) ?? hotels[0] }
}

/** A day of the address; undefined for what is none. */
export function dayIn(params: URLSearchParams, name: string): string | undefined {
  const text = params.get(name) ?? ''
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  try {
    return Temporal.PlainDate.from(text).toString()
  } catch {
    return undefined
  }
}
