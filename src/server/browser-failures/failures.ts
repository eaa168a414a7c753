import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { retention } from '#calendar/retention.ts'
import { pathTemplate } from '#calls/path-template.ts'
import { all, type Database } from '#database/database.ts'
import { hostOf } from '#server/address.ts'
import { mayTry } from '#server/attempt-limits.ts'
import type { browserFailureCalls } from '#server/browser-failures/calls.ts'
import type { House } from '#server/house.ts'
import { refuse } from '#server/refusals.ts'

export type BrowserFailure = z.output<NonNullable<typeof browserFailureCalls.tell.body>>

const perAddress = { most: 20, seconds: 3600 } as const
/** forged ones fill no table either */
const everybody = { most: 2000, seconds: 3600 } as const

/** Counts it, and writes a line into the log. Throws TOO_MANY. */
export async function storeFailure(
  { database, clock, log }: Pick<House, 'database' | 'clock' | 'log'>,
  { failure, address }: { readonly failure: BrowserFailure; readonly address: string },
): Promise<void> {
  const now = clock.now()
  const isFew =
    (await mayTry(database, `failures ${hostOf(address)}`, { limit: perAddress, now })) &&
    (await mayTry(database, 'failures of everybody', { limit: everybody, now }))
  if (!isFew) throw refuse('TOO_MANY')
  const { kind } = failure
  const [page, what] = [pathTemplate(failure.page), whatOf(failure)]
  log.warn({ kind, page, what }, 'browser.failure')
  const hour = now.round({ smallestUnit: 'hour', roundingMode: 'floor' })
  await sql`insert into server.browser_failure as had (hour, kind, page, what, count)
    values (${hour}, ${kind}, ${page}, ${what}, 1)
    on conflict (hour, kind, page, what) do update set count = had.count + 1`.execute(database)
}

function whatOf(failure: BrowserFailure): string {
  switch (failure.kind) {
    case 'script':
      return `${failure.name} ${failure.file}:${failure.line}:${failure.column}`
    case 'call':
      return `${failure.status} ${pathTemplate(failure.path)}`
    case 'chunk':
      return failure.file
    default:
      return failure satisfies never
  }
}

export interface CommonFailure {
  readonly kind: BrowserFailure['kind']
  readonly page: string
  readonly what: string
  readonly count: number
}

/** Of the last seven days, the commonest first. */
export function commonestFailures(
  database: Database,
  now: Temporal.Instant,
): Promise<readonly CommonFailure[]> {
  return all(
    database,
    sql<CommonFailure>`select kind, page, what, sum(count)::bigint as count from server.browser_failure
      where hour >= ${now.subtract({ hours: 7 * 24 })}
      group by kind, page, what order by count desc, kind, page, what limit 30`,
  )
}

export function forgetFailures({ database, clock, jobs }: Pick<House, 'database' | 'clock' | 'jobs'>): void {
  jobs.every('server.forget-failures', '53 3 * * *', async () => {
    const since = clock.now().subtract({ hours: retention.browserFailure * 24 })
    await sql`delete from server.browser_failure where hour < ${since}`.execute(database)
  })
}
