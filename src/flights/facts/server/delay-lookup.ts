import type { DelaySource } from '#flights/facts/server/delay-source.ts'
import { claimAsking, keepDelays } from '#flights/facts/server/stored-delays.ts'
import type { House } from '#server/house.ts'
import { admits, afterResponse, closed, probing } from '#suppliers/breaker.ts'
import { freshPace, spent } from '#suppliers/pace.ts'

export interface DelayAsker {
  /** Skips a number already being asked and sources at rest; never throws. */
  readonly ask: (flightNumber: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Per process: the source's recent failures, its pace, and requests under way. */
export function openDelayAsker(
  { database, clock, log }: Pick<House, 'database' | 'clock' | 'log'>,
  source: DelaySource,
): DelayAsker {
  const ended = new AbortController()
  const onTheirWay = new Map<string, Promise<void>>()
  const nowMs = () => clock.now().epochMilliseconds
  let breaker = closed
  let pace = freshPace(source.pace, nowMs())

  function mayAsk(): boolean {
    if (ended.signal.aborted || !admits(breaker, nowMs())) return false
    const left = spent(pace, source.pace, nowMs())
    if (left === undefined) return false
    pace = left
    breaker = probing(breaker, nowMs())
    return true
  }

  async function askOnce(flightNumber: string): Promise<void> {
    const numbered = { source: source.name, flightNumber, now: clock.now() }
    if (!(await claimAsking(database, numbered))) return
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(source.callMs)])
    const heard = await source.delaysOf(flightNumber, signal)
    if (ended.signal.aborted) return
    breaker = afterResponse(breaker, heard.kind !== 'failed', nowMs())
    if (heard.kind === 'failed')
      return log.warn({ source: source.name, flightNumber, why: heard.why }, 'facts.failed')
    await keepDelays(database, numbered, heard.kind === 'told' ? heard.records : [])
  }

  function ask(flightNumber: string): Promise<void> {
    const begun = onTheirWay.get(flightNumber)
    if (begun !== undefined || !mayAsk()) return begun ?? Promise.resolve()
    const asking = askOnce(flightNumber)
      .catch((error: unknown) => log.error({ err: error, flightNumber }, 'facts.broken'))
      .finally(() => onTheirWay.delete(flightNumber))
    onTheirWay.set(flightNumber, asking)
    return asking
  }

  async function close(): Promise<void> {
    ended.abort()
    await Promise.all(onTheirWay.values())
  }
  return { ask, close }
}
