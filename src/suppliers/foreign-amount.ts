import { CURRENCIES, type Currency } from '#money/currencies.ts'
import { rialAUnit } from '#money/exchange.ts'
import { rateOf } from '#money/rates.ts'
import { type Rial, rial, roundedUp } from '#money/rial.ts'

/** An amount as a supplier said it, in hundredths, and the whole rial that one unit was taken at. */
export interface ForeignAmount {
  readonly currency: string
  readonly minor: number
  readonly rateRial: number
  /** the day of the rate, YYYY-MM-DD */
  readonly rateOn: string
}

/** `450.00` is 45000; nothing for anything else, more than two places too. */
export function minorIn(text: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole + fraction.padEnd(2, '0'))
}

/** The currency of a code from outside; nothing for one that the house has no rate for. */
export function currencyIn(code: string): Currency | undefined {
  return code in CURRENCIES ? (code as Currency) : undefined
}

/** So many hundredths with the rate of the day they are taken at. */
export function foreignAmount(minor: number, currency: Currency): ForeignAmount {
  const { rate, setOn } = rateOf(currency)
  return { currency, minor, rateRial: rialAUnit(rate), rateOn: setOn }
}

/** What so many hundredths cost, rial, rounded up to a toman: the house never pays a part of one. */
export function rialOf(minor: number, currency: Currency): Rial {
  const each = BigInt(rialAUnit(rateOf(currency).rate))
  return roundedUp(rial(Number((BigInt(minor) * each + 99n) / 100n)), 10)
}
