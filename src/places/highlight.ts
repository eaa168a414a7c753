import { foldCharacter } from '#places/fold.ts'
import { readingsOf } from '#places/readings.ts'

/**
 * The part of a shown name that was typed, as character positions [start, end), or undefined when the name was
 * found by something else. Needs no tables, so that the browser may ask it at every key.
 */
export function matchedPart(name: string, typed: string): readonly [start: number, end: number] | undefined {
  const folded = positionsOf(name)
  const text = folded.map(({ letter }) => letter).join('')
  for (const reading of readingsOf(typed)) {
    const at = text.indexOf(reading)
    const [first, last] = [folded[at], folded[at + reading.length - 1]]
    if (first && last) return [first.start, last.end]
  }
  return undefined
}

interface Position {
  readonly letter: string
  readonly start: number
  readonly end: number
}

/** Every letter of the folded name with the place in the name it came from. */
function positionsOf(name: string): readonly Position[] {
  let start = 0
  return Array.from(name).flatMap((character) => {
    const end = start + character.length
    const letters = foldCharacter(character)
      .split('')
      .map((letter) => ({ letter, start, end }))
    start = end
    return letters
  })
}
