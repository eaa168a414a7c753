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

export interface DelayDesk {
  /** By flight number (`W5 1041`); unknown ones are missing and fetched afterwards, the first caller waits a moment. */
  of(flightNumbers: readonly string[]): Promise<ReadonlyMap<string, DelaysQuoted>>
  close(): Promise<void>
}

/** older figures are not shown */
const toldForHours = 30 * 24
/** longest wait of the first caller */
const patienceMs = 2500

type Desk = Pick<House, 'database' | 'clock' | 'log'>

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
