import { fold } from '#places/fold.ts'
import { asLatinKeys, asPersianKeys } from '#places/keyboard.ts'

/** People write the word before the name; the name alone is looked for. */
const AIRPORT_WORDS = /^\s*(?:فرودگاه|شهر|airport)\s+(?=\S)/i

/** Keys that are letters in Persian and never part of a Latin name: «کیش» typed as ";da". */
const LETTER_KEYS = /[;[\]\\`,]/

/** What the typed text may mean, the likeliest first: as it is, and as typed on the other keyboard layout. */
export function readingsOf(typed: string): readonly string[] {
  const name = typed.replace(AIRPORT_WORDS, '')
  const meant = LETTER_KEYS.test(name)
    ? [asPersianKeys(name), name]
    : [name, asPersianKeys(name), asLatinKeys(name)]
  return [...new Set(meant.map(fold))].filter((reading) => reading !== '')
}
