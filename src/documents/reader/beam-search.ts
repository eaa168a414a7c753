import { ALPHABET, EVERYTHING, placeOf } from '#documents/reader/alphabet.ts'
import type { Likelihoods } from '#documents/reader/infer.ts'
import { SIMILAR_CHARACTERS } from '#documents/reader/similar-characters.ts'

export interface ReadLine {
  readonly text: string
  readonly score: number
  /** log-likelihood of each character */
  readonly characters: readonly number[]
}

/** Each place alone, without rules for the whole line. */
export function likeliest(cells: readonly Likelihoods[], allowed?: readonly (readonly number[])[]): ReadLine {
  const places = cells.map((cell, index) => {
    const choice = allowed?.[index] ?? EVERYTHING
    return choice.reduce((best, place) => ((cell[place] ?? 0) > (cell[best] ?? 0) ? place : best))
  })
  return readLine(places, cells)
}

const twins = SIMILAR_CHARACTERS.map(
  ([letter = '', digit = '']) => [placeOf(letter), placeOf(digit)] as const,
)

/** Restricted to the characters allowed at each place: where only an O may stand, 0 becomes O. */
export function among(
  cells: readonly Likelihoods[],
  allowed: readonly (readonly number[])[],
): readonly Likelihoods[] {
  return cells.map((cell, index) => {
    const known = Float32Array.from(cell)
    const may = (place: number) => allowed[index]?.includes(place) === true
    for (const [letter, digit] of twins) {
      const both = Math.log(Math.exp(cell[letter] ?? 0) + Math.exp(cell[digit] ?? 0))
      if (may(letter) !== may(digit)) known[may(letter) ? letter : digit] = both
    }
    return known
  })
}

export function likelihoodsOf(text: string, cells: readonly Likelihoods[]): readonly number[] {
  return Array.from(text, (character, index) => cells[index]?.[placeOf(character)] ?? 0)
}

export function readLine(places: readonly number[], cells: readonly Likelihoods[]): ReadLine {
  const characters = places.map((place, index) => cells[index]?.[place] ?? 0)
  return {
    text: places.map((place) => ALPHABET[place] ?? '').join(''),
    score: characters.reduce((sum, one) => sum + one, 0),
    characters,
  }
}
