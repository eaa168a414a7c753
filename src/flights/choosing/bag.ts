import * as z from 'zod/mini'

/** Extra baggage sold with a direction, per traveller with a seat. */
export const BagOffer = z.object({
  /** from the seller's table */
  id: z.string(),
  kg: z.int(),
  pieces: z.optional(z.int()),
  /** rial, for all flights of the direction */
  price: z.int(),
})
export type BagOffer = z.infer<typeof BagOffer>

/** Extra baggage of one direction; with none on sale `says` explains why. */
export const LegBags = z.object({
  bags: z.array(BagOffer),
  /** a whole sentence: refund terms, or why there is none */
  says: z.string(),
  /** whose tariff and its date; empty where nothing is sold */
  source: z.string(),
  effectiveFrom: z.string(),
})
export type LegBags = z.infer<typeof LegBags>

export const BagChosen = z.object({
  passenger: z.int('مسافر درست نیست.').check(z.gte(0), z.lte(8)),
  leg: z.int('مسیر درست نیست.').check(z.gte(0), z.lte(5)),
  bagId: z.string('بار درست نیست.').check(z.maxLength(80)),
  /** rial, as shown */
  price: z.int('مبلغ بار درست نیست.').check(z.positive('مبلغ بار درست نیست.')),
})
export type BagChosen = z.infer<typeof BagChosen>

export const BagOrdered = z.object({
  passenger: z.int(),
  kg: z.int(),
  pieces: z.optional(z.int()),
  price: z.int(),
})
export type BagOrdered = z.infer<typeof BagOrdered>
