import * as z from 'zod/mini'
import { Amenities } from '#flights/facts/amenities.ts'
import { Meal } from '#flights/facts/meals.ts'
import { Punctuality } from '#flights/facts/punctuality.ts'

/** What is known of one flight beside its price, each with whoever tells it. */
export const FlightFact = z.object({
  flightNumber: z.string(),
  /** local to its airport, `YYYY-MM-DDTHH:mm` */
  departureDateTime: z.string(),
  /** empty when nobody says */
  aircraft: z.string(),
  aircraftSource: z.string(),
  amenities: z.nullable(z.object({ ...Amenities.shape, source: z.string() })),
  /** null: nobody says */
  meal: z.nullable(Meal),
  /** null: no source is asked, or it knows too little */
  punctuality: z.nullable(
    z.object({
      ...Punctuality.shape,
      source: z.string(),
      /** the instant the source told it */
      toldAt: z.string(),
    }),
  ),
})
export type FlightFact = z.infer<typeof FlightFact>

/** The flights of a proposal in the order they are flown. */
export const FlightFacts = z.object({ flights: z.array(FlightFact) })
export type FlightFacts = z.infer<typeof FlightFacts>
