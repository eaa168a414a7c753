import { CURRENCIES, type Currency } from '#money/currencies.ts'
import { FIRST_RATES } from '#money/rates.ts'
import { type Rial, rial, roundedUp } from '#money/rial.ts'

/** In hundredths, with the exchange rate used: whole rial for one unit. */
export interface ForeignAmount {
  readonly currency: string
  readonly minor: number
  readonly rateRial: number
  /** YYYY-MM-DD */
  readonly rateOn: string
}

/** `450.00` is 45000; undefined for more than two decimals. */
export function minorIn(text: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole + fraction.padEnd(2, '0'))
}

export function currencyIn(code: string): Currency | undefined {
  return code in CURRENCIES ? (code as Currency) : undefined
}

export function foreignAmount(minor: number, currency: Currency): ForeignAmount {
  const { rialAUnit, setOn } = FIRST_RATES[currency]
  return { currency, minor, rateRial: rialAUnit, rateOn: setOn }
}

/** Rial, rounded up to a toman. */
export function rialOf(minor: number, currency: Currency): Rial {
  const each = BigInt(FIRST_RATES[currency].rialAUnit)
  return roundedUp(rial(Number((BigInt(minor) * each + 99n) / 100n)), 10)
}
