import * as z from 'zod/mini'
import { tripTypes } from '#flights/enumerations.ts'
import { CabinClass } from '#flights/proposal.ts'
import { Place } from '#flights/requests.ts'

export const RememberedLeg = z.object({
  origin: Place,
  originName: z.string(),
  destination: Place,
  destinationName: z.string(),
  date: z.string(),
})
export type RememberedLeg = z.infer<typeof RememberedLeg>

const Remembered = { id: z.uuid(), searchedAt: z.string() } as const

export const FlightHistory = z.object({
  ...Remembered,
  flightType: z.enum(tripTypes),
  legs: z.array(RememberedLeg),
  adults: z.int(),
  children: z.int(),
  infants: z.int(),
  /** null: any cabin */
  cabinClass: z.nullable(CabinClass),
  isPast: z.boolean(),
  /** day of `path` */
  nextDate: z.string(),
  path: z.string(),
})
export type FlightHistory = z.infer<typeof FlightHistory>

export const HotelHistory = z.object({
  ...Remembered,
  cityCode: z.string(),
  cityName: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  rooms: z.array(z.object({ adults: z.int(), childAges: z.array(z.int()) })),
  isPast: z.boolean(),
  /** first night of `path` */
  nextCheckIn: z.string(),
  path: z.string(),
})
export type HotelHistory = z.infer<typeof HotelHistory>

export const VisaHistory = z.object({
  ...Remembered,
  countryCode: z.string(),
  countryName: z.string(),
  path: z.string(),
})
export type VisaHistory = z.infer<typeof VisaHistory>

/** Rial, one adult, with taxes. */
export const OriginFare = z.object({
  origin: z.string(),
  originName: z.string(),
  lowest: z.nullable(z.int()),
  date: z.nullable(z.string()),
  weeklyFlights: z.nullable(z.int()),
  durationMinutes: z.nullable(z.int()),
  distanceKm: z.int(),
  path: z.nullable(z.string()),
})
export type OriginFare = z.infer<typeof OriginFare>

export const LandingFlights = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  pricedAt: z.string(),
  daysCompared: z.int(),
  unready: z.int(),
  /** cheapest first */
  origins: z.array(OriginFare),
  /** one origin: coming days, and the cheapest day of each Jalali month */
  from: z.object({
    origin: z.string(),
    originName: z.string(),
    days: z.array(
      z.object({
        date: z.string(),
        lowest: z.nullable(z.int()),
        /** false while its price is not loaded */
        isRead: z.boolean(),
        path: z.string(),
      }),
    ),
    months: z.array(
      z.object({ year: z.int(), month: z.int(), date: z.string(), lowest: z.int(), path: z.string() }),
    ),
  }),
})
export type LandingFlights = z.infer<typeof LandingFlights>

export const LandingContent = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  countryName: z.string(),
  isDomestic: z.boolean(),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  lede: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  paragraphs: z.array(z.string()),
  airports: z.array(z.object({ iata: z.string(), icao: z.string(), name: z.string(), nameEn: z.string() })),
  airlines: z.array(
    z.object({
      iata: z.string(),
      name: z.string(),
      colours: z.tuple([z.string(), z.string()]),
      weeklyFlights: z.int(),
    }),
  ),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  links: z.array(z.object({ cityCode: z.string(), cityName: z.string(), path: z.string() })),
})
export type LandingContent = z.infer<typeof LandingContent>

/** Lowest price of the coming month from Tehran (to Tehran, from Mashhad); null while nothing is sold. */
export const Destination = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  /** ISO 3166-1 alpha-2 */
  countryCode: z.string(),
  countryName: z.string(),
  isDomestic: z.boolean(),
  origin: z.string(),
  originName: z.string(),
  date: z.nullable(z.string()),
  lowest: z.nullable(z.int()),
  /** false while some days are not loaded: the price may change */
  isRead: z.boolean(),
  path: z.string(),
})
export type Destination = z.infer<typeof Destination>

export interface Destinations {
  readonly pricedAt: string
  readonly unready: number
  readonly destinations: readonly Destination[]
}

export const Trending = z.object({
  pricedAt: z.string(),
  /** days not compared yet; a later request may have them */
  unready: z.int(),
  destinations: z.array(
    z.object({
      ...Destination.shape,
      /** users in the last seven days; null when too few */
      travellers: z.nullable(z.int()),
    }),
  ),
})
export type Trending = z.infer<typeof Trending>
