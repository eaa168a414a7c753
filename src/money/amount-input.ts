import { latinDigits } from '#money/digits.ts'
import { fromToman, isRial, type Rial } from '#money/rial.ts'

/** Thousands separators: commas of both scripts, ٬, apostrophe, spaces. */
const SEPARATORS = /[,،٬'’\s\u200c\u200e\u200f]/g

/** A whole number in any digits ("۲٬۸۹۰٬۰۰۰", "2,890,000"); undefined when empty, negative, fractional or above 2^53. */
export function parseAmount(text: string): number | undefined {
  const digits = latinDigits(text).replace(SEPARATORS, '')
  if (!/^\d+$/.test(digits)) return undefined
  const amount = Number(digits)
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** Typed in toman, returned in rial. */
export function parseToman(text: string): Rial | undefined {
  const toman = parseAmount(text)
  return toman !== undefined && isRial(toman * 10) ? fromToman(toman) : undefined
}
