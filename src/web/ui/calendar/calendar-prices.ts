import { persianDigits } from '#money/digits.ts'

/** Thousands of toman; null without flights, undefined while unknown. */
export type DayPrice = number | null | undefined

/** The price limit of the month's cheapest sixth; undefined with too few prices. */
export function cheapUpTo(prices: readonly DayPrice[]): number | undefined {
  const known = prices.filter((price) => typeof price === 'number').sort((a, b) => a - b)
  return known[Math.floor(known.length / 6) - 1]
}

/** 2890 becomes «۲ میلیون و ۸۹۰ هزار تومان». */
export function spokenPrice(thousands: number): string {
  const [millions, rest] = [Math.trunc(thousands / 1000), thousands % 1000]
  const words = []
  if (millions > 0) words.push(`${persianDigits(millions)} میلیون`)
  if (rest > 0 || millions === 0) words.push(`${persianDigits(rest)} هزار`)
  return `${words.join(' و ')} تومان`
}
