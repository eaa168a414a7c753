import { orderNumbered } from '#desk/server/orders/actions.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import { isReason } from '#refunds/reasons.ts'
import type { DeskGivenBack, DeskRefundPreview } from '#refunds/server/refunds.ts'
import type { StaffVisitor } from '#server/visitor.ts'

interface Wish {
  readonly number: string
  readonly items: readonly RefundItem[]
}

/** Refuses ORDER_UNKNOWN, and what cannot be given back by anybody. */
export async function quoteOf(rooms: DeskRooms, { number, items }: Wish): Promise<DeskRefundPreview> {
  const { orderId, ownerId: userId } = await orderNumbered(rooms, number)
  return rooms.refunds.desk.preview({ orderId, userId, items })
}

/** By the rule, with its entry, at the amount that was read. Refuses ORDER_UNKNOWN, REFUND_REASON_UNKNOWN, REFUND_MOVED, and what the rule refuses. */
export async function giveBack(
  rooms: DeskRooms,
  by: StaffVisitor,
  { number, items, reasonId, amount }: Wish & { readonly reasonId: number; readonly amount: number },
): Promise<DeskGivenBack> {
  if (!isReason(reasonId)) throw refuse('REFUND_REASON_UNKNOWN', { property: 'reasonId' })
  const { orderId, ownerId: userId } = await orderNumbered(rooms, number)
  const ready = await rooms.refunds.desk.ready({ orderId, userId, items, reasonId })
  if (ready.refund.refund !== amount) throw refuse('REFUND_MOVED')
  return rooms.desk.database.transaction().execute(async (trx) => {
    const given = await rooms.refunds.desk.giveBack(trx, ready)
    await rooms.desk.audit.record(trx, by, {
      action: 'order.refunded',
      subject: { kind: 'order', id: number },
      details: { refund: given.number, amount: given.amount },
    })
    return given
  })
}
