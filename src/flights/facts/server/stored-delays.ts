import { sql } from 'kysely'
import { all, type Database, maybe } from '#database/database.ts'
import type { DelayRecord } from '#flights/facts/punctuality.ts'

export interface StoredDelays {
  readonly records: readonly DelayRecord[]
  /** null: no answer yet */
  readonly toldAt: Temporal.Instant | null
  /** next request at the earliest */
  readonly askAfter: Temporal.Instant
}

/** the source counts ninety days, so a week changes little */
const holdsHours = 7 * 24
/** after an unanswered request */
const againMinutes = 15

export async function storedDelays(
  database: Database,
  source: string,
  flightNumbers: readonly string[],
): Promise<ReadonlyMap<string, StoredDelays>> {
  const rows = await all<{
    flight_number: string
    records: readonly DelayRecord[]
    told_at: Temporal.Instant | null
    ask_after: Temporal.Instant
  }>(
    database,
    sql`
      select flight_number, records, told_at, ask_after from flights.delays
      where source = ${source} and flight_number = any(${flightNumbers}::text[])`,
  )
  return new Map(
    rows.map((row) => [
      row.flight_number,
      { records: row.records, toldAt: row.told_at, askAfter: row.ask_after },
    ]),
  )
}

interface Numbered {
  readonly source: string
  readonly flightNumber: string
  readonly now: Temporal.Instant
}

/** Claims the request for this process; false if another claimed it lately. Unanswered ones may be claimed again later. */
export async function claimAsking(
  database: Database,
  { source, flightNumber, now }: Numbered,
): Promise<boolean> {
  const row = await maybe(
    database,
    sql`
      insert into flights.delays as d (source, flight_number, ask_after)
      values (${source}, ${flightNumber}, ${now.add({ minutes: againMinutes })})
      on conflict (source, flight_number) do update set ask_after = excluded.ask_after where d.ask_after <= ${now}
      returning flight_number`,
  )
  return row !== undefined
}

/** Also stores that there are no figures. */
export async function keepDelays(
  database: Database,
  { source, flightNumber, now }: Numbered,
  records: readonly DelayRecord[],
): Promise<void> {
  await sql`
    update flights.delays set records = ${JSON.stringify(records)}::jsonb, told_at = ${now},
      ask_after = ${now.add({ hours: holdsHours })}
    where source = ${source} and flight_number = ${flightNumber}`.execute(database)
}
