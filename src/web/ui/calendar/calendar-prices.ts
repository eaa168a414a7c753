import { persianDigits } from '#money/digits.ts'

/** A day's cheapest ticket in thousands of toman; null when nothing flies, undefined while unknown. */
export type DayPrice = number | null | undefined

/** Cheap are the lowest sixth of a month's prices: the highest of them, or none when too few are known. */
export function cheapUpTo(prices: readonly DayPrice[]): number | undefined {
  const known = prices.filter((price) => typeof price === 'number').sort((a, b) => a - b)
  return known[Math.floor(known.length / 6) - 1]
}

/** A price as it is said aloud: 2890 is «۲ میلیون و ۸۹۰ هزار تومان». */
export function spokenPrice(thousands: number): string {
  const [millions, rest] = [Math.trunc(thousands / 1000), thousands % 1000]
  const words = []
  if (millions > 0) words.push(`${persianDigits(millions)} میلیون`)
  if (rest > 0 || millions === 0) words.push(`${persianDigits(rest)} هزار`)
  return `${words.join(' و ')} تومان`
}
