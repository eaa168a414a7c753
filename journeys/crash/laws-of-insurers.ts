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
  /** it changed the policy of another order */
  readonly is_change: boolean
  readonly reference: string | null
  readonly starts_on: Temporal.PlainDate
  readonly ends_on: Temporal.PlainDate
  /** quotes of the people who are still insured, and of those whom people see to */
  readonly insured: readonly string[]
  readonly by_hand: readonly string[]
}

const law = 'what is paid is insured there once, and what is given back is not'

/** By the insurer's own books. A policy that moved is of several orders in turn: the last that was issued has it, for its days. */
export async function brokenAtTheInsurer({ database, insurer }: Scene): Promise<readonly Violation[]> {
  const rows = await all(database, supplied)
  const books = insurer.books.all()
  const lost = [...Map.groupBy(rows, ({ offer }) => offer)]
    .filter(
      ([offer, orders]) =>
        !isRight(
          orders,
          books.find(({ id }) => id === offer),
        ),
    )
    .map(([, orders]) => JSON.stringify(orders))
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

/** The orders of one policy, and the policy there. */
function isRight(orders: readonly SuppliedRow[], there: SimulatorBooking | undefined): boolean {
  const open = there?.quotes.filter(({ cancelledAt }) => cancelledAt === null) ?? []
  const issued = orders.filter(({ status }) => status === 'issued' || status === 'refunded')
  const insured = issued.flatMap((row) => row.insured.map((quote) => ({ row, quote })))
  const isSame =
    open.length === insured.length &&
    open.every(({ id }) => insured.filter(({ quote }) => quote === id).length === 1)
  const byHand = orders.flatMap((row) => row.by_hand)
  const areDays = insured.every(({ row, quote }) => {
    const found = open.find(({ id }) => id === quote)
    const isSo = found?.startsOn === row.starts_on.toString() && found.endsOn === row.ends_on.toString()
    return isSo || byHand.includes(quote)
  })
  const isOf = orders.some(({ order_id, is_change }) => order_id === there?.key && !is_change)
  const areNamed = issued.every(({ reference, offer }) => reference?.startsWith(`${offer}/`) === true)
  return isSame && areDays && areNamed && (issued.length === 0 || isOf)
}

const supplied = sql<SuppliedRow>`
  select supplied.order_id, status, offer, supplied.state, moved_of is not null as is_change, "order".reference,
    starts_on, ends_on,
    array(select quote from insurance.supplied_person person join insurance.insured using (order_id, position)
      where person.order_id = supplied.order_id and refunded_at is null) as insured,
    array(select quote from insurance.supplied_person person
      where person.order_id = supplied.order_id and by_hand is not null) as by_hand
  from insurance.supplied join orders."order" on "order".id = supplied.order_id
  join insurance.policy on policy.order_id = supplied.order_id`
