import { addPages, type PagesSeen, rowsOf, type Span } from '#funnel/server/day-rows.ts'
import { dayAt, type OrdersMadeBetween, recount } from '#funnel/server/recount.ts'
import type { FunnelRow } from '#funnel/steps.ts'
import { openCounts } from '#server/counts.ts'
import type { House } from '#server/house.ts'

export interface PageSeen {
  readonly product: string
  /** a marketplace's code, or empty */
  readonly source: string
  readonly step: 'searched' | 'chosen'
}

export interface Funnel {
  /** In memory; some seconds later in the database. */
  count(seen: PageSeen): void
  /** By day, product and source; without what was never seen. */
  rows(span: Span): Promise<readonly FunnelRow[]>
  /** What was counted here since the last time. */
  flush(): Promise<void>
  close(): Promise<void>
  readonly work: { recount(): Promise<void> }
}

export function openFunnel(
  house: Pick<House, 'database' | 'clock' | 'log' | 'jobs'>,
  madeBetween: OrdersMadeBetween,
): Funnel {
  const { database, clock, log, jobs } = house
  const { count, flush } = openCounts<PagesSeen>(
    (rows) => addPages(database, rows),
    (error, rows) => log.warn({ err: error, rows }, 'funnel.counts-lost'),
  )
  const work = { recount: () => recount(house, madeBetween) }
  jobs.every('funnel.recount', '*/5 * * * *', work.recount)
  return {
    count({ product, source, step }) {
      const day = dayAt(clock.now()).toString()
      const key = `${day} ${product} ${source}`
      count(key, (row = { day, product, source, searched: 0, chosen: 0 }) => ({
        ...row,
        [step]: row[step] + 1,
      }))
    },
    rows: (span) => rowsOf(database, span),
    flush,
    close: flush,
    work,
  }
}
