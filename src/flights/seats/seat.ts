import * as z from 'zod/mini'
import type { SeatCabin } from '#flights/supplier/seats.ts'

/** A seat of a flight's map, as it is shown. */
export interface SeatOffer {
  readonly designator: string
  /** rial, by traveller; null for whom it is not free */
  readonly prices: readonly (number | null)[]
  /** the airline's own words about it */
  readonly disclosures: readonly string[]
}

/** The map of one flight of a direction; there is none where its seller tells none. */
export interface SeatMap {
  readonly leg: number
  /** its place in the direction */
  readonly flight: number
  /** «QR 483» */
  readonly flightNumber: string
  readonly aircraft: string
  readonly from: string
  readonly to: string
  readonly cabins: readonly SeatCabin<SeatOffer>[]
}

export const SeatChosen = z.object({
  passenger: z.int('مسافر درست نیست.').check(z.gte(0), z.lte(8)),
  leg: z.int('مسیر درست نیست.').check(z.gte(0), z.lte(5)),
  flight: z.int('پرواز درست نیست.').check(z.gte(0), z.lte(2)),
  designator: z.string('صندلی درست نیست.').check(z.regex(/^\d{1,3}[A-Z]$/, 'صندلی درست نیست.')),
  /** rial, as shown */
  price: z.int('مبلغ صندلی درست نیست.').check(z.nonnegative('مبلغ صندلی درست نیست.')),
})
export type SeatChosen = z.infer<typeof SeatChosen>

export const SeatOrdered = z.object({
  passenger: z.int(),
  flight: z.int(),
  designator: z.string(),
  price: z.int(),
})
export type SeatOrdered = z.infer<typeof SeatOrdered>
