import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { VisaCountry } from '#visas/choice.ts'
import type { VisaDesk } from '#visas/server/door.ts'
import type { Room } from '#visas/server/room.ts'

interface Row {
  readonly order_id: string
  readonly stage: string
  readonly promised_at: Temporal.Instant
  readonly country: VisaCountry
  readonly people: number
}

export async function queueRows({ database, orders }: Room): ReturnType<VisaDesk['queue']> {
  const rows = await all(
    database,
    sql<Row>`
      select order_id, stage, promised_at, country, people from visas.request
      where stage in ('received', 'checked', 'sent') and waiting_since is null order by promised_at, order_id limit 500`,
  )
  const numbers = await orders.numbersOf(rows.map((row) => row.order_id))
  return rows.map(({ order_id, stage, promised_at, country, people }) => ({
    orderNumber: numbers.get(order_id) ?? '',
    stage,
    promisedAt: promised_at.toString(),
    country,
    people,
  }))
}
