import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import { type Rial, rial } from '#money/rial.ts'

export interface Split {
  readonly splitId: string
  readonly orderId: string
  readonly amount: Rial
  readonly host: string
  readonly state: 'open' | 'paid' | 'closed'
}

export interface Share {
  readonly shareId: string
  readonly splitId: string
  readonly place: number
  readonly label: string
  readonly amount: Rial
  readonly token: string
  readonly seenAt: Temporal.Instant | null
  /** when what is held or spent of it was paid */
  readonly paidAt: Temporal.Instant | null
  readonly source: 'gateway' | 'wallet' | null
}

/** The latest of an order: open, or how it ended. */
export async function splitOf(trx: Trx, orderId: string): Promise<Split | undefined> {
  return splitIn(
    await maybe(
      trx,
      sql<SplitRow>`select ${columns} from orders.split where order_id = ${orderId}
        order by (state in ('open', 'paid')) desc, made_at desc limit 1`,
    ),
  )
}

export async function splitById(trx: Trx, splitId: string): Promise<Split | undefined> {
  return splitIn(await maybe(trx, sql<SplitRow>`select ${columns} from orders.split where id = ${splitId}`))
}

export async function isSplit(trx: Trx, orderId: string): Promise<boolean> {
  const open = await maybe(trx, sql`select from orders.split where order_id = ${orderId} and state = 'open'`)
  return open !== undefined
}

export async function sharesOf(trx: Trx, splitId: string): Promise<readonly Share[]> {
  const rows = await all(trx, sql<ShareRow>`${shares} where split_id = ${splitId} order by place`)
  return rows.map(shareIn)
}

export async function shareById(trx: Trx, shareId: string): Promise<Share | undefined> {
  const row = await maybe(trx, sql<ShareRow>`${shares} where share.id = ${shareId}`)
  return row && shareIn(row)
}

export async function shareByToken(trx: Trx, token: string): Promise<Share | undefined> {
  const row = await maybe(trx, sql<ShareRow>`${shares} where token = ${token}`)
  return row && shareIn(row)
}

type SplitRow = Omit<Split, 'amount'> & { readonly amount: number }
type ShareRow = Omit<Share, 'amount'> & { readonly amount: number }

const columns = sql`id as "splitId", order_id as "orderId", amount, host, state`

const shares = sql`
  select share.id as "shareId", split_id as "splitId", place, label, share.amount, token, seen_at as "seenAt",
    paid_at as "paidAt", source
  from orders.share left join orders.share_payment on share_id = share.id and state in ('held', 'spent')`

function splitIn(row: SplitRow | undefined): Split | undefined {
  return row && { ...row, amount: rial(row.amount) }
}

function shareIn(row: ShareRow): Share {
  return { ...row, amount: rial(row.amount) }
}
