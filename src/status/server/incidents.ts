import { sql } from 'kysely'
import { all, type Database, maybe, one, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'
import { refuse } from '#status/server/refusals.ts'
import { isService, type ServiceName } from '#status/services.ts'
import type { IncidentView, Level, Stage } from '#status/status-view.ts'

export interface NewIncident {
  readonly services: readonly string[]
  readonly level: string
  readonly title: string
  readonly words: string
}

type Desk = Pick<House, 'database' | 'clock'>

/** Its number. Throws SERVICE_UNKNOWN, LEVEL_UNKNOWN, WORDS_MISSING. */
export async function openIncident(
  { database, clock }: Desk,
  incident: NewIncident,
  within?: Trx,
): Promise<number> {
  const { services, level, title, words } = incident
  if (services.length === 0 || !services.every(isService)) throw refuse('SERVICE_UNKNOWN')
  if (level !== 'slow' && level !== 'down') throw refuse('LEVEL_UNKNOWN')
  if (!fits(title, 80) || !fits(words, 500)) throw refuse('WORDS_MISSING')
  const at = clock.now()
  return together(database, within, async (trx) => {
    const { number } = await one(
      trx,
      sql<{ number: number }>`insert into status.incident (services, level, title, opened_at)
        values (${[...new Set(services)]}, ${level}, ${title.trim()}, ${at}) returning number`,
    )
    await say(trx, { number, stage: 'opened', words, at })
    return number
  })
}

/** Throws INCIDENT_NOT_FOUND for one that is closed or never was, WORDS_MISSING. */
export async function updateIncident(
  { database, clock }: Desk,
  {
    number,
    stage,
    words,
  }: { readonly number: number; readonly stage: 'update' | 'closed'; readonly words: string },
  within?: Trx,
): Promise<void> {
  if (!fits(words, 500)) throw refuse('WORDS_MISSING')
  if (!Number.isSafeInteger(number)) throw refuse('INCIDENT_NOT_FOUND')
  const at = clock.now()
  await together(database, within, async (trx) => {
    const found = await maybe(
      trx,
      sql`update status.incident set closed_at = case ${stage} when 'closed' then ${at}::timestamptz end
        where number = ${number} and closed_at is null returning number`,
    )
    if (found === undefined) throw refuse('INCIDENT_NOT_FOUND')
    await say(trx, { number, stage, words, at })
  })
}

/** In the caller's transaction, or in one of its own. */
function together<T>(
  database: Database,
  within: Trx | undefined,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return within === undefined ? database.transaction().execute(work) : work(within)
}

interface Said {
  readonly number: number
  readonly stage: Stage
  readonly words: string
  readonly at: Temporal.Instant
}

async function say(trx: Trx, { number, stage, words, at }: Said): Promise<void> {
  await sql`insert into status.incident_update (incident, stage, words, at)
    values (${number}, ${stage}, ${words.trim()}, ${at})`.execute(trx)
}

interface IncidentRow {
  readonly number: number
  readonly title: string
  readonly level: Level
  readonly services: readonly ServiceName[]
  readonly opened_at: Temporal.Instant
  readonly closed_at: Temporal.Instant | null
}

/** Open ones, and those opened since; newest first. */
export async function incidentsSince(trx: Trx, since: Temporal.Instant): Promise<readonly IncidentView[]> {
  const rows = await all(
    trx,
    sql<IncidentRow>`select number, title, level, services, opened_at, closed_at from status.incident
      where closed_at is null or opened_at >= ${since} order by opened_at desc, number desc limit 100`,
  )
  const numbers = rows.map(({ number }) => number)
  const updates = await all(
    trx,
    sql<{ incident: number; stage: Stage; words: string; at: Temporal.Instant }>`
      select incident, stage, words, at from status.incident_update
      where incident = any(${numbers}) order by id desc`,
  )
  return rows.map(({ number, title, level, services, opened_at, closed_at }) => ({
    number,
    title,
    level,
    services,
    openedAt: opened_at.toString(),
    closedAt: closed_at?.toString() ?? null,
    updates: updates
      .filter(({ incident }) => incident === number)
      .map(({ stage, words, at }) => ({ stage, words, at: at.toString() })),
  }))
}

function fits(words: string, most: number): boolean {
  const { length } = words.trim()
  return length >= 3 && length <= most
}
