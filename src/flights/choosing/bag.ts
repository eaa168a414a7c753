import * as z from 'zod/mini'
import { persianDigits } from '#money/digits.ts'

/** A bag more than the fare has, as it is sold with a direction for one traveller who has a seat. */
export const BagOffer = z.object({
  /** of the seller's table */
  id: z.string(),
  /** how much more may be checked in */
  kg: z.int(),
  /** so many pieces of baggage; left out where airlines weigh all together */
  pieces: z.optional(z.int()),
  /** rial, for all flights of the direction */
  price: z.int(),
})
export type BagOffer = z.infer<typeof BagOffer>

/** What may be bought with one direction; none where its seller sells none, which `says` explains. */
export const LegBags = z.object({
  bags: z.array(BagOffer),
  /** a whole sentence: how it goes back, or why there is none */
  says: z.string(),
  /** whose table the prices are by and since when (date); empty where nothing is sold */
  source: z.string(),
  effectiveFrom: z.string(),
})
export type LegBags = z.infer<typeof LegBags>

/** A bag that was chosen: by whom, for which direction, at which price it was shown. Places are from 0. */
export const BagChosen = z.object({
  passenger: z.int('مسافر درست نیست.').check(z.gte(0), z.lte(8)),
  leg: z.int('مسیر درست نیست.').check(z.gte(0), z.lte(5)),
  bagId: z.string('بار درست نیست.').check(z.maxLength(80)),
  /** rial, as it was shown */
  price: z.int('مبلغ بار درست نیست.').check(z.positive('مبلغ بار درست نیست.')),
})
export type BagChosen = z.infer<typeof BagChosen>

/** A bag of an order. */
export const BagOrdered = z.object({
  passenger: z.int(),
  kg: z.int(),
  pieces: z.optional(z.int()),
  price: z.int(),
})
export type BagOrdered = z.infer<typeof BagOrdered>

/** «۱۰ کیلو», «یک بستهٔ ۲۳ کیلویی» */
export function bagWords({ kg, pieces = 0 }: Pick<BagOffer, 'kg' | 'pieces'>): string {
  if (pieces === 0) return `${persianDigits(kg)} کیلو`
  const count = pieces === 1 ? 'یک' : persianDigits(pieces)
  return `${count} بستهٔ ${persianDigits(Math.floor(kg / pieces))} کیلویی`
}

/** The cheapest that adds so many kilograms at least; nothing where none does. */
export function cheapestReaching(bags: readonly BagOffer[], kg: number): BagOffer | undefined {
  const reaching = bags.filter((bag) => bag.kg >= kg)
  return reaching.reduce<BagOffer | undefined>(
    (best, bag) => (best === undefined || bag.price < best.price ? bag : best),
    undefined,
  )
}
