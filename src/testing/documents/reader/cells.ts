import { ALPHABET } from '#documents/reader/alphabet.ts'
import type { Likelihoods } from '#documents/reader/infer.ts'

/** A certain reading; at `doubts` other characters are as likely. */
export function sureOf(
  line: string,
  doubts: Readonly<Record<number, Readonly<Record<string, number>>>> = {},
): Likelihoods[] {
  return Array.from(line, (character, place) => {
    const others = doubts[place] ?? {}
    const rest = Object.values(others).reduce((left, part) => left - part, 0.9995)
    return Float32Array.from(ALPHABET, (one) =>
      Math.log(one === character ? rest : (others[one] ?? 0.0005 / 36)),
    )
  })
}
