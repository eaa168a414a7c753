import { sql } from 'kysely'
import { maybe } from '#database/database.ts'
import { type OrderRecord, orderRecord } from '#desk/server/orders/order-page.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import type { StaffVisitor } from '#server/visitor.ts'

const sameLook = { minutes: 5 } as const

/** The order with its whole timeline, and an entry of who looked: once, however often the page is read again meanwhile. */
export async function lookAtOrder(
  rooms: DeskRooms,
  by: StaffVisitor,
  number: string,
): Promise<OrderRecord | undefined> {
  const record = await orderRecord(rooms, number)
  if (record === undefined) return undefined
  const { orderNumber } = record.view.order
  const since = rooms.clock.now().subtract(sameLook)
  const looked = await maybe(
    rooms.desk.database,
    sql`select from desk.audit where subject_kind = 'order' and subject_id = ${orderNumber}
      and staff_id = ${by.staffId} and action = 'order.opened' and at > ${since} limit 1`,
  )
  if (looked === undefined)
    await rooms.desk.audit.record(rooms.desk.database, by, {
      action: 'order.opened',
      outcome: 'looked',
      subject: { kind: 'order', id: orderNumber },
    })
  return record
}
