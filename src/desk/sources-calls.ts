import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'

export const sourceCalls = {
  sheet: deskCall('GET /api/desk/sources/sheet', 'sources.read', {
    summary: 'The funnel by day, product and source as a workbook; counts alone',
    query: z.object({
      of: z.optional(z.string().check(z.maxLength(300, 'این فهرست درست نیست.'))),
    }),
    out: 'file',
  }),
}
