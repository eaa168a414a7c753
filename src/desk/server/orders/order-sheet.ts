import { dateWithYear } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { masked } from '#desk/masking.ts'
import { type ListAddress, readAddress } from '#desk/orders/list-address.ts'
import { orderList } from '#desk/server/orders/order-list.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import type { DeskCursor, DeskOrder } from '#orders/desk-order.ts'
import type { Row, Sheet } from '#papers/sheet.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export const mostRows = 10_000

/** The list at that address, page by page; numbers are masked as they are on the screen. */
export function orderSheet(rooms: DeskRooms, by: StaffVisitor, of: string): Sheet {
  return {
    name: 'سفارش‌ها',
    columns: [
      { title: 'سفارش', width: 12 },
      { title: 'ثبت', width: 22 },
      { title: 'ساعت', width: 8 },
      { title: 'چه', width: 28 },
      { title: 'حرکت', width: 18 },
      { title: 'مسافر', width: 24 },
      { title: 'تعداد', width: 8 },
      { title: 'موبایل', width: 16 },
      { title: 'مبلغ (ریال)', width: 18 },
      { title: 'وضعیت', width: 24 },
      { title: 'کد رزرو', width: 16 },
      { title: 'برند', width: 12 },
    ],
    rows: rowsOf(rooms, readAddress(new URLSearchParams(of)), by.roles),
  }
}

async function* rowsOf(rooms: DeskRooms, address: ListAddress, held: readonly string[]): AsyncIterable<Row> {
  let after: DeskCursor | undefined
  for (let rows = 0; rows < mostRows; ) {
    const page = await orderList(rooms, address, { after })
    for (const order of page.orders) yield rowOf(order, held)
    rows += page.orders.length
    after = page.next
    if (after === undefined) return
  }
}

function rowOf(order: DeskOrder, held: readonly string[]): Row {
  const at = Temporal.Instant.from(order.registeredAt).toZonedDateTimeISO(iranZone)
  return [
    order.orderNumber,
    dateWithYear(at.toPlainDate()),
    at.toPlainTime().round('minute'),
    order.what,
    order.begins.replace('T', ' '),
    order.passenger,
    order.passengerCount,
    masked('mobile', order.phoneNumber, held),
    order.payable,
    order.labels.says,
    order.reservationNumber,
    order.brand,
  ]
}
