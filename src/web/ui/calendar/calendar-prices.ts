/** Thousands of toman; null without flights, undefined while unknown. */
export type DayPrice = number | null | undefined

/** The price limit of the month's cheapest sixth; undefined with too few prices. */
export function cheapUpTo(prices: readonly DayPrice[]): number | undefined {
  const known = prices.filter((price) => typeof price === 'number').sort((a, b) => a - b)
  return known[Math.floor(known.length / 6) - 1]
}
