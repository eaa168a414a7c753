import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { sum } from '#money/rial.ts'
import { ownRow } from '#orders/server/record.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'
import { sharePath } from '#orders/server/splits/pay.ts'
import { type Share, sharesOf, splitOf } from '#orders/server/splits/record.ts'
import type { SplitView } from '#orders/split-calls.ts'

/** As the order's owner sees it. */
export async function splitView(room: Room, orderId: string, userId: string): Promise<SplitView> {
  const row = await ownRow(room.database, orderId, userId)
  const split = await splitOf(room.database, orderId)
  if (split === undefined) throw refuse('NO_SPLIT')
  const shares = await sharesOf(room.database, split.splitId)
  const back = await wentBack(room, split.splitId)
  const { publicUrl } = room.sites.ofBrand(row.brand)
  const unpaid = shares.filter(({ paidAt }) => paidAt === null)
  return {
    orderId,
    orderNumber: row.number,
    amount: split.amount,
    left: sum(unpaid.map(({ amount }) => amount)),
    host: split.host,
    state: split.state,
    orderStatus: row.status,
    deadline: row.hold_expires_at.toString(),
    shares: shares.map((share) => ({
      ...shared(share),
      address: publicUrl + sharePath(share.token),
      returning: back.get(share.shareId)?.returning ?? 0,
      returned: back.get(share.shareId)?.returned ?? 0,
    })),
  }
}

function shared({ shareId, label, amount, seenAt, paidAt, source }: Share) {
  return {
    shareId,
    label,
    amount,
    seenAt: seenAt?.toString() ?? null,
    paidAt: paidAt?.toString() ?? null,
    source,
  }
}

interface Back {
  readonly shareId: string
  readonly returning: number
  readonly returned: number
}

async function wentBack({ database }: Room, splitId: string): Promise<ReadonlyMap<string, Back>> {
  const rows = await all(
    database,
    sql<Back>`
      select share_id as "shareId",
        coalesce(sum(p.amount) filter (where state = 'returning'), 0)::bigint as returning,
        coalesce(sum(p.amount) filter (where state in ('reversed', 'credited')), 0)::bigint as returned
      from orders.share_payment p join orders.share on share.id = share_id where split_id = ${splitId} group by share_id`,
  )
  return new Map(rows.map((row) => [row.shareId, row]))
}
