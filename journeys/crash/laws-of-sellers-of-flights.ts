import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { DuffelOrder } from '#simulators/duffel/books.ts'
import type { Scene } from './scene.ts'
import type { Violation } from './verdict.ts'

interface ThereRow {
  readonly key: string
  readonly ref: string | null
  readonly state: string
  readonly status: string | null
  /** of the bags on it that were issued, and of those that people see to */
  readonly bags: number
  readonly by_hand: number
  /** tickets of it that are not given back */
  readonly open: number
}

const law = 'a ticket and its bags stand at their supplier, once'

/** By the supplier's own books. */
export async function brokenWithAirlines({ database, flights }: Scene): Promise<readonly Violation[]> {
  const rows = await all(database, ordersThere)
  const books = flights.books.all()
  const wrong = rows.filter((row) => !isRight(row, books)).map((row) => JSON.stringify(row))
  const strangers = books
    .filter((order) => stands(order) && !rows.some(({ ref }) => ref === order.id))
    .map(({ id }) => `${id} is nobody's`)
  return [...wrong, ...strangers].map((what) => ({ kind: 'lost', law, what }))
}

function stands({ paidAt, cancelledAt }: DuffelOrder): boolean {
  return paidAt !== null && cancelledAt === null
}

function isRight(row: ThereRow, books: readonly DuffelOrder[]): boolean {
  const there = books.find(({ id }) => id === row.ref)
  const isIssued = row.status === 'issued' || row.status === 'refunded'
  const bags = there?.later?.length ?? 0
  if (!isIssued) return there === undefined || !stands(there)
  if (there?.paidAt == null || bags < row.bags || bags > row.bags + row.by_hand) return false
  return row.open === 0 || there.cancelledAt === null
}

const ordersThere = sql<ThereRow>`
  select key, ref, there.state, status,
    (select count(*)::int from flights.later_bags join flights.later_bag_orders using (order_id)
      where supplier_ref = ref and later_bag_orders.state = 'issued') as bags,
    (select count(*)::int from flights.later_bags join flights.later_bag_orders using (order_id)
      where supplier_ref = ref and later_bag_orders.state = 'by-hand') as by_hand,
    (select count(*)::int from flights.tickets where tickets.order_id = there.order_id and tickets.state = 'open') as open
  from flights.supplier_orders there left join orders."order" on id = there.order_id`
