import * as z from 'zod/mini'
import data from '#hotels/data/hotels.json' with { type: 'json' }
import { amenities } from '#hotels/offered.ts'
import { type HotelCity, HotelView } from '#hotels/responses.ts'
import { cityOf, findCity } from '#places/airports.ts'
import { findCountry } from '#places/countries.ts'

const Rials = z.int().check(z.positive(), z.multipleOf(10_000))
const Clock = z.string().check(z.regex(/^\d\d:\d\d$/))
const Words = z.string().check(z.minLength(2))

/** A kind of room of one hotel. Its id is unique over all hotels: `kih-marjan.sea-double`. */
export const RoomType = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+\.[a-z0-9-]+$/)),
  name: Words,
  nameEn: Words,
  /** «یک تخت دونفره» */
  beds: Words,
  squareMetres: z.int().check(z.positive()),
  /** how many grown-ups it takes; with children of two and older, `mostGuests` */
  mostAdults: z.int().check(z.positive()),
  mostGuests: z.int().check(z.positive()),
  /** how many of them are ours to sell each night */
  allotment: z.int().check(z.positive()),
  /** rial, an ordinary night, room only, taxes in */
  baseNight: Rials,
})
export type RoomType = z.infer<typeof RoomType>

/** A hotel as the catalogue holds it: what is shown, what is sold, and how it is given back. */
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
  /** rial a person a night, for each board it offers beside the room alone */
  boards: z.object({
    breakfast: Rials,
    'half-board': z.optional(Rials),
    'full-board': z.optional(Rials),
  }),
  roomTypes: z.array(RoomType).check(z.minLength(1)),
})
export type Hotel = z.infer<typeof Hotel>

/** Every hotel we sell, in the order of the table. A file that keeps not to its shape stops the house as it opens. */
export const HOTELS: readonly Hotel[] = z.object({ hotels: z.array(Hotel) }).parse(data).hotels

const byId = new Map(HOTELS.map((hotel) => [hotel.id, hotel]))
const byCity = Map.groupBy(HOTELS, ({ cityCode }) => cityCode)
const byRoomType = new Map(
  HOTELS.flatMap((hotel) => hotel.roomTypes.map((roomType) => [roomType.id, { hotel, roomType }] as const)),
)

/** The hotel of an id, or undefined: for what comes from outside. */
export function findHotel(id: string): Hotel | undefined {
  return byId.get(id)
}

/** The hotel of an id we made ourselves; an unknown one is a bug (RangeError). */
export function hotelOf(id: string): Hotel {
  const hotel = findHotel(id)
  if (!hotel) throw new RangeError(`No hotel ${id}`)
  return hotel
}

/** A room type with its hotel, or undefined: for what comes from outside. */
export function findRoomType(id: string): { readonly hotel: Hotel; readonly roomType: RoomType } | undefined {
  return byRoomType.get(id)
}

/** The hotels of a city by its IATA code; none where we sell none. */
export function hotelsIn(cityCode: string): readonly Hotel[] {
  return byCity.get(cityCode) ?? []
}

/** What is told of a hotel to whoever asks. */
export function hotelView(hotel: Hotel): HotelView {
  const { cancellation: _, boards: __, roomTypes: ___, ...shown } = hotel
  const { name, country, timeZone } = cityOf(hotel.cityCode)
  return { ...shown, cityName: name, isDomestic: country === 'IR', timeZone, soldBy: null }
}

/** Every city with hotels of ours, most hotels first; those with as many, the more travelled first. */
export function hotelCities(): readonly HotelCity[] {
  return [...byCity]
    .map(([code, hotels]) => ({ city: cityOf(code), hotelCount: hotels.length }))
    .toSorted((a, b) => b.hotelCount - a.hotelCount || b.city.weight - a.city.weight)
    .map(({ city, hotelCount }) => cityWithHotels(city.code, hotelCount))
}

/** A city as it is suggested, with so many hotels of ours. */
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
