import { placeOf } from '#documents/reader/alphabet.ts'
import type { Likelihoods } from '#documents/reader/infer.ts'

/** Letters that look alike when blurred. */
const LOOK_ALIKES = ['HMNW'] as const

/** In nats: a likelier letter is certain. */
const MARGIN = 3

/** True where it may be a similar letter and no check digit tells. */
export function mayBeAnother(text: string, cells: readonly Likelihoods[]): readonly boolean[] {
  return Array.from(text, (character, index) => {
    const alike = LOOK_ALIKES.find((letters) => letters.includes(character)) ?? ''
    const cell = cells[index]
    const likely = (one: string) => cell?.[placeOf(one)] ?? 0
    return [...alike].some((other) => other !== character && likely(character) - likely(other) < MARGIN)
  })
}
