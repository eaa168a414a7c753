import { CURRENCIES, type Currency } from '#money/currencies.ts'
import { FIRST_RATES, type Rate } from '#money/rates.ts'
import { type Rial, rial, roundedUp } from '#money/rial.ts'

/** In hundredths, with the rate it was reckoned by, which it keeps: whole rial for one unit. */
export interface ForeignAmount {
  readonly currency: Currency
  readonly minor: number
  readonly rateRial: number
  /** YYYY-MM-DD */
  readonly rateOn: string
  readonly rateSource?: string
}

/** `450.00` is 45000; undefined for more than two decimals. */
export function minorIn(text: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole + fraction.padEnd(2, '0'))
}

export function currencyIn(code: string): Currency | undefined {
  return code in CURRENCIES ? (code as Currency) : undefined
}

export function foreignAmount(minor: number, { currency, rialAUnit, setOn, source }: Rate): ForeignAmount {
  return { currency, minor, rateRial: rialAUnit, rateOn: setOn, rateSource: source }
}

/** What was stored before a source stood in it was priced by the first rates. */
export function rateOf({ currency, rateRial, rateOn, rateSource }: ForeignAmount): Rate {
  return { currency, rialAUnit: rateRial, setOn: rateOn, source: rateSource ?? FIRST_RATES[currency].source }
}

/** Rounded up to a toman. */
export function rialOf(minor: number, { rialAUnit }: Pick<Rate, 'rialAUnit'>): Rial {
  return roundedUp(rial(Number((BigInt(minor) * BigInt(rialAUnit) + 99n) / 100n)), 10)
}

/** Rounded down to a toman: never promise more than we get back. */
export function rialBack(minor: number, { rialAUnit }: Pick<Rate, 'rialAUnit'>): Rial {
  return rial(Number((BigInt(minor) * BigInt(rialAUnit)) / 1000n) * 10)
}
