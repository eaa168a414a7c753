import type { Rial } from '#money/rial.ts'

/** The typographic minus, which is as wide as a digit; a hyphen is not. */
export const MINUS = '−'

/** "2,890,000": a price in toman, the house's display; the unit stands beside it in smaller type. */
export function inToman(amount: Rial): string {
  return grouped(Math.trunc(amount / 10))
}

/** "28,900,000": the same price in rial, as the bank will show it. */
export function inRial(amount: Rial): string {
  return grouped(amount)
}

/** "2,890": a day's price in the calendar and charts, in thousands of toman. */
export function inThousandsOfToman(amount: Rial): string {
  return grouped(Math.round(amount / 10_000))
}

/** "+580,000" or "−500,000": what a price went up or down by, in toman; "0" for nothing. */
export function changeInToman(amount: Rial): string {
  const text = inToman(amount)
  return amount >= 10 ? `+${text}` : text
}

/** "2,890": a whole number in groups of three. */
export function grouped(whole: number | bigint): string {
  const digits = String(whole < 0 ? -whole : whole).replace(/\B(?=(\d{3})+$)/g, ',')
  return whole < 0 ? MINUS + digits : digits
}
