import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { requestTexts } from '#refunds/request-form.ts'
import {
  Item,
  Quote,
  Refundable,
  RefundCreated,
  RefundRequest,
  RefundStatistics,
} from '#refunds/responses.ts'
import { selectionTexts } from '#refunds/selection.ts'

const orderId = z.uuid('شمارهٔ سفارش درست نیست.')
const proposalId = z.optional(z.string().check(z.maxLength(64)))
const typed = z._default(z.string().check(z.maxLength(80)), '')
const items = z.array(Item).check(z.minLength(1, selectionTexts.NOTHING_CHOSEN), z.maxLength(54))

/** §3, §5. Numbers as typed, in any digits. */
const RequestBody = z.object({
  orderId,
  proposalId,
  quoteId: z.uuid('مبلغ استرداد را دوباره بگیرید.'),
  items,
  reasonId: z.int(requestTexts.reason),
  destination: z.enum(['wallet', 'bank'], 'مقصد برگشت پول را انتخاب کنید.'),
  iban: typed,
  cardNumber: typed,
  bankAccountNumber: typed,
  holderName: typed,
  /** other orders that go back with the same confirmation, all of them or none, each by its own quote */
  also: z.optional(
    z
      .array(z.object({ orderId, quoteId: z.uuid('مبلغ استرداد را دوباره بگیرید.'), items }))
      .check(z.maxLength(4, 'چند سفارش را جدا پس بدهید.')),
  ),
  /** an id of `bank/Mine`, in place of the numbers */
  savedAccountId: z._default(z.union([z.uuid(), z.literal('')], 'این حساب را نمی‌شناسیم.'), ''),
  agreement: z.boolean(requestTexts.agreement),
})
export type RequestBody = z.infer<typeof RequestBody>

export const refundCalls = {
  reasons: call('GET /api/refund/RefundReason/GetAll', {
    summary: 'The reasons a ticket may be given back for',
    who: 'guest',
    answer: z.array(z.object({ id: z.int(), title: z.string() })),
  }),
  refundable: call('GET /api/refund/RefundableItems/GetOrderRefundableItems/{orderId}', {
    summary:
      'What of an order can be given back now, or of one of its proposals, and what that costs at every hour',
    who: 'user',
    params: z.object({ orderId }),
    query: z.object({ proposalId }),
    answer: Refundable,
  }),
  /** Not in the contract; ours: the amount of the click stands for five minutes, with a signed receipt. */
  quote: call('POST /api/refund/RefundRequest/Quote', {
    summary: 'Fixes what giving back these items brings, for five minutes',
    who: 'user',
    body: z.object({ orderId, proposalId, items }),
    answer: Quote,
  }),
  create: call('POST /api/refund/RefundRequest/Create', {
    summary:
      'Gives tickets back at the quoted amount: the wallet has it at once, a bank account within three days',
    who: 'user',
    once: true,
    body: RequestBody,
    answer: RefundCreated,
  }),
  mine: call('GET /api/refund/RefundRequest/Mine', {
    summary: 'The refunds of an order and how far each is',
    who: 'user',
    query: z.object({ orderId }),
    answer: z.array(RefundRequest),
  }),
  remind: call('POST /api/refund/Reminder/Set', {
    summary: 'Whether to be told by SMS before the penalty of an order rises',
    who: 'user',
    body: z.object({ orderId, isOn: z.boolean() }),
    answer: z.object({ isOn: z.boolean(), tellAt: z.nullable(z.string()) }),
  }),
  statistics: call('GET /api/refund/Statistics', {
    summary: 'How promises of refunds are kept',
    who: 'guest',
    answer: RefundStatistics,
  }),
}
