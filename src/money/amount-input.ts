import { latinDigits } from '#money/digits.ts'
import { fromToman, isRial, type Rial } from '#money/rial.ts'

/** The separators people and keyboards put between thousands: commas of both scripts, ٬, apostrophe, any space. */
const SEPARATORS = /[,،٬'’\s\u200c\u200e\u200f]/g

/**
 * A whole number as typed in any digit script ("۲٬۸۹۰٬۰۰۰", "2,890,000"), or undefined when it is not one:
 * empty, negative, with a fraction, or beyond 2^53.
 */
export function parseAmount(text: string): number | undefined {
  const digits = latinDigits(text).replace(SEPARATORS, '')
  if (!/^\d+$/.test(digits)) return undefined
  const amount = Number(digits)
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** The amount of a field whose unit is toman, in rial. */
export function parseToman(text: string): Rial | undefined {
  const toman = parseAmount(text)
  return toman !== undefined && isRial(toman * 10) ? fromToman(toman) : undefined
}
