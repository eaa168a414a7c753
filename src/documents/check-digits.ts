/** ICAO 9303-3 §4.9: repeating weights. */
const WEIGHTS = [7, 3, 1] as const

/** Digits count themselves, A–Z 10–35, the filler 0; NaN for other characters. */
export function valueOf(character: string): number {
  if (character === '<') return 0
  return /^[0-9A-Z]$/.test(character) ? Number.parseInt(character, 36) : Number.NaN
}

export function weightAt(place: number): number {
  return WEIGHTS[place % WEIGHTS.length] ?? 0
}

export function checkDigit(field: string): string {
  const sum = Array.from(field, (character, place) => valueOf(character) * weightAt(place)).reduce(
    (total, one) => total + one,
    0,
  )
  return String(sum % 10)
}
