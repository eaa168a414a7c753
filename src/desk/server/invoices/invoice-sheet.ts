import { dateForForm } from '#calendar/form-date.ts'
import { type JalaliMonth, monthText } from '#calendar/jalali-month.ts'
import { type InvoiceRooms, invoiceList, timesOf } from '#desk/server/invoices/invoice-list.ts'
import type { Row, Sheet } from '#papers/sheet.ts'
import { dayOf } from '#wallet/days.ts'
import type { Invoice } from '#wallet/server/invoices.ts'

const rowsAtOnce = 500

export const kindWords = { sale: 'فروش', return: 'برگشت از فروش' } as const

/** The whole month, rial. */
export function invoiceSheet(rooms: Pick<InvoiceRooms, 'wallet' | 'orders'>, month: JalaliMonth): Sheet {
  return {
    name: `فاکتور ${monthText(month)}`,
    columns: [
      { title: 'سال', width: 8 },
      { title: 'شماره', width: 10 },
      { title: 'نوع', width: 16 },
      { title: 'تاریخ', width: 12 },
      { title: 'تاریخ میلادی', width: 13 },
      { title: 'سفارش', width: 16 },
      { title: 'مبلغ (ریال)', width: 20 },
      { title: 'سهم ما (ریال)', width: 20 },
    ],
    rows: rowsOf(rooms, month),
  }
}

async function* rowsOf(
  rooms: Pick<InvoiceRooms, 'wallet' | 'orders'>,
  month: JalaliMonth,
): AsyncGenerator<Row> {
  let after: Invoice | undefined
  do {
    const page = await invoiceList(rooms, { ...timesOf(month), after, take: rowsAtOnce })
    for (const { year, number, kind, at, orderNumber, amount, revenue } of page) {
      const day = dayOf(at)
      yield [year, number, kindWords[kind], dateForForm(day), day, orderNumber ?? null, amount, revenue]
    }
    after = page.length < rowsAtOnce ? undefined : page.at(-1)
  } while (after !== undefined)
}
