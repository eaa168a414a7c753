import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'
import { CodeDraft } from '#desk/prices/code-draft.ts'

const reasonWords = 'دلیل را بنویسید؛ از ۵ تا ۵۰۰ حرف.'
const reason = z
  .string(reasonWords)
  .check(z.trim(), z.minLength(5, reasonWords), z.maxLength(500, reasonWords))

/** Discount codes: made by one up to a limit, above it by two; stopped by one. */
export const codeCalls = {
  make: deskCall('POST /api/desk/codes', 'prices.propose', {
    summary:
      'Makes a discount code; one that may cost more than a limit is proposed, with the number of the proposal',
    body: z.extend(CodeDraft, { reason }),
    answer: z.object({ number: z.nullable(z.int()) }),
  }),
  stop: deskCall('POST /api/desk/codes/{code}/stop', 'prices.propose', {
    summary: 'A code gives nothing from now on; what was taken with it stays',
    params: z.object({ code: z.string().check(z.regex(/^[A-Z0-9]{3,32}$/)) }),
    body: z.object({ reason }),
  }),
}
