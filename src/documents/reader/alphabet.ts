import { valueOf } from '#documents/check-digits.ts'

/** ICAO 9303-3 §4.3, in the order of the nets' outputs. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'

export const FILLER = ALPHABET.indexOf('<')
export const LETTERS: readonly number[] = Array.from({ length: 26 }, (_, letter) => letter)
export const DIGITS: readonly number[] = Array.from({ length: 10 }, (_, digit) => 26 + digit)
export const EVERYTHING: readonly number[] = [...LETTERS, ...DIGITS, FILLER]

export const VALUES = Int8Array.from(ALPHABET, valueOf)

export function placeOf(character: string): number {
  return ALPHABET.indexOf(character)
}
