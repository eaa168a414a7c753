import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import { type Rial, rial } from '#money/rial.ts'
import { shareHeldEntry, sharesSpentEntry } from '#orders/entries.ts'
import { due } from '#orders/order.ts'
import { giveDiscount } from '#orders/server/discount.ts'
import { move } from '#orders/server/move.ts'
import { lockedOrder } from '#orders/server/record.ts'
import type { Room } from '#orders/server/room.ts'
import type { CapturedShare } from '#orders/server/splits/door.ts'
import { type Share, shareById, splitById } from '#orders/server/splits/record.ts'
import { follow } from '#orders/server/start-issuing.ts'
import { announce } from '#server/bus.ts'

/** See `Splits.captured`. The order is locked first, so that captures, its owner and the clock come one after another. */
export async function capturedShare(
  room: Room,
  trx: Trx,
  { attemptId, shareId, gatewayId, amount, userId }: CapturedShare,
): Promise<'paid' | 'held' | 'returning'> {
  const split = await splitOfShare(trx, shareId)
  const order = await lockedOrder(trx, split.orderId)
  if (order === undefined) throw new Error(`share ${shareId} is of no order of ours`)
  const before = await becameOf(trx, attemptId)
  if (before !== undefined) return before
  const share = await shareById(trx, shareId)
  const isOpen = order.status === 'approved' && (await splitById(trx, split.splitId))?.state === 'open'
  const state = isOpen && share?.paidAt === null ? 'held' : 'returning'
  await sql`insert into orders.share_payment
      (id, share_id, order_id, source, gateway_id, amount, payer_id, state, paid_at)
    values (${attemptId}, ${shareId}, ${order.orderId}, 'gateway', ${gatewayId}, ${amount}, ${userId}, ${state}, ${room.clock.now()})`.execute(
    trx,
  )
  await room.wallet.post(trx, shareHeldEntry(order, { attemptId, gatewayId, amount }))
  await announce(trx, { topic: 'shares', orderId: order.orderId })
  room.log.info({ orderId: order.orderId, attemptId, shareId, became: state }, 'share.captured')
  if (state === 'held') return (await completed(room, trx, split)) ? 'paid' : 'held'
  await room.givingBack.send({ orderId: order.orderId }, { within: trx })
  return 'returning'
}

type SplitNamed = Pick<Share, 'splitId'> & { readonly orderId: string }

async function splitOfShare(trx: Trx, shareId: string): Promise<SplitNamed> {
  return one(
    trx,
    sql<SplitNamed>`select split.id as "splitId", order_id as "orderId"
      from orders.share join orders.split on split.id = split_id where share.id = ${shareId}`,
  )
}

async function becameOf(trx: Trx, attemptId: string): Promise<'paid' | 'held' | 'returning' | undefined> {
  const row = await maybe(
    trx,
    sql<{ state: string }>`select state from orders.share_payment where id = ${attemptId}`,
  )
  if (row === undefined) return undefined
  if (row.state === 'spent') return 'paid'
  return row.state === 'held' ? 'held' : 'returning'
}

/** Pays the order once all its shares are there, as one payment would. The caller holds the order's lock. */
export async function completed(room: Room, trx: Trx, { splitId, orderId }: SplitNamed): Promise<boolean> {
  const { missing } = await one(
    trx,
    sql<{ missing: number }>`
      select count(*)::int as missing from orders.share where split_id = ${splitId} and not exists (
        select from orders.share_payment p where p.share_id = share.id and p.state = 'held')`,
  )
  if (missing > 0) return false
  const at = room.clock.now()
  // before the order moves: whatever else moves it closes its split
  await sql`update orders.split set state = 'paid' where id = ${splitId}`.execute(trx)
  const paid = await move(trx, { orderId, from: ['approved'], to: 'paid', at })
  if (paid === undefined) throw new Error(`order ${orderId} moved while it was locked`)
  const taken = await spent(trx, splitId)
  if (due(paid) !== taken) throw new Error(`the shares of order ${orderId} do not make it`)
  await follow(room, trx, { paid, at })
  await giveDiscount(room, trx, paid)
  if (taken > 0) await room.wallet.post(trx, sharesSpentEntry(paid, taken))
  room.log.info({ orderId, splitId }, 'order.paid-in-shares')
  return true
}

/** Rial that gateways took for it. */
async function spent(trx: Trx, splitId: string): Promise<Rial> {
  const { taken } = await one(
    trx,
    sql<{ taken: number }>`
      with spending as (
        update orders.share_payment p set state = 'spent', was_spent = true
        from orders.share where share.id = p.share_id and split_id = ${splitId} and state = 'held'
        returning p.amount, source)
      select coalesce(sum(amount) filter (where source = 'gateway'), 0)::bigint as taken from spending`,
  )
  return rial(taken)
}
