import { placeOf } from '#documents/reader/alphabet.ts'
import type { Likelihoods } from '#documents/reader/infer.ts'

/** Letters of two uprights and what lies between them: a blurred M is an H to the eye as to a net. */
const LOOK_ALIKES = ['HMNW'] as const

/** An M this much likelier than an H (nats) is no H; a net may be sure of the wrong one of them on a blurred page. */
const MARGIN = 3

/** For each character of a text: might it as well be a letter that looks alike? Asked where no check digit answers. */
export function mayBeAnother(text: string, cells: readonly Likelihoods[]): readonly boolean[] {
  return Array.from(text, (character, index) => {
    const alike = LOOK_ALIKES.find((letters) => letters.includes(character)) ?? ''
    const cell = cells[index]
    const likely = (one: string) => cell?.[placeOf(one)] ?? 0
    return [...alike].some((other) => other !== character && likely(character) - likely(other) < MARGIN)
  })
}
