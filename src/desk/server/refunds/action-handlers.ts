import type { refundActionCalls } from '#desk/refund-actions-calls.ts'
import { orderNumbered } from '#desk/server/orders/actions.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import { giveBack, quoteOf } from '#desk/server/refunds/give-back.ts'
import type { RefundBeyondRule } from '#desk/server/refunds/refund-work.ts'
import { refuse } from '#desk/server/refusals.ts'
import { isReason } from '#refunds/reasons.ts'
import type { Handlers } from '#server/handlers.ts'

export function refundActionHandlers(rooms: DeskRooms): Handlers<typeof refundActionCalls> {
  return {
    async quote({ params, body }) {
      const { byRule, refused, most } = await quoteOf(rooms, { ...params, ...body })
      const { paid, penalty, refund } = byRule
      return { paid, penalty, refund, refused, most }
    },
    async giveBack({ visitor, params, body }) {
      const { number, amount } = await giveBack(rooms, visitor, { ...params, ...body })
      return { number, amount }
    },
    async proposeMore({ visitor, params, body: { items, reasonId, more, bearer, reason } }) {
      if (!isReason(reasonId)) throw refuse('REFUND_REASON_UNKNOWN', { property: 'reasonId' })
      const { byRule } = await quoteOf(rooms, { ...params, items })
      const { orderId, orderNumber, ownerId: userId } = await orderNumbered(rooms, params.number)
      const refund = byRule.refund + more
      const payload: RefundBeyondRule = {
        orderId,
        orderNumber,
        userId,
        items,
        reasonId,
        refund,
        more,
        bearer,
      }
      return {
        number: await rooms.desk.proposals.propose(visitor, { kind: 'refund-beyond-rule', payload, reason }),
      }
    },
  }
}
