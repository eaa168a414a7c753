import { recordLook } from '#desk/server/record-look.ts'
import type { RefundRooms } from '#desk/server/refunds/rooms.ts'
import type { OrderPassenger } from '#orders/order.ts'
import type { DeskRefundRecord } from '#refunds/server/refunds.ts'
import type { StaffVisitor } from '#server/visitor.ts'
import type { OrderEntry } from '#wallet/server/order-postings.ts'

export interface RefundLooked {
  readonly refund: DeskRefundRecord
  readonly orderNumber: string
  readonly people: readonly OrderPassenger[]
  /** of this refund alone, the oldest first */
  readonly entries: readonly OrderEntry[]
}

/** A refund with its entries, and an entry of who looked. */
export async function lookAtRefund(
  rooms: RefundRooms,
  by: StaffVisitor,
  number: string,
): Promise<RefundLooked | undefined> {
  const { refunds, orders, wallet } = rooms
  const refund = await refunds.desk.read(number)
  if (refund === undefined) return undefined
  const [order, people, entries] = await Promise.all([
    orders.order(refund.orderId),
    orders.passengersOf(refund.orderId),
    wallet.postingsOf(refund.orderId),
  ])
  const orderNumber = order?.orderNumber ?? ''
  await recordLook(rooms, by, {
    action: 'refund.opened',
    subject: { kind: 'order', id: orderNumber },
    details: { refund: number },
  })
  return { refund, orderNumber, people, entries: entries.filter((one) => one.refundId === refund.refundId) }
}
