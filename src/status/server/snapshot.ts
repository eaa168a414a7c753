import { setTimeout as sleep } from 'node:timers/promises'
import type { StatusView } from '#status/status-view.ts'

const freshMs = 10_000
const warmMs = 30_000
const patienceMs = 2000

export interface Snapshot {
  current(): Promise<StatusView>
  close(): void
}

/** The last reading in memory: every server can show it while the database is away. */
export function openSnapshot(read: () => Promise<StatusView>, now = () => performance.now()): Snapshot {
  let last: { readonly view: StatusView; readonly at: number } | undefined
  let reading: Promise<StatusView> | undefined
  async function readAgain(): Promise<StatusView> {
    try {
      const view = await inTime(read())
      last = { view, at: now() }
      return view
    } catch (error) {
      if (last === undefined) throw error
      last = { view: { ...last.view, isLastKnown: true }, at: now() }
      return last.view
    }
  }
  async function current(): Promise<StatusView> {
    if (last !== undefined && now() - last.at < freshMs) return last.view
    reading ??= readAgain().finally(() => (reading = undefined))
    return reading
  }
  // a server that nobody asked yet knows it too; the next reading says what failed
  const keepWarm = () => void current().catch(() => undefined)
  keepWarm()
  const warming = setInterval(keepWarm, warmMs)
  warming.unref()
  return { current, close: () => clearInterval(warming) }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const over = new AbortController()
  const late = sleep(patienceMs, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error('the database does not answer')
  })
  try {
    return await Promise.race([work, late])
  } finally {
    late.catch(() => undefined) // aborted
    over.abort()
  }
}
