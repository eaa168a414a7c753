import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { OutsidePiece } from '#orders/evidence-pieces.ts'

interface PaidShare {
  readonly id: string
  readonly at: Temporal.Instant
  readonly place: number
  readonly of: number
  /** rial */
  readonly amount: number
  readonly source: 'gateway' | 'wallet'
}

/** Every payment of a share, for the evidence file: without whose it was. */
export async function sharePieces(trx: Trx, orderId: string): Promise<readonly OutsidePiece[]> {
  const paid = await all(
    trx,
    sql<PaidShare>`select p.id, paid_at as at, place, p.amount, source,
        (select count(*)::int from orders.share other where other.split_id = share.split_id) as of
      from orders.share_payment p join orders.share on share.id = share_id where order_id = ${orderId}`,
  )
  return paid.map(({ id, at, ...body }) => ({ at, kind: 'share', ref: id, body }))
}
