import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'

export const invoiceDeskCalls = {
  sheet: deskCall('GET /api/desk/invoices/sheet', 'ledger.read', {
    summary: 'The numbered sales and returns of a Jalali month as a workbook; rial',
    query: z.object({
      month: z.string('ماه را بنویسید؛ مانند 1405-09.').check(z.maxLength(10, 'ماه درست نیست.')),
    }),
    out: 'file',
  }),
}
