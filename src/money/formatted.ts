import type { Rial } from '#money/rial.ts'

/** As wide as a digit. */
export const MINUS = '−'

/** "2,890,000": toman, without the unit. */
export function inToman(amount: Rial): string {
  return grouped(Math.trunc(amount / 10))
}

export function inRial(amount: Rial): string {
  return grouped(amount)
}

export function grouped(whole: number | bigint): string {
  const digits = String(whole < 0 ? -whole : whole).replace(/\B(?=(\d{3})+$)/g, ',')
  return whole < 0 ? MINUS + digits : digits
}
