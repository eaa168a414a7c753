import * as z from 'zod/mini'
import { Place } from '#flights/requests.ts'

/** A direction of a remembered search, with the names of its ends. */
export const RememberedLeg = z.object({
  origin: Place,
  originName: z.string(),
  destination: Place,
  destinationName: z.string(),
  date: z.string(),
})
export type RememberedLeg = z.infer<typeof RememberedLeg>

/** What every remembered search has; `searchedAt` is an instant. */
const Remembered = { id: z.uuid(), searchedAt: z.string() } as const

export const FlightHistory = z.object({
  ...Remembered,
  /** §3: 1 one way, 2 round trip, 3 many directions */
  flightType: z.int(),
  /** of a round trip the way back is the second */
  legs: z.array(RememberedLeg),
  adults: z.int(),
  children: z.int(),
  infants: z.int(),
  /** null when every cabin was looked at */
  cabinClass: z.nullable(z.int()),
  /** its first day is over; `path` then leads to the same weekday next */
  isPast: z.boolean(),
  /** the first day `path` leads to */
  nextDate: z.string(),
  /** our page of its results */
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
  /** its first night is over; `path` then leads to the same weekday next */
  isPast: z.boolean(),
  /** the first night `path` leads to */
  nextCheckIn: z.string(),
  /** our page of its results */
  path: z.string(),
})
export type HotelHistory = z.infer<typeof HotelHistory>

export const VisaHistory = z.object({
  ...Remembered,
  /** ISO 3166-1 alpha-2 */
  countryCode: z.string(),
  countryName: z.string(),
  /** the country's page */
  path: z.string(),
})
export type VisaHistory = z.infer<typeof VisaHistory>

/** One origin of a city's landing page; rial, one adult, taxes in. */
export const OriginFare = z.object({
  origin: z.string(),
  originName: z.string(),
  /** the lowest of the days looked at, and its day; null while nothing is on sale */
  lowest: z.nullable(z.int()),
  date: z.nullable(z.string()),
  /** without a change; null where nobody flies so */
  weeklyFlights: z.nullable(z.int()),
  durationMinutes: z.nullable(z.int()),
  distanceKm: z.int(),
  /** our page of the results of that day */
  path: z.nullable(z.string()),
})
export type OriginFare = z.infer<typeof OriginFare>

export const LandingFlights = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  /** the instant the prices held */
  pricedAt: z.string(),
  /** origins are compared over so many days from tomorrow on */
  daysCompared: z.int(),
  /** so many days of those shown or compared are left out for now. Asked again they may be there */
  unready: z.int(),
  /** cheapest first */
  origins: z.array(OriginFare),
  /** of one origin: the coming days, and the cheapest day of each coming Jalali month */
  from: z.object({
    origin: z.string(),
    originName: z.string(),
    days: z.array(
      z.object({
        date: z.string(),
        lowest: z.nullable(z.int()),
        /** false while its price is still to come */
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
  /** the canonical address, without our host */
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
  /** other cities one reads of from here */
  links: z.array(z.object({ cityCode: z.string(), cityName: z.string(), path: z.string() })),
})
export type LandingContent = z.infer<typeof LandingContent>

/** A city flown to, with its lowest price of the coming month from Tehran (to Tehran, from Mashhad); nulls while nothing is sold. */
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
  /** false while some of its days are still to come: then it may be had for less, or at all */
  isRead: z.boolean(),
  /** its landing page */
  path: z.string(),
})
export type Destination = z.infer<typeof Destination>

export interface Destinations {
  /** the instant the prices held */
  readonly pricedAt: string
  /** so many days of those to be compared are left out for now: until they are there, a city may be without a price */
  readonly unready: number
  readonly destinations: readonly Destination[]
}

export const Trending = z.object({
  pricedAt: z.string(),
  /** so many days are not compared yet; asked again they may be */
  unready: z.int(),
  destinations: z.array(
    z.object({
      ...Destination.shape,
      /** users who looked for it in the last seven days; null when too few to tell */
      travellers: z.nullable(z.int()),
    }),
  ),
})
export type Trending = z.infer<typeof Trending>
