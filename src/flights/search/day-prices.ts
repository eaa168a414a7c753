import * as z from 'zod/mini'

/** Adult prices in rial. A day without flights has nulls; a day all sold out has `isSoldOut` and what it last cost. */
export const DayPrice = z.object({
  date: z.string(),
  lowest: z.nullable(z.int()),
  /** of the dearest flight; of connecting journeys the dearest we would show. Only the week view fills it, elsewhere null */
  highest: z.nullable(z.int()),
  isSoldOut: z.boolean(),
  pricedAt: z.string(),
})
export type DayPrice = z.infer<typeof DayPrice>

export const FarePrices = z.object({
  pricedAt: z.string(),
  days: z.array(DayPrice),
  /** how many requested days are left out because their schedule is not computed yet; a later request may have them */
  unready: z.int(),
})
export type FarePrices = z.infer<typeof FarePrices>
