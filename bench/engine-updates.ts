import { type OnSale, type Schedule, search, updateSeats, type Wanted } from '#flights/engine/engine.ts'
import { rial } from '#money/rial.ts'
import { type Drawn, saleOn } from './engine-world.ts'
import { median } from './rounds.ts'

const perSecond = 10_000
const roundMs = 1500
const rounds = 5

export interface Disturbed {
  readonly quietP99Ms: number
  readonly disturbedP99Ms: number
  /** median of the rounds' ratios */
  readonly p99Ratio: number
  /** without searches in between */
  readonly updatesPerSecond: number
}

/** Searches alone, and with 10,000 updates per second, in turns. */
export function disturbed(schedule: Schedule, drawn: Drawn, questions: readonly Wanted[]): Disturbed {
  const updates = Array.from({ length: 100_000 }, (_, turn) => updateFor(schedule, drawn, turn))
  p99Ms(schedule, questions, updates) // warms up, and puts the lowered floors in order
  const seen = Array.from({ length: rounds }, () => ({
    quiet: p99Ms(schedule, questions, []),
    loud: p99Ms(schedule, questions, updates),
  }))
  const began = performance.now()
  for (const update of updates) updateSeats(schedule, update)
  return {
    quietP99Ms: median(seen.map((round) => round.quiet)),
    disturbedP99Ms: median(seen.map((round) => round.loud)),
    p99Ratio: median(seen.map((round) => round.loud / round.quiet)),
    updatesPerSecond: Math.round((updates.length / (performance.now() - began)) * 1000),
  }
}

function updateFor(schedule: Schedule, drawn: Drawn, turn: number): OnSale {
  const service = Math.imul(turn, 0x9e3779b1) >>> 0
  const sale = saleOn(drawn, service % drawn.services.length, turn % schedule.days)
  const price = Math.round(((sale.price ?? 0) * (0.9 + (turn % 21) / 100)) / 100_000) * 100_000
  return { ...sale, price: rial(price), seats: turn % 17 }
}

function p99Ms(schedule: Schedule, questions: readonly Wanted[], updates: readonly OnSale[]): number {
  const took: number[] = []
  const began = performance.now()
  let written = 0
  for (let turn = 0; ; turn += 1) {
    const start = performance.now()
    if (start - began > roundMs) break
    const due = ((start - began) * perSecond) / 1000
    while (written < due && updates.length > 0) {
      const update = updates[written % updates.length]
      if (update !== undefined) updateSeats(schedule, update)
      written += 1
    }
    const question = questions[turn % questions.length]
    if (question !== undefined) search(schedule, question, 200)
    took.push(performance.now() - start)
  }
  return took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN
}
