import type { Currency } from '#money/currencies.ts'

export interface Rate {
  readonly currency: Currency
  /** what one rial is in the currency: a decimal string, since it is never computed with as a float */
  readonly rate: string
  /** the day the house set it, YYYY-MM-DD */
  readonly setOn: string
}

/**
 * The rates prices are shown at (§9), and cards abroad are charged at unless the settings say otherwise. The house sets them by hand, and each says on
 * which day. What is owed and posted is always rial.
 * A dollar at 1,250,000 rial, 3.6725 dirham to the dollar, 1,310 dinar to the dollar.
 */
export const RATES: readonly Rate[] = [
  { currency: 'IRR', rate: '1', setOn: '2026-11-21' },
  { currency: 'USD', rate: '0.0000008', setOn: '2026-11-21' },
  { currency: 'AED', rate: '0.000002938', setOn: '2026-11-21' },
  { currency: 'IQD', rate: '0.001048', setOn: '2026-11-21' },
]

/** §1: the currency shown is the rial, read as toman. */
export const DEFAULT_CURRENCY: Currency = 'IRR'

/** The rate and day of one currency. */
export function rateOf(currency: Currency): Rate {
  const rate = RATES.find((each) => each.currency === currency)
  if (!rate) throw new RangeError(`No rate for ${currency}`)
  return rate
}
