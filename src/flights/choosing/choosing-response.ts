import * as z from 'zod/mini'
import { cabins } from '#flights/enumerations.ts'

/** Round-trip prices of one adult in rial; null where that cannot be flown. */
export const RoundTripMatrix = z.object({
  pricedAt: z.string(),
  cells: z.array(z.object({ outward: z.string(), returning: z.string(), total: z.nullable(z.int()) })),
})
export type RoundTripMatrix = z.infer<typeof RoundTripMatrix>

/** Airports near either end, nearest first, with the party's lowest price for the whole trip in rial. */
export const NearbyAirports = z.object({
  pricedAt: z.string(),
  airports: z.array(
    z.object({
      end: z.enum(['origin', 'destination']),
      code: z.string(),
      name: z.string(),
      cityName: z.string(),
      km: z.int(),
      /** the whole party's; null where that cannot be flown */
      total: z.nullable(z.int()),
      /** one adult's */
      each: z.nullable(z.int()),
    }),
  ),
})
export type NearbyAirports = z.infer<typeof NearbyAirports>

/** A sold-out flight with a watch, or a day without flights: then it has no airline, number and cabin. Times are local, `YYYY-MM-DDTHH:mm`. */
export const Watch = z.object({
  id: z.uuid(),
  hash: z.string(),
  /** `told`: seats came back and the traveller was notified */
  state: z.enum(['waiting', 'told', 'stopped', 'departed']),
  originName: z.string(),
  destinationName: z.string(),
  airlineName: z.nullable(z.string()),
  flightNumber: z.nullable(z.string()),
  cabinClass: z.nullable(z.enum(cabins)),
  departureDateTime: z.string(),
  adults: z.int(),
  children: z.int(),
  infants: z.int(),
  /** our page with the same search */
  address: z.string(),
})
export type Watch = z.infer<typeof Watch>
