import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'

export const ledgerCalls = {
  sheet: deskCall('GET /api/desk/ledger/sheet', 'ledger.read', {
    summary: 'What a page of the ledger lists as a workbook, 10,000 rows at most; rial',
    query: z.object({ of: z.string().check(z.maxLength(500)) }),
    out: 'file',
  }),
}
