import { sql } from 'kysely'
import { type Database, one } from '#database/database.ts'
import type { Clock } from '#server/clock.ts'
import type { Probe } from '#server/probe.ts'

const lookBackMinutes = 60

/** Papers that were to be issued in the last hour: all in time, some late, or none at all. */
export function issueProbe({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Clock
}): Probe {
  return {
    part: 'issuing',
    title: 'صدور در ۱۵ دقیقه',
    async look() {
      const now = clock.now()
      const { kept, late } = await one(
        database,
        sql<{ kept: number; late: number }>`
          select count(*) filter (where kept_at <= due_at) as kept,
            count(*) filter (where coalesce(kept_at, ${now}) > due_at) as late
          from promises.promise
          where kind = 'issue-told' and given_at between ${now.subtract({ minutes: lookBackMinutes })} and ${now}`,
      )
      return kept + late === 0 ? undefined : late === 0
    },
  }
}
