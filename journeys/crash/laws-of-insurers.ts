import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { SimulatorBooking } from '#simulators/xcover/books.ts'
import type { Scene } from './scene.ts'
import type { Violation } from './verdict.ts'

interface SuppliedRow {
  readonly order_id: string
  readonly status: string
  readonly offer: string
  readonly state: string
  readonly reference: string | null
  /** quotes of the people who are still insured */
  readonly insured: readonly string[]
}

const law = 'what is paid is insured there once, and what is given back is not'

/** By the insurer's own books. */
export async function brokenAtTheInsurer({ database, insurer }: Scene): Promise<readonly Violation[]> {
  const rows = await all(database, supplied)
  const books = insurer.books.all()
  const lost = rows.filter((row) => !isRight(row, books)).map((row) => JSON.stringify(row))
  const strangers = books
    .filter(({ id }) => !rows.some(({ offer }) => offer === id))
    .map(({ id }) => `${id} is nobody's`)
  const keys = books.map(({ key }) => key)
  const doubled = keys
    .filter((key, at) => keys.indexOf(key) !== at)
    .map((key) => `order ${key} has two policies`)
  return [
    ...[...lost, ...strangers].map((what) => ({ kind: 'lost', law, what }) as const),
    ...doubled.map((what) => ({ kind: 'doubled', law, what }) as const),
  ]
}

function isRight(row: SuppliedRow, books: readonly SimulatorBooking[]): boolean {
  const there = books.find(({ id }) => id === row.offer)
  const open = there?.quotes.flatMap(({ id, cancelledAt }) => (cancelledAt === null ? [id] : [])) ?? []
  const isIssued = row.status === 'issued' || row.status === 'refunded'
  if (!isIssued) return open.length === 0
  const isSame = open.length === row.insured.length && row.insured.every((quote) => open.includes(quote))
  return isSame && there?.key === row.order_id && row.reference?.startsWith(`${row.offer}/`) === true
}

const supplied = sql<SuppliedRow>`
  select supplied.order_id, status, offer, supplied.state, "order".reference,
    array(select quote from insurance.supplied_person person join insurance.insured using (order_id, position)
      where person.order_id = supplied.order_id and refunded_at is null) as insured
  from insurance.supplied join orders."order" on "order".id = supplied.order_id`
