import { setTimeout as sleep } from 'node:timers/promises'
import type { DelayRecord } from '#flights/punctuality.ts'
import type { DelaySource } from '#flights/server/facts/delay-source.ts'
import { claimAsking, type KeptDelays, keepDelays, keptDelays } from '#flights/server/facts/kept-delays.ts'
import { admits, answered, asked, closed } from '#flights/supplier/breaker.ts'
import { freshPace, spent } from '#flights/supplier/pace.ts'
import type { House } from '#server/house.ts'

export interface DelaysTold {
  readonly records: readonly DelayRecord[]
  readonly source: string
  readonly toldAt: Temporal.Instant
}

/** Whoever wants to know how late flights are asks here. */
export interface DelayDesk {
  /**
   * The figures of flight numbers (`W5 1041`), by number; those of which nothing is known are not in it. What is not on file, or
   * was told too long ago, is asked behind the answer, as far as the source bears it; who comes first waits a moment for it.
   */
  of(flightNumbers: readonly string[]): Promise<ReadonlyMap<string, DelaysTold>>
  /** Gives up what is being asked. */
  close(): Promise<void>
}

/** older figures are told no more */
const toldForHours = 30 * 24
/** so long who asks first waits for the source */
const patienceMs = 2500

type Desk = Pick<House, 'database' | 'clock' | 'log'>

/** Without a source nothing is asked and nothing told. */
export function openDelayDesk(house: Desk, source: DelaySource | undefined): DelayDesk {
  if (source === undefined) return { of: async () => new Map(), close: async () => undefined }
  const asker = openAsker(house, source)
  const kept = (numbers: readonly string[]) => keptDelays(house.database, source.name, numbers)
  return {
    async of(flightNumbers) {
      const numbers = [...new Set(flightNumbers)]
      const now = house.clock.now()
      const before = await kept(numbers)
      const asking = numbers.filter((number) => isDue(before.get(number), now)).map(asker.ask)
      const isWaited = numbers.some(
        (number) => isDue(before.get(number), now) && !isTold(before.get(number), now),
      )
      if (!isWaited) return told(before, source, now)
      await within(Promise.all(asking), patienceMs)
      return told(await kept(numbers), source, now)
    },
    close: asker.close,
  }
}

function isDue(kept: KeptDelays | undefined, now: Temporal.Instant): boolean {
  return kept === undefined || Temporal.Instant.compare(kept.askAfter, now) <= 0
}

function isTold(kept: KeptDelays | undefined, now: Temporal.Instant): boolean {
  const toldAt = kept?.toldAt ?? undefined
  return toldAt !== undefined && Temporal.Instant.compare(toldAt.add({ hours: toldForHours }), now) > 0
}

function told(
  kept: ReadonlyMap<string, KeptDelays>,
  { title }: DelaySource,
  now: Temporal.Instant,
): ReadonlyMap<string, DelaysTold> {
  return new Map(
    [...kept].flatMap(([number, one]) =>
      one.toldAt !== null && isTold(one, now) && one.records.length > 0
        ? [[number, { records: one.records, source: title, toldAt: one.toldAt }]]
        : [],
    ),
  )
}

interface Asker {
  /** Asks unless somebody does, or the source has rest; never fails. */
  readonly ask: (flightNumber: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** What this process remembers of a source: how it went lately, how much was asked, and what is on its way. */
function openAsker({ database, clock, log }: Desk, source: DelaySource): Asker {
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
    breaker = asked(breaker, nowMs())
    return true
  }

  async function askOnce(flightNumber: string): Promise<void> {
    const numbered = { source: source.name, flightNumber, now: clock.now() }
    if (!(await claimAsking(database, numbered))) return
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(source.callMs)])
    const heard = await source.delaysOf(flightNumber, signal)
    if (ended.signal.aborted) return
    breaker = answered(breaker, heard.kind !== 'failed', nowMs())
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

async function within(work: Promise<unknown>, ms: number): Promise<void> {
  const over = new AbortController()
  // who is called off early has been answered
  const late = sleep(ms, undefined, { signal: over.signal }).catch(() => undefined)
  await Promise.race([work, late])
  over.abort()
}
