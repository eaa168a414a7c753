import { dayIn, type HotelSearch, roomsIn, roomsLine } from '#hotels/address.ts'

export function lineOf({ cityCode, checkIn, checkOut, rooms }: HotelSearch): string {
  return [cityCode, checkIn.toString(), checkOut.toString(), roomsLine(rooms)].join(':')
}

/** From a browser: undefined when malformed. */
export function searchOn(line: string): HotelSearch | undefined {
  const [cityCode = '', from = '', until = '', guests = '', ...more] = line.split(':')
  const [checkIn, checkOut, rooms] = [dayIn(from), dayIn(until), roomsIn(guests)]
  if (!/^[A-Z]{3}$/.test(cityCode) || more.length > 0) return undefined
  if (checkIn === undefined || checkOut === undefined || rooms === undefined) return undefined
  return Temporal.PlainDate.compare(checkIn, checkOut) < 0
    ? { cityCode, checkIn, checkOut, rooms }
    : undefined
}
