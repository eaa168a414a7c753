import * as z from 'zod/mini'
import { Amenities } from '#flights/facts/amenities.ts'
import { Meal } from '#flights/facts/meals.ts'
import { Punctuality } from '#flights/facts/punctuality.ts'

export const FlightFact = z.object({
  flightNumber: z.string(),
  /** local to its airport, `YYYY-MM-DDTHH:mm` */
  departureDateTime: z.string(),
  aircraft: z.string(),
  aircraftSource: z.string(),
  amenities: z.nullable(z.object({ ...Amenities.shape, source: z.string() })),
  /** null: unknown */
  meal: z.nullable(Meal),
  /** null: no source, or too few flights */
  punctuality: z.nullable(
    z.object({
      ...Punctuality.shape,
      source: z.string(),
      /** instant of the source's answer */
      toldAt: z.string(),
    }),
  ),
})
export type FlightFact = z.infer<typeof FlightFact>

export const FlightFacts = z.object({ flights: z.array(FlightFact) })
export type FlightFacts = z.infer<typeof FlightFacts>
