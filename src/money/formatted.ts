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

export function inThousandsOfToman(amount: Rial): string {
  return grouped(Math.round(amount / 10_000))
}

/** "+580,000", "−500,000", "0": toman. */
export function changeInToman(amount: Rial): string {
  const text = inToman(amount)
  return amount >= 10 ? `+${text}` : text
}

export function grouped(whole: number | bigint): string {
  const digits = String(whole < 0 ? -whole : whole).replace(/\B(?=(\d{3})+$)/g, ',')
  return whole < 0 ? MINUS + digits : digits
}
