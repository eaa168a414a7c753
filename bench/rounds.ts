import { type Load, load, type Round } from './yardsticks/load.ts'

/** In turns (A B A B …), so that noise affects both alike; median of the ratios. */
export async function inTurns(measured: Load, yardstick: Load, rounds = 5): Promise<Compared> {
  const how = { seconds: 4, connections: 16 }
  for (const one of [measured, yardstick]) await load(one, { seconds: 2, connections: 16 })
  const pairs: { measured: Round; yardstick: Round }[] = []
  for (let round = 0; round < rounds; round++)
    pairs.push({ measured: await load(measured, how), yardstick: await load(yardstick, how) })
  return {
    ratio: median(pairs.map((pair) => pair.measured.requestsPerSecond / pair.yardstick.requestsPerSecond)),
    measured: middle(pairs.map((pair) => pair.measured)),
    yardstick: middle(pairs.map((pair) => pair.yardstick)),
  }
}

export interface Compared {
  readonly ratio: number
  readonly measured: Round
  readonly yardstick: Round
}

function middle(rounds: readonly Round[]): Round {
  return {
    requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
    p99Ms: median(rounds.map((round) => round.p99Ms)),
    errors: rounds.reduce((sum, round) => sum + round.errors, 0),
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
