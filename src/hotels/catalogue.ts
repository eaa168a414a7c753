import * as z from 'zod/mini'
import data from '#hotels/data/hotels.json' with { type: 'json' }
import { amenities } from '#hotels/offered.ts'
import { type HotelCity, HotelView } from '#hotels/responses.ts'
import { cityOf, findCity } from '#places/airports.ts'
import { findCountry } from '#places/countries.ts'

const Rials = z.int().check(z.positive(), z.multipleOf(10_000))
const Clock = z.string().check(z.regex(/^\d\d:\d\d$/))
const Words = z.string().check(z.minLength(2))

/** The id is unique over all hotels: `kih-marjan.sea-double`. */
export const RoomType = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+\.[a-z0-9-]+$/)),
  name: Words,
  nameEn: Words,
  beds: Words,
  squareMetres: z.int().check(z.positive()),
  /** without children; all guests from two years on count for `mostGuests` */
  mostAdults: z.int().check(z.positive()),
  mostGuests: z.int().check(z.positive()),
  /** how many of them we may sell each night */
  allotment: z.int().check(z.positive()),
  /** rial, an ordinary night, room only, with taxes */
  baseNight: Rials,
})
export type RoomType = z.infer<typeof RoomType>

export const Hotel = z.object({
  ...z.omit(HotelView, { cityName: true, isDomestic: true, timeZone: true, soldBy: true }).shape,
  id: z.string().check(z.regex(/^[a-z0-9-]{3,60}$/)),
  name: Words,
  nameEn: Words,
  stars: z.int().check(z.gte(1), z.lte(5)),
  cityCode: z.string().check(z.refine((code) => findCity(code)?.served === true, 'no city we sell')),
  amenities: z.array(z.enum(amenities)).check(z.minLength(1)),
  checkInFrom: Clock,
  checkOutUntil: Clock,
  cancellation: z.enum(['easy', 'moderate', 'strict']),
  /** rial per person and night, for each board it offers */
  boards: z.object({
    breakfast: Rials,
    'half-board': z.optional(Rials),
    'full-board': z.optional(Rials),
  }),
  roomTypes: z.array(RoomType).check(z.minLength(1)),
})
export type Hotel = z.infer<typeof Hotel>

/** In the table's order. A malformed file stops the server at start. */
export const HOTELS: readonly Hotel[] = z.object({ hotels: z.array(Hotel) }).parse(data).hotels

const byId = new Map(HOTELS.map((hotel) => [hotel.id, hotel]))
const byCity = Map.groupBy(HOTELS, ({ cityCode }) => cityCode)
const byRoomType = new Map(
  HOTELS.flatMap((hotel) => hotel.roomTypes.map((roomType) => [roomType.id, { hotel, roomType }] as const)),
)

export function findHotel(id: string): Hotel | undefined {
  return byId.get(id)
}

export function hotelOf(id: string): Hotel {
  const hotel = findHotel(id)
  if (!hotel) throw new RangeError(`No hotel ${id}`)
  return hotel
}

export function findRoomType(id: string): { readonly hotel: Hotel; readonly roomType: RoomType } | undefined {
  return byRoomType.get(id)
}

export function hotelsIn(cityCode: string): readonly Hotel[] {
  return byCity.get(cityCode) ?? []
}

export function hotelView(hotel: Hotel): HotelView {
  const { cancellation: _, boards: __, roomTypes: ___, ...shown } = hotel
  const { name, country, timeZone } = cityOf(hotel.cityCode)
  return { ...shown, cityName: name, isDomestic: country === 'IR', timeZone, soldBy: null }
}

export function hotelCities(): readonly HotelCity[] {
  return [...byCity]
    .map(([code, hotels]) => ({ city: cityOf(code), hotelCount: hotels.length }))
    .toSorted((a, b) => b.hotelCount - a.hotelCount || b.city.weight - a.city.weight)
    .map(({ city, hotelCount }) => cityWithHotels(city.code, hotelCount))
}

export function cityWithHotels(cityCode: string, hotelCount: number): HotelCity {
  const { name, nameEn, country } = cityOf(cityCode)
  return {
    cityCode,
    name,
    nameEn,
    countryName: findCountry(country)?.name ?? country,
    isDomestic: country === 'IR',
    hotelCount,
  }
}
