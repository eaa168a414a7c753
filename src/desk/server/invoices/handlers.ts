import { monthIn } from '#calendar/jalali-month.ts'
import type { invoiceDeskCalls } from '#desk/invoices-calls.ts'
import type { InvoiceRooms } from '#desk/server/invoices/invoice-list.ts'
import { invoiceSheet } from '#desk/server/invoices/invoice-sheet.ts'
import { refuse } from '#desk/server/refusals.ts'
import { workbookType } from '#papers/server/papers.ts'
import type { Handlers } from '#server/handlers.ts'

export function invoiceDeskHandlers(rooms: InvoiceRooms): Handlers<typeof invoiceDeskCalls> {
  return {
    async sheet({ visitor, query }) {
      const month = monthIn(query.month)
      if (month === undefined) throw refuse('MONTH_INVALID', { property: 'month' })
      await rooms.desk.audit.record(rooms.desk.database, visitor, {
        action: 'invoices.exported',
        outcome: 'looked',
        details: { month: query.month },
      })
      return {
        type: workbookType,
        fileName: `invoices-${query.month}.xlsx`,
        body: rooms.papers.workbook(invoiceSheet(rooms, month)),
      }
    },
  }
}
