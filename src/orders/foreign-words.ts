import { dateSeenFrom } from '#calendar/formatted.ts'
import { CURRENCIES } from '#money/currencies.ts'
import { grouped } from '#money/formatted.ts'
import type { Rate } from '#money/rates.ts'
import type { ForeignPrice } from '#orders/foreign-price.ts'

/** «هر درهم 340,368 ریال، ۳۰ آبان ۱۴۰۵، نرخ خود ما» */
export function rateWords({ currency, rialAUnit, setOn, source }: Rate): string {
  const day = Temporal.PlainDate.from(setOn)
  const since = dateSeenFrom(day.subtract({ years: 2 }), day)
  return `هر ${CURRENCIES[currency].name} \u2066${grouped(rialAUnit)}\u2069 ریال، ${since}، ${source}`
}

/** «200 درهم» */
export function foreignAmountWords({ currency, minor }: Pick<ForeignPrice, 'currency' | 'minor'>): string {
  const cents = minor % 100 === 0 ? '' : `.${String(minor % 100).padStart(2, '0')}`
  return `\u2066${grouped(Math.trunc(minor / 100))}${cents}\u2069 ${CURRENCIES[currency].name}`
}

export interface ForeignWords {
  readonly amount: string
  readonly rate: string
}

export function foreignWords(price: ForeignPrice): ForeignWords {
  return { amount: foreignAmountWords(price), rate: rateWords(price) }
}
