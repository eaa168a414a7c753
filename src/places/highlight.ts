import { foldCharacter } from '#places/fold.ts'
import { readingsOf } from '#places/readings.ts'

/** The typed part of a name as positions [start, end), or undefined when it
 * matched by something else. Cheap enough for each keystroke. */
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
