import { dateWithYear } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { refundStatusOf } from '#desk/refunds/refund-status.ts'
import { goals, readRefundsAddress } from '#desk/refunds/refunds-address.ts'
import { type ListedRefund, listedRefunds, refundsOnPage } from '#desk/server/refunds/refund-list.ts'
import type { RefundRooms } from '#desk/server/refunds/rooms.ts'
import type { Row, Sheet } from '#papers/sheet.ts'
import type { RefundCursor } from '#refunds/server/refunds.ts'

export const mostRefundRows = 10_000

/** The list at that address from its first row on; rial. */
export function refundSheet(rooms: RefundRooms, of: string): Sheet {
  return {
    name: 'استردادها',
    columns: [
      { title: 'پیگیری', width: 14 },
      { title: 'سفارش', width: 12 },
      { title: 'ثبت', width: 22 },
      { title: 'ساعت', width: 8 },
      { title: 'مهلت', width: 22 },
      { title: 'مبلغ (ریال)', width: 18 },
      { title: 'جریمه (ریال)', width: 18 },
      { title: 'به', width: 14 },
      { title: 'وضعیت', width: 20 },
    ],
    rows: rowsOf(rooms, new URLSearchParams(of)),
  }
}

async function* rowsOf(rooms: RefundRooms, params: URLSearchParams): AsyncIterable<Row> {
  const address = readRefundsAddress(params)
  let after: RefundCursor | undefined
  for (let rows = 0; rows < mostRefundRows; rows += refundsOnPage) {
    const page = await listedRefunds(rooms, address, after)
    for (const refund of page.refunds) yield rowOf(refund)
    after = page.next
    if (after === undefined) return
  }
}

function rowOf(refund: ListedRefund): Row {
  const made = refund.madeAt.toZonedDateTimeISO(iranZone)
  return [
    refund.number,
    refund.orderNumber,
    dateWithYear(made.toPlainDate()),
    made.toPlainTime().round('minute'),
    dateWithYear(refund.dueAt.toZonedDateTimeISO(iranZone).toPlainDate()),
    refund.amount,
    refund.penalty,
    goals[refund.destination],
    refundStatusOf(refund).words,
  ]
}
