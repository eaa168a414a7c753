import { setTimeout as rest } from 'node:timers/promises'

/** Rings for a queue to which something was sent, a moment later. */
export type Wakeup = (queue: string) => void

const ringAfterMs = [15, 150] as const

export function bell(ring: (queues: readonly string[]) => Promise<void>): Wakeup {
  const waiting = ringAfterMs.map(() => new Set<string>())
  return (queue) => {
    for (const [place, queues] of waiting.entries()) {
      if (queues.size === 0) void rung(queues, ringAfterMs[place] ?? 0)
      queues.add(queue)
    }
  }
  async function rung(queues: Set<string>, afterMs: number): Promise<void> {
    await rest(afterMs, undefined, { ref: false })
    const now = [...queues]
    queues.clear()
    await ring(now)
  }
}
