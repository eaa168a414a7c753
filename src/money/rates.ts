import type { Currency } from '#money/currencies.ts'

export interface Rate {
  readonly currency: Currency
  /** one rial in the currency: a decimal string, never a float */
  readonly rate: string
  readonly setOn: string
}

/** Display rates (§9), set by hand: 1,250,000 rial a dollar, 3.6725 dirham
 * and 1,310 dinar to the dollar. The ledger is in rial. */
export const RATES: readonly Rate[] = [
  { currency: 'IRR', rate: '1', setOn: '2026-11-21' },
  { currency: 'USD', rate: '0.0000008', setOn: '2026-11-21' },
  { currency: 'AED', rate: '0.000002938', setOn: '2026-11-21' },
  { currency: 'IQD', rate: '0.001048', setOn: '2026-11-21' },
]

/** §1: rial, displayed as toman. */
export const DEFAULT_CURRENCY: Currency = 'IRR'

export function rateOf(currency: Currency): Rate {
  const rate = RATES.find((each) => each.currency === currency)
  if (!rate) throw new RangeError(`No rate for ${currency}`)
  return rate
}
