import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { type DayRequest, keyOf } from '#flights/inventory/server/make-day.ts'
import type { Room } from '#flights/server/room.ts'

/** at most one record of use per this time; for the deletion see `forget-unrequested.ts` */
export const recordedHours = 6

interface IdRow {
  readonly id: number
  readonly origin: string
  readonly destination: string
  readonly date: Temporal.PlainDate
}

/** Existing days by `THR-MHD|2026-12-03`, recorded as used. A day being deleted is waited for and is missing. */
export async function recordRequests(
  { database, clock }: Pick<Room, 'database' | 'clock'>,
  asked: readonly DayRequest[],
): Promise<ReadonlyMap<string, number>> {
  const now = clock.now()
  const rows = await all<IdRow>(
    database,
    sql`
      with there as materialized (
        select d.id, d.origin, d.destination, d.date,
          coalesce(d.requested_at, d.made_at) <= ${now.subtract({ hours: recordedHours })} as is_old
        from unnest(${asked.map(({ origin }) => origin)}::text[], ${asked.map(({ destination }) => destination)}::text[],
          ${asked.map(({ date }) => date.toString())}::date[]) as a (origin, destination, date)
        join flights.days d
          on d.origin = a.origin and d.destination = a.destination and d.date = a.date and d.supplier = 'own'),
      locked as materialized (
        select id from flights.days where id = any(array(select id from there where is_old))
        order by id for no key update),
      noted as (
        update flights.days set requested_at = ${now} where id in (select id from locked) returning id)
      select id, origin, destination, date from there where not is_old or id in (select id from noted)`,
  )
  return new Map(rows.map((row) => [keyOf(row), row.id]))
}
