import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'
import { Item } from '#refunds/responses.ts'

const ofOrder = z.object({
  number: z.string().check(z.regex(/^\d{9}$/, 'شمارهٔ سفارش درست نیست.')),
})
const items = z.array(Item).check(z.minLength(1, 'دست‌کم یک بلیت را انتخاب کنید.'), z.maxLength(54))
const reasonId = z.int('دلیل استرداد را انتخاب کنید.').check(z.gte(1), z.lte(99))
const reasonWords = 'دلیل را بنویسید؛ از ۵ تا ۵۰۰ حرف.'
const amountWords = 'مبلغ را به عدد بنویسید.'

/** Rial. */
export const DeskRefundQuote = z.object({
  paid: z.int(),
  penalty: z.int(),
  refund: z.int(),
  /** why the rule gives nothing back */
  refused: z.nullable(z.string()),
  /** what each could bear beyond the rule */
  most: z.object({ house: z.int(), supplier: z.int() }),
})
export type DeskRefundQuote = z.output<typeof DeskRefundQuote>

/** An order given back in its traveller’s interest. */
export const refundActionCalls = {
  quote: deskCall('POST /api/desk/orders/{number}/refund-quote', 'refunds.work', {
    summary: 'What these tickets bring back now by the rule, as their traveller would read it; rial',
    params: ofOrder,
    body: z.object({ items }),
    answer: DeskRefundQuote,
  }),
  giveBack: deskCall('POST /api/desk/orders/{number}/refund', 'refunds.work', {
    summary:
      'Gives tickets back to their traveller’s wallet by the rule, at exactly the amount that was read',
    params: ofOrder,
    body: z.object({ items, reasonId, amount: z.int(amountWords) }),
    answer: z.object({ number: z.string(), amount: z.int() }),
  }),
  proposeMore: deskCall('POST /api/desk/orders/{number}/refund-proposals', 'refunds.propose', {
    summary: 'Proposes to give back more than the rule says, and who bears it; rial',
    params: ofOrder,
    body: z.object({
      items,
      reasonId,
      more: z.int(amountWords).check(z.gte(1, 'مبلغ باید بیش از صفر باشد.')),
      bearer: z.enum(['house', 'supplier'], 'بگویید چه کسی آن را می‌پردازد.'),
      reason: z
        .string(reasonWords)
        .check(z.trim(), z.minLength(5, reasonWords), z.maxLength(500, reasonWords)),
    }),
    answer: z.object({ number: z.int() }),
  }),
}
