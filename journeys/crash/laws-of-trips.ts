import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import type { Scene } from './scene.ts'
import type { Violation } from './verdict.ts'

const whole = { kind: 'lost', law: 'a trip is bought whole or not at all' } as const
const there = { kind: 'unreconciled', law: 'a room booked abroad is an order’s, once' } as const

/** What stands or falls together is paid together; where a part came to nothing the others are given
 * back, and what is kept of them is somebody's work. */
export async function brokenTrips({ database, stays }: Scene): Promise<readonly Violation[]> {
  const rows = await all(database, halves)
  return [
    ...rows.map(({ what }) => ({ ...whole, what })),
    ...(await brokenBookings(database, stays.books.all())),
  ]
}

const halves = sql<{ what: string }>`
  with part as (
    select trip.number, "order".id, status, paid_at is not null as is_paid, total - discount as paid,
      coalesce((select sum(amount) from refunds.request where order_id = "order".id), 0) as back,
      exists (select from promises.promise where kind = 'trip-part-settled' and subject = "order".id::text) as is_task
    from orders.trip join orders."order" on trip_id = trip.id where trip.whole)
  select 'trip ' || number || ': ' || string_agg(status, ', ') as what from part
  group by number having bool_or(is_paid) and not bool_and(is_paid)
  union all
  select 'trip ' || number || ': ' || id || ' is ' || status || ', ' || back || ' of ' || paid || ' are back' from part
  where status in ('issued', 'refunded') and back < paid and not is_task
    and number in (select number from part where status = 'failed')`

interface Booking {
  readonly reference: string
  readonly cancelledAt: string | null
  readonly metadata: Readonly<Record<string, unknown>>
}

async function brokenBookings(
  database: Database,
  bookings: readonly Booking[],
): Promise<readonly Violation[]> {
  const rows = await all(
    database,
    sql<{ id: string; reference: string }>`
      select "order".id, "order".reference from orders."order" join hotels.supplied_stays on order_id = "order".id
      where status = 'issued'`,
  )
  const standing = bookings.filter(({ cancelledAt }) => cancelledAt === null)
  const key = (id: unknown, reference: string) => `${String(id)} ${reference}`
  const ours = rows.map(({ id, reference }) => key(id, reference))
  const theirs = standing.map(({ metadata, reference }) => key(metadata['key'], reference))
  return [
    ...theirs
      .filter((one, place) => !ours.includes(one) || theirs.indexOf(one) !== place)
      .map((one) => ({ ...there, what: `${one} is booked and nobody's` })),
    ...ours
      .filter((one) => !theirs.includes(one))
      .map((one) => ({ ...there, what: `${one} is issued and not booked` })),
  ]
}
