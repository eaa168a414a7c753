import type { Load } from './yardsticks/load.ts'

export interface Latencies {
  readonly p50Ms: number
  readonly p95Ms: number
}

export interface LatencyCompared {
  readonly measured: Latencies
  readonly yardstick: Latencies
  /** ratio of 95th percentiles */
  readonly ratio: number
}

/** Single requests in turns (A B A B …), so that noise affects both alike. */
export async function latencies(measured: readonly Load[], yardstick: Load): Promise<LatencyCompared> {
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (const load of measured) {
    ours.push(await timed(load))
    theirs.push(await timed(yardstick))
  }
  const [a, b] = [percentiles(ours), percentiles(theirs)]
  return { measured: a, yardstick: b, ratio: a.p95Ms / b.p95Ms }
}

async function timed({ url, ...how }: Load): Promise<number> {
  const since = performance.now()
  const answer = await fetch(url, how)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return performance.now() - since
}

function percentiles(times: readonly number[]): Latencies {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
  return { p50Ms: at(0.5), p95Ms: at(0.95) }
}
