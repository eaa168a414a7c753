/** §9 */
export const idleMs = 2000

/** When the page is idle, at the latest after `latestMs`; returns how to cancel. */
export function whenIdle(work: () => void, latestMs: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, latestMs)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: latestMs })
  return () => cancelIdleCallback(asked)
}
