import { search } from '#flights/engine/engine.ts'
import type { Fed } from '#flights/search/server/feed/feed.ts'
import { lookedFor } from '#flights/search/server/found/connected.ts'
import { type Way, windowsOf } from '#flights/search/server/found/ways.ts'
import type { Rial } from '#money/rial.ts'

/** The dearest economy journey among those a result list shows for the day; undefined if none can be flown. */
export function dearestOn(fed: Fed, ways: readonly Way[], date: Temporal.PlainDate): Rial | undefined {
  const { economy } = lookedFor[0]
  const prices = ways.flatMap((way) =>
    windowsOf(fed, way, [date]).flatMap((window) =>
      search(fed.of.economy, { ...way.wanted, ...window }, economy).map(({ price }) => price),
    ),
  )
  return prices
    .sort((a, b) => a - b)
    .slice(0, economy)
    .at(-1)
}
