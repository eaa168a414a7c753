import { jalali } from '#calendar/jalali.ts'
import type { Zone } from '#calendar/zones.ts'
import type { Row, Sheet } from '#papers/sheet.ts'
import type { Flow } from '#wallet/calls.ts'

/** Amounts in rial; Jalali dates as sortable text, since spreadsheets have no such calendar. */
export function flowSheet(flows: AsyncIterable<Flow>, zone: Zone): Sheet {
  return {
    name: 'گردش کیف پول',
    columns: [
      { title: 'تاریخ', width: 12 },
      { title: 'تاریخ میلادی', width: 13 },
      { title: 'ساعت', width: 8 },
      { title: 'شرح', width: 38 },
      { title: 'شمارهٔ سفارش', width: 16 },
      { title: 'درگاه', width: 14 },
      { title: 'شمارهٔ مرجع', width: 18 },
      { title: 'کد پیگیری استرداد', width: 18 },
      { title: 'کد پیگیری برداشت', width: 18 },
      { title: 'توضیح', width: 60 },
      { title: 'مبلغ (ریال)', width: 18 },
      { title: 'مانده (ریال)', width: 18 },
    ],
    rows: rowsOf(flows, zone),
  }
}

async function* rowsOf(flows: AsyncIterable<Flow>, zone: Zone): AsyncGenerator<Row> {
  for await (const flow of flows) {
    const local = Temporal.Instant.from(flow.time).toZonedDateTimeISO(zone)
    yield [
      jalaliNumbers(local.toPlainDate()),
      local.toPlainDate(),
      local.toPlainTime(),
      flow.description,
      flow.orderNumber,
      flow.gateway,
      flow.reference,
      flow.refundNumber,
      flow.withdrawalNumber,
      flow.note,
      flow.amount,
      flow.balance,
    ]
  }
}

/** "1405/08/30", which sorts as it reads. */
function jalaliNumbers(date: Temporal.PlainDate): string {
  const { year, month, day } = jalali(date)
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('/')
}
