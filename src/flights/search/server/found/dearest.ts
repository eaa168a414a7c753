import { search } from '#flights/engine/engine.ts'
import type { Fed } from '#flights/search/server/feed/feed.ts'
import { type cabinIn, lookedFor, mainOf } from '#flights/search/server/found/connected.ts'
import { type Way, windowsOf } from '#flights/search/server/found/ways.ts'
import type { Rial } from '#money/rial.ts'

interface Looked {
  readonly ways: readonly Way[]
  /** 0: of any cabin those in economy */
  readonly cabin: ReturnType<typeof cabinIn>
}

export function dearestOn(fed: Fed, { ways, cabin }: Looked, date: Temporal.PlainDate): Rial | undefined {
  const product = mainOf[cabin]
  const counts: Readonly<Partial<Record<typeof product, number>>> = lookedFor[cabin]
  const count = counts[product] ?? 0
  const prices = ways.flatMap((way) =>
    windowsOf(fed, way, [date]).flatMap((window) =>
      search(fed.of[product], { ...way.wanted, ...window }, count).map(({ price }) => price),
    ),
  )
  return prices
    .sort((a, b) => a - b)
    .slice(0, count)
    .at(-1)
}
