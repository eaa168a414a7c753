import * as z from 'zod'
import type { Given, Mode } from '#server/given.ts'

export interface CardsAbroadSettings {
  readonly currency: 'USD' | 'AED' | 'IQD'
  readonly rate: { readonly rateRial: number; readonly setOn: string } | undefined
  /** undefined: for ever */
  readonly rateDays: number | undefined
}

/** A week covers the longest holidays but Nowruz, when the gateway closes. */
const daysInProduction = 7

const Environment = z.object({
  HYPERPAY_CURRENCY: z.enum(['USD', 'AED', 'IQD'], { error: 'must be USD, AED or IQD' }).default('USD'),
  HYPERPAY_RATE: z.coerce
    .number({ error: 'must be whole rial to one unit' })
    .int('must be whole rial to one unit')
    .min(1, 'must be whole rial to one unit')
    .optional(),
  HYPERPAY_RATE_SET_ON: z.iso.date('must be a day, YYYY-MM-DD').optional(),
  HYPERPAY_RATE_DAYS: z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(0, 'must be a whole number')
    .optional(),
})

const none: CardsAbroadSettings = { currency: 'USD', rate: undefined, rateDays: undefined }

/** Rates have a date. In a demo none is set and none expires. */
export function cardsAbroadIn(
  given: Given,
  mode: Mode,
): { readonly cardsAbroad: CardsAbroadSettings; readonly faults: readonly string[] } {
  const read = Environment.safeParse(given)
  if (!read.success)
    return {
      cardsAbroad: none,
      faults: read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    }
  const {
    HYPERPAY_CURRENCY: currency,
    HYPERPAY_RATE: rateRial,
    HYPERPAY_RATE_SET_ON: setOn,
    HYPERPAY_RATE_DAYS: days = mode === 'production' ? daysInProduction : undefined,
  } = read.data
  const rate = rateRial === undefined || setOn === undefined ? undefined : { rateRial, setOn }
  const isHalf = (rateRial === undefined) !== (setOn === undefined)
  const isCharged = mode === 'production' && given['GATEWAYS']?.split(',').includes('hyperpay') === true
  return {
    cardsAbroad: { currency, rate, rateDays: days },
    faults: isHalf
      ? ['HYPERPAY_RATE: comes with HYPERPAY_RATE_SET_ON, and neither alone']
      : isCharged && rate === undefined
        ? ['HYPERPAY_RATE: must be given in production']
        : [],
  }
}
