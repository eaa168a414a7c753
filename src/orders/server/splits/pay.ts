import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { plus } from '#money/rial.ts'
import { isOver } from '#orders/order.ts'
import { mustBeOpen } from '#orders/server/pay.ts'
import { lockedOwn, orderOf, rowOf } from '#orders/server/record.ts'
import { refusalAt, refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'
import { completed } from '#orders/server/splits/captured.ts'
import type { SharePayable } from '#orders/server/splits/door.ts'
import { shareById, shareByToken, splitById } from '#orders/server/splits/record.ts'
import { holdPart } from '#orders/server/wallet-part.ts'
import { mayTry } from '#server/attempt-limits.ts'
import { announce } from '#server/bus.ts'

/** Tries of one share: enough for cards that fail, too few to keep banks busy. */
const triesOfShare = { most: 20, seconds: 3600 }

export async function payableShare(room: Room, token: string): Promise<SharePayable> {
  const share = await shareByToken(room.database, token)
  const split = share && (await splitById(room.database, share.splitId))
  const row = split && (await rowOf(room.database, split.orderId))
  if (share === undefined || row === undefined) throw refuse('LINK_OVER')
  const order = orderOf(row)
  if (share.paidAt !== null) throw refuse('SHARE_PAID')
  if (order.status !== 'approved') throw refusalAt(order.status)
  if (isOver(order, room.clock.now())) throw refuse('ORDER_EXPIRED')
  if (split?.state !== 'open') throw refuse('LINK_OVER')
  const limit = { limit: triesOfShare, now: room.clock.now() }
  if (!(await mayTry(room.database, `pay share ${share.shareId}`, limit))) throw refuse('TOO_MANY_OPENED')
  const { ownerId, holdExpiresAt, orderNumber } = order
  return {
    shareId: share.shareId,
    ownerId,
    amount: share.amount,
    holdExpiresAt,
    orderNumber,
    returnTo: sharePath(token),
  }
}

export function sharePath(token: string): string {
  return `/pay/${token}`
}

/** See `Splits.payFromWallet`: held for the order as any part of it that its owner's wallet pays. */
export async function payShareFromWallet(room: Room, shareId: string, userId: string): Promise<void> {
  const seen = await shareById(room.database, shareId)
  const split = seen && (await splitById(room.database, seen.splitId))
  if (seen === undefined || split === undefined) throw refuse('LINK_OVER')
  const { orderId, splitId } = split
  await room.database.transaction().execute(async (trx) => {
    const order = await lockedOwn(trx, orderId, userId)
    const share = await shareById(trx, shareId)
    if (share !== undefined && share.paidAt !== null) {
      if (share.source === 'wallet') return
      throw refuse('SHARE_PAID')
    }
    mustBeOpen(order, room.clock.now())
    if ((await splitById(trx, splitId))?.state !== 'open') throw refuse('LINK_OVER')
    await holdPart(room, trx, { order, part: plus(order.walletPart, seen.amount) })
    await sql`insert into orders.share_payment (id, share_id, order_id, source, amount, payer_id, state, paid_at)
      values (${randomUUID()}, ${shareId}, ${orderId}, 'wallet', ${seen.amount}, ${userId}, 'held', ${room.clock.now()})`.execute(
      trx,
    )
    await announce(trx, { topic: 'shares', orderId })
    await completed(room, trx, { splitId, orderId })
  })
}
