/** Close codes of the live socket (server: `closings`): unknown visitor, foreign page, too many. */
export const closed = { unknown: 4401, foreign: 4403, tooMuch: 4429, cut: 1006 } as const

const soonMs = 5000
const latestMs = 5 * 60_000

/** Reconnect delay in ms: short, and after "too much" doubled up to five minutes;
 * reset by any event. `waitedMs`: the last delay, if any. */
export function asksAgainAfter(code: number | undefined, waitedMs: number | undefined): number {
  if (code !== closed.tooMuch) return soonMs
  return Math.min(latestMs, (waitedMs ?? soonMs) * 2)
}
