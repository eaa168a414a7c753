import { setTimeout as sleep } from 'node:timers/promises'

export async function waitAtMost(work: Promise<unknown>, ms: number): Promise<void> {
  const over = new AbortController()
  // an aborted wait has its answer already
  const late = sleep(ms, undefined, { signal: over.signal }).catch(() => undefined)
  try {
    await Promise.race([work, late])
  } finally {
    over.abort()
  }
}
