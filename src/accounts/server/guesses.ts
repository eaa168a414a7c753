import {
  type CodeDigits,
  WRONG_GUESSES_A_DAY,
  WRONG_GUESSES_A_DAY_OF_ONE_NUMBER,
} from '#accounts/code-limits.ts'
import { type Counted, countAll, countOf, putBack, take } from '#accounts/server/counts.ts'
import type { House } from '#server/house.ts'

const DAY = 86_400

function guessesAt(digits: CodeDigits): Counted {
  return { what: `guesses-at-${digits}-digits`, ofWhom: 'all', seconds: DAY }
}

function guessesFor(target: string): Counted {
  return { what: 'wrong-guesses-of-target', ofWhom: target, seconds: DAY }
}

/** Six digits once the day's guesses at four are spent, or once those of this number or e-mail address are. */
export async function digitsFor(house: House, target: string): Promise<CodeDigits> {
  const now = house.clock.now()
  const [ofAll, ofTarget] = await Promise.all([
    countOf(house.database, guessesAt(4), now),
    countOf(house.database, guessesFor(target), now),
  ])
  return ofAll >= WRONG_GUESSES_A_DAY[4] || ofTarget >= WRONG_GUESSES_A_DAY_OF_ONE_NUMBER ? 6 : 4
}

/** Takes one guess out of the day's budget before it is looked at, so that a crash can only lose guesses. */
export function mayGuess(house: House, digits: CodeDigits): Promise<boolean> {
  return take(house.database, guessesAt(digits), {
    most: WRONG_GUESSES_A_DAY[digits],
    now: house.clock.now(),
  })
}

/** The guess was not compared with anything. */
export function notAGuess(house: House, digits: CodeDigits): Promise<void> {
  return putBack(house.database, guessesAt(digits), { many: 1, now: house.clock.now() })
}

export async function wasWrong(house: House, target: string): Promise<void> {
  await countAll(house.database, [guessesFor(target)], house.clock.now())
}

/** The right code came: it and the slips before it were its owner's. */
export async function explain(
  house: House,
  { target, digits, wrong }: { target: string; digits: CodeDigits; wrong: number },
): Promise<void> {
  const now = house.clock.now()
  await putBack(house.database, guessesAt(digits), { many: wrong + 1, now })
  if (wrong > 0) await putBack(house.database, guessesFor(target), { many: wrong, now })
}
