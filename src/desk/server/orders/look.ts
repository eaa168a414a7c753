import { type OrderRecord, orderRecord } from '#desk/server/orders/order-page.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import { ofOrder, recordLook } from '#desk/server/record-look.ts'
import type { StaffVisitor } from '#server/visitor.ts'

/** The order with its whole timeline, and an entry of who looked. */
export async function lookAtOrder(
  rooms: DeskRooms,
  by: StaffVisitor,
  number: string,
): Promise<OrderRecord | undefined> {
  const record = await orderRecord(rooms, number)
  if (record === undefined) return undefined
  await recordLook(rooms, by, { action: 'order.opened', subject: ofOrder(record.view.order.orderNumber) })
  return record
}
