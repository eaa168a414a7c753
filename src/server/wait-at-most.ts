import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for some work, so many milliseconds at most. The work goes on; if it fails later, that is for whoever else waits for it. */
export async function waitAtMost(work: Promise<unknown>, ms: number): Promise<void> {
  const over = new AbortController()
  // who is called off early has been answered
  const late = sleep(ms, undefined, { signal: over.signal }).catch(() => undefined)
  try {
    await Promise.race([work, late])
  } finally {
    over.abort()
  }
}
