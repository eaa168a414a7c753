import { type RawBuilder, sql } from 'kysely'
import { all, one, type Trx } from '#database/database.ts'
import type { Flow, FlowFilter, FlowPage } from '#wallet/calls.ts'
import { endOf, startOf } from '#wallet/days.ts'
import { flowWords } from '#wallet/flows.ts'
import type { EntryKind } from '#wallet/ledger.ts'
import type { RoomLinks } from '#wallet/server/room-links.ts'

interface FlowRow {
  readonly id: number
  readonly kind: EntryKind
  readonly order_id: string | null
  readonly refund_id: string | null
  readonly attempt_id: string | null
  readonly withdrawal_id: string | null
  readonly note: string | null
  readonly amount: number
  readonly balance: number
  readonly at: Temporal.Instant
}

interface Books {
  readonly database: Trx
  readonly neighbours: RoomLinks
}

interface FlowsWanted extends FlowFilter {
  readonly page: number
  readonly take: number
}

export async function flowsOf(books: Books, userId: string, asked: FlowsWanted): Promise<FlowPage> {
  const { page, take, ...filter } = asked
  const rows = await rowsOf(books.database, userId, { filter, take, skip: (page - 1) * take })
  const { total } = await one(
    books.database,
    sql<{ total: number }>`
      select count(*) as total from wallet.account
      join wallet.posting on account_id = account.id join wallet.entry on entry.id = entry_id
      where class = 'traveller-wallet' and owner = ${userId} ${chosen(filter)}`,
  )
  return { flows: await shown(rows, books.neighbours), page, total }
}

export async function flowOf(books: Books, userId: string, id: number): Promise<Flow | undefined> {
  const [flow] = await shown(
    await rowsOf(books.database, userId, { filter: { id }, take: 1, skip: 0 }),
    books.neighbours,
  )
  return flow
}

const atOnce = 2000

/** Newest first, read in chunks. */
export async function* everyFlow(books: Books, userId: string, filter: FlowFilter): AsyncGenerator<Flow> {
  for (let skip = 0; ; skip += atOnce) {
    const rows = await rowsOf(books.database, userId, { filter, take: atOnce, skip })
    yield* await shown(rows, books.neighbours)
    if (rows.length < atOnce) return
  }
}

interface Slice {
  readonly filter: FlowFilter & { readonly id?: number }
  readonly take: number
  readonly skip: number
}

function rowsOf(trx: Trx, userId: string, { filter, take, skip }: Slice): Promise<readonly FlowRow[]> {
  return all(
    trx,
    sql<FlowRow>`
      select id, kind, order_id, refund_id, attempt_id, withdrawal_id, note, amount, balance, at from (
        select entry.id, kind, order_id, refund_id, attempt_id, withdrawal_id, amount, at, seq,
          case kind when 'rate-difference' then memo end as note,
          (sum(amount) over (order by seq))::bigint as balance
        from wallet.account join wallet.posting on account_id = account.id
        join wallet.entry on entry.id = entry_id
        where class = 'traveller-wallet' and owner = ${userId}) as flow
      where true ${chosen(filter)}
      order by seq desc limit ${take} offset ${skip}`,
  )
}

function chosen({ id, kind, from, to, timeZone, orderId }: Slice['filter']): RawBuilder<unknown> {
  const parts = [
    ...(id === undefined ? [] : [sql`id = ${id}`]),
    ...(kind === undefined ? [] : [kind === 'in' ? sql`amount > 0` : sql`amount < 0`]),
    ...(from === undefined ? [] : [sql`at >= ${startOf(Temporal.PlainDate.from(from), timeZone)}`]),
    ...(to === undefined ? [] : [sql`at < ${endOf(Temporal.PlainDate.from(to), timeZone)}`]),
    ...(orderId === undefined ? [] : [sql`order_id = ${orderId}`]),
  ]
  return sql.join(
    parts.map((part) => sql`and ${part}`),
    sql` `,
  )
}

async function shown(rows: readonly FlowRow[], neighbours: RoomLinks): Promise<Flow[]> {
  const ids = (column: 'order_id' | 'refund_id' | 'attempt_id' | 'withdrawal_id') => [
    ...new Set(rows.flatMap((row) => row[column] ?? [])),
  ]
  const [orders, refunds, withdrawals, attempts] = await Promise.all([
    neighbours.numbersOfOrders(ids('order_id')),
    neighbours.numbersOfRefunds(ids('refund_id')),
    neighbours.numbersOfWithdrawals(ids('withdrawal_id')),
    neighbours.attempts(ids('attempt_id')),
  ])
  return rows.map((row) => {
    const attempt = attempts.get(row.attempt_id ?? '')
    return {
      id: row.id,
      type: row.kind,
      description: flowWords[row.kind],
      amount: row.amount,
      balance: row.balance,
      time: row.at.toString(),
      orderId: row.order_id,
      orderNumber: orders.get(row.order_id ?? '') ?? null,
      gateway: attempt?.gateway ?? null,
      reference: attempt?.reference ?? null,
      refundNumber: refunds.get(row.refund_id ?? '') ?? null,
      withdrawalNumber: withdrawals.get(row.withdrawal_id ?? '') ?? null,
      note: row.note,
    }
  })
}

const listedOrders = 100

export async function ordersIn({ database, neighbours }: Books, userId: string) {
  const rows = await all(
    database,
    sql<{ order_id: string }>`
      select order_id from wallet.account join wallet.posting on account_id = account.id
      join wallet.entry on entry.id = entry_id
      where class = 'traveller-wallet' and owner = ${userId} and order_id is not null
      group by order_id order by max(seq) desc limit ${listedOrders}`,
  )
  const ids = rows.map((row) => row.order_id)
  const numbers = await neighbours.numbersOfOrders(ids)
  return ids.flatMap((orderId) => {
    const number = numbers.get(orderId)
    return number === undefined ? [] : [{ orderId, number }]
  })
}
