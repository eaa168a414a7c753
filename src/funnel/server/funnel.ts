import { addPages, type PagesSeen, rowsOf, type Span } from '#funnel/server/day-rows.ts'
import { dayAt, type OrdersMadeBetween, recount } from '#funnel/server/recount.ts'
import type { FunnelRow } from '#funnel/steps.ts'
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

const flushAfterMs = 5000

export function openFunnel(
  house: Pick<House, 'database' | 'clock' | 'log' | 'jobs'>,
  madeBetween: OrdersMadeBetween,
): Funnel {
  const { database, clock, log, jobs } = house
  let seen = new Map<string, PagesSeen>()
  let timer: NodeJS.Timeout | undefined
  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const rows = [...seen.values()]
    seen = new Map()
    try {
      await addPages(database, rows)
    } catch (error) {
      log.warn({ err: error, rows: rows.length }, 'funnel.counts-lost')
    }
  }
  const work = { recount: () => recount(house, madeBetween) }
  jobs.every('funnel.recount', '*/5 * * * *', work.recount)
  return {
    count({ product, source, step }) {
      const day = dayAt(clock.now()).toString()
      const key = `${day} ${product} ${source}`
      const row = seen.get(key) ?? { day, product, source, searched: 0, chosen: 0 }
      seen.set(key, { ...row, [step]: row[step] + 1 })
      timer ??= setTimeout(() => void flush(), flushAfterMs).unref()
    },
    rows: (span) => rowsOf(database, span),
    flush,
    close: flush,
    work,
  }
}
