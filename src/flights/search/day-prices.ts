import * as z from 'zod/mini'

/** Adult prices in rial. A day without flights has nulls; a day all sold out has `isSoldOut` and what it last cost. */
export const DayPrice = z.object({
  date: z.string(),
  lowest: z.nullable(z.int()),
  /** the dearest flight's, or of journeys with a change that of the dearest we would show; those are told by the week alone, else null */
  highest: z.nullable(z.int()),
  isSoldOut: z.boolean(),
  /** the instant at which it was reckoned */
  pricedAt: z.string(),
})
export type DayPrice = z.infer<typeof DayPrice>

export const FarePrices = z.object({
  /** the instant of the oldest of these prices */
  pricedAt: z.string(),
  days: z.array(DayPrice),
  /** so many of the days asked for are left out for now: their schedule is not laid out yet. Asked again they may be there */
  unready: z.int(),
})
export type FarePrices = z.infer<typeof FarePrices>
