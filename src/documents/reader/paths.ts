import { ALPHABET } from '#documents/reader/alphabet.ts'
import type { Likelihoods } from '#documents/reader/infer.ts'

export interface Grammar {
  /** alphabet indexes, by place in the line */
  readonly allowed: readonly (readonly number[])[]
  /** starts in state 0 */
  readonly states: number
  after(state: number, place: number, character: number): number | undefined
}

export interface Path {
  readonly places: readonly number[]
  readonly score: number
}

const NEVER = Number.NEGATIVE_INFINITY

/** Viterbi, exact; unreachable states are left out. */
export function pathsThrough(cells: readonly Likelihoods[], grammar: Grammar): readonly Path[] {
  let scores = new Float64Array(grammar.states).fill(NEVER)
  scores[0] = 0
  const back: Int32Array[] = []
  cells.forEach((cell, place) => {
    const next = new Float64Array(grammar.states).fill(NEVER)
    const from = new Int32Array(grammar.states).fill(-1)
    for (let state = 0; state < grammar.states; state++) {
      const score = scores[state] ?? NEVER
      if (score === NEVER) continue
      for (const character of grammar.allowed[place] ?? []) {
        const into = grammar.after(state, place, character)
        const sum = score + (cell[character] ?? NEVER)
        if (into === undefined || sum <= (next[into] ?? NEVER)) continue
        next[into] = sum
        from[into] = state * ALPHABET.length + character
      }
    }
    back.push(from)
    scores = next
  })
  return Array.from(scores, (score, state) => ({ score, places: walkedBack(back, state) })).filter(
    ({ score }) => score !== NEVER,
  )
}

function walkedBack(back: readonly Int32Array[], end: number): readonly number[] {
  const places: number[] = []
  let state = end
  for (const from of back.toReversed()) {
    const step = from[state] ?? -1
    if (step < 0) return []
    places.push(step % ALPHABET.length)
    state = Math.trunc(step / ALPHABET.length)
  }
  return places.reverse()
}
