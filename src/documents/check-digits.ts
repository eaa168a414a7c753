/** ICAO 9303-3 §4.9: the weights go round, from the left. */
const WEIGHTS = [7, 3, 1] as const

/** What a character weighs with: digits themselves, A to Z 10 to 35, the filler nothing. NaN for what no zone may hold. */
export function valueOf(character: string): number {
  if (character === '<') return 0
  return /^[0-9A-Z]$/.test(character) ? Number.parseInt(character, 36) : Number.NaN
}

/** How much the character at this place of a checked field counts. */
export function weightAt(place: number): number {
  return WEIGHTS[place % WEIGHTS.length] ?? 0
}

/** The check digit of a field: "D23145890734" has 9. */
export function checkDigit(field: string): string {
  const sum = Array.from(field, (character, place) => valueOf(character) * weightAt(place)).reduce(
    (total, one) => total + one,
    0,
  )
  return String(sum % 10)
}
