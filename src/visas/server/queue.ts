import { type RawBuilder, sql } from 'kysely'
import { all } from '#database/database.ts'
import type { VisaCountry } from '#visas/choice.ts'
import type { QueuedVisa } from '#visas/server/door.ts'
import type { Room } from '#visas/server/room.ts'

interface Row {
  readonly order_id: string
  readonly stage: string
  readonly promised_at: Temporal.Instant
  readonly country: VisaCountry
  readonly people: number
  readonly case_number: string
  readonly waiting_since: Temporal.Instant | null
  readonly appointment: string | null
}

export function queueRows(room: Room): Promise<readonly QueuedVisa[]> {
  return rowsWhere(room, sql`waiting_since is null order by promised_at, order_id`)
}

export function awaitedRows(room: Room): Promise<readonly QueuedVisa[]> {
  return rowsWhere(room, sql`waiting_since is not null order by waiting_since, order_id`)
}

async function rowsWhere(
  { database, orders }: Room,
  which: RawBuilder<unknown>,
): Promise<readonly QueuedVisa[]> {
  const rows = await all(
    database,
    sql<Row>`
      select order_id, stage, promised_at, country, people, case_number, waiting_since,
        case when appointment.state = 'wished' and first_day is not null then format('wished %s..%s %s', first_day, last_day, part)
          when appointment.order_id is not null then concat_ws(' ', appointment.state, to_char(offered_for, 'YYYY-MM-DD"T"HH24:MI')) end as appointment
      from visas.request left join visas.appointment using (order_id)
      where stage in ('received', 'checked', 'sent') and ${which} limit 500`,
  )
  const numbers = await orders.numbersOf(rows.map((row) => row.order_id))
  return rows.map(({ order_id, stage, promised_at, country, people, appointment, ...row }) => ({
    orderNumber: numbers.get(order_id) ?? '',
    caseNumber: row.case_number,
    stage,
    promisedAt: promised_at.toString(),
    waitingSince: row.waiting_since?.toString() ?? null,
    country,
    people,
    appointment,
  }))
}
