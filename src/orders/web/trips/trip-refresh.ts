/** Codes the server closes its live socket with (its `closings`): it does not know who asks; it will never hear this page; too much. */
export const closed = { unknown: 4401, foreign: 4403, tooMuch: 4429 } as const

const soonMs = 5000
const latestMs = 5 * 60_000

/**
 * When a page whose socket was closed asks again, in ms: soon, and after "too much" each time twice as long, up to five
 * minutes; a page that heard something since begins anew. `waitedMs` is nothing where nobody was turned away before.
 */
export function asksAgainAfter(code: number | undefined, waitedMs: number | undefined): number {
  if (code !== closed.tooMuch) return soonMs
  return Math.min(latestMs, (waitedMs ?? soonMs) * 2)
}
