import { iranZone } from '#calendar/zones.ts'
import type { SalesChannel } from '#calls/sales-channel.ts'
import type { Sale, SoldPart } from '#orders/pricing/rule-trial.ts'
import { trialDays } from '#orders/pricing/rule-trial.ts'
import type { ProductKind } from '#orders/product-kind.ts'
import {
  addSearches,
  digestOf,
  forgetSearches,
  type SearchSeen,
  searchesSince,
} from '#orders/server/pricing/search-rows.ts'
import { channelHere } from '#server/channel-here.ts'
import { openCounts } from '#server/counts.ts'
import type { House } from '#server/house.ts'

/** What searches found at the least, for trying price rules on; nothing of who searched. */
export interface SearchesSeen {
  /** Behind the answer of whoever searched; some seconds later it is in the database. */
  note(product: ProductKind, cheapest: readonly SoldPart[]): void
  since(product: ProductKind, day: Temporal.PlainDate): Promise<readonly Sale[]>
}

export function openSearchesSeen({ database, clock, log, jobs, settings }: House): SearchesSeen {
  const { count, flush } = openCounts<SearchSeen>(
    (rows) => addSearches(database, rows),
    (error, rows) => log.warn({ err: error, rows }, 'orders.searches-lost'),
  )
  const waiting = new Set<Promise<void>>()
  const today = () => clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  jobs.every('orders.forget-searches', '23 1 * * *', () =>
    forgetSearches(database, today().subtract({ days: trialDays })),
  )
  function counted(product: ProductKind, parts: readonly SoldPart[], channel: SalesChannel): void {
    const [day, brand, digest] = [today().toString(), settings.sites.here().brand.id, digestOf(parts)]
    const seen = { product, day, brand, channel, digest, parts }
    count(`${product} ${day} ${brand} ${channel} ${digest}`, (row) => ({
      ...seen,
      searches: (row?.searches ?? 0) + 1,
    }))
  }
  return {
    note(product, cheapest) {
      if (cheapest.length === 0) return
      const noting = channelHere()
        .then((channel) => counted(product, cheapest, channel))
        .catch((error: unknown) => log.warn({ err: error, rows: 1 }, 'orders.searches-lost'))
        .finally(() => waiting.delete(noting))
      waiting.add(noting)
    },
    async since(product, day) {
      await Promise.all(waiting)
      await flush()
      return searchesSince(database, product, day)
    },
  }
}
