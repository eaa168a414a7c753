import { median } from './rounds.ts'

export interface Turns {
  /** milliseconds per question: median of the rounds' means */
  readonly ours: number
  readonly theirs: number
  /** median of the rounds' ratios */
  readonly ratio: number
  /** differing answers */
  readonly mismatches: number
}

export interface Contest<Question> {
  readonly questions: readonly Question[]
  /** each answer as text, so that two can be compared */
  ours(question: Question): unknown
  theirs(question: Question): unknown
  readonly rounds: number
}

const passes = 10

export async function inTurns<Question>({
  questions,
  ours,
  theirs,
  rounds,
}: Contest<Question>): Promise<Turns> {
  let mismatches = 0
  for (const question of questions)
    if (JSON.stringify(ours(question)) !== JSON.stringify(await theirs(question))) mismatches += 1
  const often = Array.from({ length: passes }, () => questions).flat()
  const seen: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    seen.push({ ours: await meanMs(ours, often), theirs: await meanMs(theirs, questions) })
  return {
    ours: median(seen.map((round) => round.ours)),
    theirs: median(seen.map((round) => round.theirs)),
    ratio: Math.round(median(seen.map((round) => round.theirs / round.ours))),
    mismatches,
  }
}

async function meanMs<Question>(
  answer: (question: Question) => unknown,
  questions: readonly Question[],
): Promise<number> {
  const began = performance.now()
  for (const question of questions) {
    const answered = answer(question)
    if (answered instanceof Promise) await answered
  }
  return (performance.now() - began) / questions.length
}
