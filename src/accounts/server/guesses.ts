import {
  type CodeDigits,
  type CodeRoad,
  WRONG_GUESSES_A_DAY,
  WRONG_GUESSES_A_DAY_OF_ONE_NUMBER,
  WRONG_GUESSES_A_DAY_OF_OWN_BROWSERS,
} from '#accounts/code-limits.ts'
import { type Counted, countAll, countOf, putBack, take } from '#accounts/server/windowed-counts.ts'
import type { House } from '#server/house.ts'

const DAY = 86_400

/** Which budget pays was decided when the code was requested. */
export interface GuessedAt {
  readonly road: CodeRoad
  readonly digits: CodeDigits
  /** guesses at unknown targets check the same budget and spend nothing */
  readonly isHeard: boolean
  /** the account whose own browser it is: it has a separate budget */
  readonly ownOf: string | null
}

interface Budget extends Counted {
  readonly most: number
}

function budgetOf({ road, digits, isHeard, ownOf }: GuessedAt): Budget {
  if (ownOf !== null)
    return {
      what: 'guesses-of-own-browsers',
      ofWhom: ownOf,
      seconds: DAY,
      most: WRONG_GUESSES_A_DAY_OF_OWN_BROWSERS,
    }
  return {
    ...guessesAt(digits, road),
    by: isHeard ? 1 : 0,
    most: WRONG_GUESSES_A_DAY[road][digits],
  }
}

function guessesAt(digits: CodeDigits, road: CodeRoad): Counted {
  return { what: `guesses-at-${digits}-digits`, ofWhom: road, seconds: DAY }
}

function guessesFor(target: string): Counted {
  return { what: 'wrong-guesses-of-target', ofWhom: target, seconds: DAY }
}

export async function digitsFor(house: House, target: string, road: CodeRoad): Promise<CodeDigits> {
  const now = house.clock.now()
  const [atFour, atSix, atTarget] = await Promise.all([
    countOf(house.database, guessesAt(4, road), now),
    countOf(house.database, guessesAt(6, road), now),
    countOf(house.database, guessesFor(target), now),
  ])
  const most = WRONG_GUESSES_A_DAY[road]
  if (atFour < most[4] && atTarget < WRONG_GUESSES_A_DAY_OF_ONE_NUMBER) return 4
  return atSix < most[6] ? 6 : 8
}

/** Counted before the comparison: a crash can only lose guesses. */
export function mayGuess(house: House, at: GuessedAt): Promise<boolean> {
  const budget = budgetOf(at)
  return take(house.database, budget, { most: budget.most, now: house.clock.now() })
}

export function notAGuess(house: House, at: GuessedAt): Promise<void> {
  return putBack(house.database, budgetOf(at), { many: 1, now: house.clock.now() })
}

export async function wasWrong(house: House, target: string): Promise<void> {
  await countAll(house.database, [guessesFor(target)], house.clock.now())
}

export async function explain(
  house: House,
  at: GuessedAt,
  { target, wrong }: { target: string; wrong: number },
): Promise<void> {
  const now = house.clock.now()
  await putBack(house.database, budgetOf(at), { many: wrong + 1, now })
  if (wrong > 0) await putBack(house.database, guessesFor(target), { many: wrong, now })
}
