import type { DelayRecord } from '#flights/facts/punctuality.ts'
import { openDelayAsker } from '#flights/facts/server/delay-lookup.ts'
import type { DelaySource } from '#flights/facts/server/delay-source.ts'
import { type StoredDelays, storedDelays } from '#flights/facts/server/stored-delays.ts'
import type { House } from '#server/house.ts'
import { waitAtMost } from '#server/wait-at-most.ts'

export interface DelaysQuoted {
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
  of(flightNumbers: readonly string[]): Promise<ReadonlyMap<string, DelaysQuoted>>
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
  const asker = openDelayAsker(house, source)
  const kept = (numbers: readonly string[]) => storedDelays(house.database, source.name, numbers)
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
      await waitAtMost(Promise.all(asking), patienceMs)
      return told(await kept(numbers), source, now)
    },
    close: asker.close,
  }
}

function isDue(kept: StoredDelays | undefined, now: Temporal.Instant): boolean {
  return kept === undefined || Temporal.Instant.compare(kept.askAfter, now) <= 0
}

function isTold(kept: StoredDelays | undefined, now: Temporal.Instant): boolean {
  const toldAt = kept?.toldAt ?? undefined
  return toldAt !== undefined && Temporal.Instant.compare(toldAt.add({ hours: toldForHours }), now) > 0
}

function told(
  kept: ReadonlyMap<string, StoredDelays>,
  { title }: DelaySource,
  now: Temporal.Instant,
): ReadonlyMap<string, DelaysQuoted> {
  return new Map(
    [...kept].flatMap(([number, one]) =>
      one.toldAt !== null && isTold(one, now) && one.records.length > 0
        ? [[number, { records: one.records, source: title, toldAt: one.toldAt }]]
        : [],
    ),
  )
}
