import autocannon from 'autocannon'

export interface Load {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly body?: string
  readonly headers?: Record<string, string>
}

export interface Round {
  readonly requestsPerSecond: number
  readonly p99Ms: number
  readonly errors: number
}

/** One load on one server, from a process of its own. */
export async function load(wanted: Load, how: { seconds: number; connections: number }): Promise<Round> {
  const done = await autocannon({
    ...wanted,
    connections: how.connections,
    duration: how.seconds,
    workers: 1,
  })
  return {
    requestsPerSecond: done.requests.average,
    p99Ms: done.latency.p99,
    errors: done.errors + done.non2xx + done.timeouts,
  }
}

/** Two loads in turns (A B A B …), so that a noisy machine disturbs both alike; the median of the rounds' ratios. */
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
