/** Upper bounds in milliseconds; the last place counts what took longer. */
export const latencyBounds = [50, 100, 200, 400, 800, 1500, 3000, 6000, 12_000, 24_000, 48_000] as const

export type Latencies = readonly number[]

export const noLatencies: Latencies = Array.from({ length: latencyBounds.length + 1 }, () => 0)

export function withLatency(latencies: Latencies, ms: number): Latencies {
  const found = latencyBounds.findIndex((bound) => ms <= bound)
  const place = found < 0 ? latencyBounds.length : found
  return latencies.map((count, at) => (at === place ? count + 1 : count))
}

/** So many milliseconds at most took that percentage of calls; null without calls or beyond the last bound. */
export function percentile(latencies: Latencies, percent: number): number | null {
  const calls = latencies.reduce((sum, count) => sum + count, 0)
  let counted = 0
  for (const [place, count] of latencies.entries()) {
    counted += count
    if (calls > 0 && counted * 100 >= calls * percent) return latencyBounds[place] ?? null
  }
  return null
}
