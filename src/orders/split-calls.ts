import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { splitLimits } from '#orders/split.ts'
import { OrderTracked } from '#orders/tracked.ts'

const orderId = z.uuid('شمارهٔ سفارش درست نیست.')
const shareId = z.uuid('شمارهٔ سهم درست نیست.')

const SplitView = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  /** rial: what all shares make */
  amount: z.int(),
  /** rial: what is not paid yet */
  left: z.int(),
  host: z.string(),
  state: z.enum(['open', 'paid', 'closed']),
  orderStatus: z.string(),
  deadline: z.string(),
  shares: z.array(
    z.object({
      shareId: z.uuid(),
      label: z.string(),
      amount: z.int(),
      address: z.string(),
      seenAt: z.nullable(z.string()),
      paidAt: z.nullable(z.string()),
      source: z.nullable(z.enum(['gateway', 'wallet'])),
      /** rial: of its payments that came to nothing, what is still under way, and what is back */
      returning: z.int(),
      returned: z.int(),
    }),
  ),
})
export type SplitView = z.infer<typeof SplitView>

const ShareView = z.object({
  shareId: z.uuid(),
  orderId: z.uuid(),
  label: z.string(),
  host: z.string(),
  /** rial */
  amount: z.int(),
  /** rial: what all shares make */
  total: z.int(),
  deadline: z.string(),
  /** `over`: it can be paid no more, and nothing is told of what is bought */
  state: z.enum(['payable', 'paid', 'over']),
  /** all shares are there */
  isComplete: z.boolean(),
  orderStatus: z.string(),
  /** signed in as the owner of the order */
  isOwner: z.boolean(),
  /** what became of the payment that was asked about */
  payment: z.nullable(z.enum(['held', 'spent', 'returning', 'reversed', 'credited'])),
  bought: z.nullable(OrderTracked),
  /** local times of each direction */
  times: z.array(
    z.object({ departs: z.string(), arrives: z.string(), airlineCode: z.string(), airlineName: z.string() }),
  ),
  /** first names alone */
  people: z.array(z.string()),
  others: z.array(z.object({ label: z.string(), isPaid: z.boolean() })),
})
export type ShareView = z.infer<typeof ShareView>

const name = (says: string) =>
  z.string(says).check(z.trim(), z.minLength(1, says), z.maxLength(splitLimits.name, 'کوتاه‌تر بنویسید.'))

/** Not in the contract; ours. All but `byLink` are for the order's owner. */
export const splitCalls = {
  make: call('POST /api/orders/Split/Create', {
    summary: 'Makes links by which others pay an approved order: one all of it, or up to nine a share each',
    who: 'user',
    once: true,
    body: z.object({
      orderId,
      host: name('نام خودتان را بنویسید.'),
      shares: z
        .array(
          z.object({
            label: name('نام هر پرداخت‌کننده را بنویسید.'),
            /** rial */
            amount: z
              .int('مبلغ درست نیست.')
              .check(z.gte(1, 'مبلغ درست نیست.'), z.lte(1e13, 'مبلغ درست نیست.')),
          }),
          'سهم‌ها درست نیست.',
        )
        .check(
          z.minLength(1, 'دست‌کم یک سهم لازم است.'),
          z.maxLength(splitLimits.most, 'حداکثر ۹ سهم بسازید.'),
        ),
    }),
    answer: SplitView,
  }),
  ofOrder: call('GET /api/orders/Split/ByOrder/{id}', {
    summary: 'The shares of an order: who has paid, and their links',
    who: 'user',
    params: z.object({ id: orderId }),
    answer: SplitView,
  }),
  close: call('POST /api/orders/Split/Close', {
    summary: 'Ends it: what was paid goes back, and the order may be paid in another way',
    who: 'user',
    once: true,
    body: z.object({ orderId }),
    answer: SplitView,
  }),
  renewLink: call('POST /api/orders/Split/RenewLink', {
    summary: 'Another link for a share; the one before is closed',
    who: 'user',
    body: z.object({ shareId }),
    answer: SplitView,
  }),
  payFromWallet: call('POST /api/orders/Split/PayFromWallet', {
    summary: "Pays one share from the wallet of the order's owner",
    who: 'user',
    once: true,
    body: z.object({ shareId }),
    answer: SplitView,
  }),
  byLink: call('GET /api/orders/Share/ByLink/{token}', {
    summary: 'What is paid by a link: the share, what is bought without documents, and who has paid',
    who: 'guest',
    params: z.object({ token: z.string().check(z.maxLength(64, 'این پیوند درست نیست.')) }),
    answer: ShareView,
  }),
}
