import { sql } from 'kysely'
import { rowOf } from '#orders/server/record.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'
import { capturedShare } from '#orders/server/splits/captured.ts'
import type { Splits } from '#orders/server/splits/door.ts'
import { giveBackShares } from '#orders/server/splits/give-back.ts'
import { closeSplit, makeSplit, newToken } from '#orders/server/splits/make.ts'
import { openedShare } from '#orders/server/splits/opened.ts'
import { payableShare, payShareFromWallet } from '#orders/server/splits/pay.ts'
import { shareById, splitById } from '#orders/server/splits/record.ts'
import { splitView } from '#orders/server/splits/view.ts'
import { mayTry } from '#server/attempt-limits.ts'

const linksOfOrder = { most: 30, seconds: 3600 }

export function openSplits(room: Room): Splits {
  const { database } = room
  return {
    async make(wish) {
      await makeSplit(room, wish)
      return splitView(room, wish.orderId, wish.userId)
    },
    ofOrder: (orderId, userId) => splitView(room, orderId, userId),
    async close(orderId, userId) {
      await closeSplit(room, orderId, userId)
      return splitView(room, orderId, userId)
    },
    async renewLink(shareId, userId) {
      const orderId = await orderOfShare(room, shareId, userId)
      const limit = { limit: linksOfOrder, now: room.clock.now() }
      if (!(await mayTry(database, `share links of ${orderId}`, limit))) throw refuse('TOO_MANY_LINKS')
      await sql`update orders.share set token = ${newToken()}, seen_at = null where id = ${shareId}`.execute(
        database,
      )
      return splitView(room, orderId, userId)
    },
    async payFromWallet(shareId, userId) {
      const orderId = await orderOfShare(room, shareId, userId)
      await payShareFromWallet(room, shareId, userId)
      return splitView(room, orderId, userId)
    },
    orderOfShare: (shareId, userId) => orderOfShare(room, shareId, userId),
    opened: (token, who) => openedShare(room, token, who),
    payable: (token) => payableShare(room, token),
    captured: (trx, attempt) => capturedShare(room, trx, attempt),
    giveBack: () => giveBackShares(room),
  }
}

/** Another's share is treated as unknown. */
async function orderOfShare({ database }: Room, shareId: string, userId: string): Promise<string> {
  const share = await shareById(database, shareId)
  const split = share && (await splitById(database, share.splitId))
  const order = split && (await rowOf(database, split.orderId))
  if (order?.owner_id !== userId) throw refuse('LINK_OVER')
  return order.id
}
