import { latinDigits } from '#money/digits.ts'
import { isInRial } from '#money/display-unit.ts'
import { isRial, type Rial } from '#money/rial.ts'

/** Thousands separators: commas of both scripts, ٬, apostrophe, spaces. */
const SEPARATORS = /[,،٬'’\s\u200c\u200e\u200f]/g

/** A whole number in any digits ("۲٬۸۹۰٬۰۰۰", "2,890,000"); undefined when empty, negative, fractional or above 2^53. */
export function parseAmount(text: string): number | undefined {
  const digits = latinDigits(text).replace(SEPARATORS, '')
  if (!/^\d+$/.test(digits)) return undefined
  const amount = Number(digits)
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** Typed in the unit of whoever looks, returned in rial. */
export function parsePrice(text: string): Rial | undefined {
  const amount = (parseAmount(text) ?? Number.NaN) * (isInRial() ? 1 : 10)
  return isRial(amount) ? amount : undefined
}
