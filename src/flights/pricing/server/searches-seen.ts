import { iranZone } from '#calendar/zones.ts'
import { addSearches, forgetSearches, type SearchSeen } from '#flights/pricing/server/search-rows.ts'
import type { Proposal } from '#flights/proposal.ts'
import { faresIn } from '#flights/proposal-id.ts'
import { trialDays } from '#orders/pricing/rule-trial.ts'
import { channelHere } from '#server/channel-here.ts'
import { openCounts } from '#server/counts.ts'
import type { House } from '#server/house.ts'

/** What searches found at the least, for trying price rules on; nothing of who searched. */
export interface SearchesSeen {
  /** The cheapest of each direction with seats, behind the answer. In memory; some seconds later in the database. */
  note(found: readonly Pick<Proposal, 'proposalId' | 'isReturning' | 'seat' | 'totalPrice'>[]): void
  flush(): Promise<void>
}

export function openSearchesSeen({ database, clock, log, jobs, settings }: House): SearchesSeen {
  const { count, flush } = openCounts<SearchSeen>(
    (rows) => addSearches(database, rows),
    (error, rows) => log.warn({ err: error, rows }, 'flights.searches-lost'),
  )
  const waiting = new Set<Promise<void>>()
  const today = () => clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  jobs.every('flights.forget-searches', '19 1 * * *', () =>
    forgetSearches(database, today().subtract({ days: trialDays })),
  )
  return {
    note(found) {
      const fareIds = cheapestIn(found)
      if (fareIds.length === 0) return
      const [day, brand] = [today().toString(), settings.sites.here().brand.id]
      const noting = channelHere()
        .then((channel) => {
          const key = `${day} ${brand} ${channel} ${fareIds.join()}`
          count(key, (row) => ({ day, brand, channel, fareIds, searches: (row?.searches ?? 0) + 1 }))
        })
        .catch((error: unknown) => log.warn({ err: error, rows: 1 }, 'flights.searches-lost'))
        .finally(() => waiting.delete(noting))
      waiting.add(noting)
    },
    async flush() {
      await Promise.all(waiting)
      await flush()
    },
  }
}

function cheapestIn(found: Parameters<SearchesSeen['note']>[0]): readonly number[] {
  return [false, true].flatMap((isReturning) => {
    const [least] = found
      .filter((one) => one.isReturning === isReturning && one.seat > 0)
      .toSorted((a, b) => a.totalPrice - b.totalPrice)
    return least === undefined ? [] : faresIn(least.proposalId).flat()
  })
}
