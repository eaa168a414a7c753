import { fold } from '#places/fold.ts'
import { nearness } from '#places/nearness.ts'
import { readingsOf } from '#places/readings.ts'

interface Named {
  readonly name: string
  readonly nameEn: string
}

/** Persian letters that sound alike, and are typed for one another. */
const ALIKE: Readonly<Record<string, string>> = {
  ث: 'س',
  ص: 'س',
  ذ: 'ز',
  ض: 'ز',
  ظ: 'ز',
  ط: 'ت',
  غ: 'ق',
  ح: 'ه',
}

/** Words that many hotels have and nobody means alone. */
const COMMON = new Set(['هتل', 'hotel'])

/**
 * Whether every word typed is one of the hotel's, or its beginning: in Persian or Latin, on the other keyboard, slips of a letter
 * forgiven. An empty text names every hotel.
 */
export function isNamed({ name, nameEn }: Named, typed: string): boolean {
  const said = wordsOf(`${name} ${nameEn}`)
  const readings = typed
    .trim()
    .split(/[\s\u200c()-]+/)
    .map((word) => readingsOf(word).map(sounded))
    .filter((some) => some.some((word) => word !== '' && !COMMON.has(word)))
  return readings.every((some) =>
    some.some((word) => said.some((known) => known.startsWith(word) || isNear(word, known))),
  )
}

/** Two slips in a short word make another hotel of it: «مارینا» is not «مرجان». */
function isNear(typed: string, known: string): boolean {
  const slips = nearness(typed, known)
  return slips !== undefined && slips <= (known.length < longWord ? 1 : 2)
}

const longWord = 8

/** Each word, and each with the one after it: «آرتا ویل» is found by «آرتاویل». */
function wordsOf(text: string): readonly string[] {
  const words = text
    .split(/[\s\u200c()،,-]+/)
    .map((word) => sounded(fold(word)))
    .filter((word) => word !== '')
  return [...words, ...words.slice(1).map((word, place) => `${words[place]}${word}`)]
}

function sounded(folded: string): string {
  return Array.from(folded, (letter) => ALIKE[letter] ?? letter).join('')
}
