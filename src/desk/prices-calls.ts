import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'
import { RuleDraft } from '#desk/prices/rule-draft.ts'

const reasonWords = 'دلیل را بنویسید؛ از ۵ تا ۵۰۰ حرف.'
const reason = z
  .string(reasonWords)
  .check(z.trim(), z.minLength(5, reasonWords), z.maxLength(500, reasonWords))
const Proposed = z.object({ number: z.int() })

/** What is added to prices and taken off them: one proposes, another approves. */
export const priceCalls = {
  proposeRule: deskCall('POST /api/desk/prices/rules', 'prices.propose', {
    summary: 'Proposes a price rule; another approves it',
    body: z.extend(RuleDraft, { reason }),
    answer: Proposed,
  }),
  proposeEnd: deskCall('POST /api/desk/prices/rules/{id}/end', 'prices.propose', {
    summary: 'Proposes to take a price rule back; another approves it',
    params: z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) }),
    body: z.object({ reason }),
    answer: Proposed,
  }),
}
