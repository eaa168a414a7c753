import { fold } from '#places/fold.ts'
import { asLatinKeys, asPersianKeys } from '#places/keyboard.ts'

/** Words typed before a name. */
const AIRPORT_WORDS = /^\s*(?:فرودگاه|شهر|airport)\s+(?=\S)/i

/** Keys that are Persian letters and never part of a Latin name: «کیش» as ";da". */
const LETTER_KEYS = /[;[\]\\`,]/

/** Likeliest first: as typed, then on the other keyboard layout. */
export function readingsOf(typed: string): readonly string[] {
  const name = typed.replace(AIRPORT_WORDS, '')
  const meant = LETTER_KEYS.test(name)
    ? [asPersianKeys(name), name]
    : [name, asPersianKeys(name), asLatinKeys(name)]
  return [...new Set(meant.map(fold))].filter((reading) => reading !== '')
}
