import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { SimulatedBooking } from '#simulators/octo/books.ts'
import type { Scene } from './scene.ts'
import type { Violation } from './verdict.ts'

interface What {
  readonly what: string
}

export const bookings = sql<What>`
  select coalesce("order".id, booking.order_id) || ': order ' || coalesce(status, 'none') || ', booking ' || coalesce(state, 'none') as what
  from (select * from orders."order" where product = 'experience') "order"
  full join experiences.booking on booking.order_id = "order".id
  where "order".id is null
    or (status in ('issued', 'refunded')) <> (booking.issued_at is not null)
    or status in ('issued', 'refunded') and (booking.reference is distinct from "order".reference
      or booking.total <> "order".total or (booking.refunded_at is null) <> (state = 'confirmed'))
    or status in ('expired', 'cancelled', 'failed', 'rejected') and state not in ('gone', 'by-hand')
  union all
  select order_id || ' is left to nobody' from experiences.booking
  where state = 'by-hand' and order_id not in (
    select order_id from promises.promise join promises.task on promise_id = promise.id
    where kind = 'supplier-cancelled-by-hand')`

interface BookingRow {
  readonly order_id: string
  readonly state: string
  readonly reference: string | null
}

const law = 'what is paid is booked there once, and what is given back is not'

/** By the supplier's own books. What it would not cancel may stand: the desk has it. */
export async function brokenWithSellers({ database, experiences }: Scene): Promise<readonly Violation[]> {
  const rows = await all(
    database,
    sql<BookingRow>`select order_id, state, reference from experiences.booking where supplier is not null`,
  )
  const standing = experiences.books
    .all()
    .filter(({ status }) => status === 'CONFIRMED' || status === 'PENDING')
  const wrong = rows.filter((row) => !isRight(row, standing)).map((row) => JSON.stringify(row))
  const strangers = experiences.books
    .all()
    .filter(({ uuid }) => !rows.some(({ order_id }) => order_id === uuid))
    .map(({ uuid }) => `${uuid} is nobody's`)
  return [...wrong, ...strangers].map((what) => ({ kind: 'lost', law, what }))
}

function isRight({ order_id, state, reference }: BookingRow, standing: readonly SimulatedBooking[]): boolean {
  const there = standing.find(({ uuid }) => uuid === order_id)
  if (state === 'confirmed') return there?.status === 'CONFIRMED' && there.reference === reference
  return state === 'by-hand' || (state === 'gone' && there === undefined)
}
