import type { RefundItem } from '#orders/refund-terms.ts'
import type { BesideView } from '#refunds/beside.ts'
import type { refundCalls } from '#refunds/calls.ts'
import type { Quote, RefundCreated } from '#refunds/responses.ts'
import type { RefundFormState } from '#refunds/web/use-refund-form.ts'
import { ask } from '#web/api.ts'

export type RefundWanted = Pick<RefundFormState, 'chosen' | 'form'> & {
  readonly orderId: string
  readonly also: readonly BesideView[]
}

/** Of this order, then of what goes with it. */
export function quotesOf({ orderId, chosen, also }: RefundWanted): Promise<readonly Quote[]> {
  return Promise.all([
    quoted(orderId, itemsOf(chosen)),
    ...also.map((beside) => quoted(beside.orderId, itemsBeside(beside))),
  ])
}

function quoted(orderId: string, items: RefundItem[]): Promise<Quote> {
  return ask<typeof refundCalls.quote>('POST /api/refund/RefundRequest/Quote', { body: { orderId, items } })
}

/** Each corrected request has its own idempotency key; the quotes keep it one refund. */
export function created(
  { orderId, chosen, form, also }: RefundWanted,
  [quote, ...beside]: readonly Quote[],
): Promise<RefundCreated> {
  const parts = also.map((one, at) => ({
    orderId: one.orderId,
    quoteId: beside[at]?.quoteId ?? '',
    items: itemsBeside(one),
  }))
  const body = {
    ...form,
    orderId,
    quoteId: quote?.quoteId ?? '',
    items: itemsOf(chosen),
    reasonId: form.reasonId ?? 0,
  }
  return ask<typeof refundCalls.create>(
    'POST /api/refund/RefundRequest/Create',
    { body: parts.length === 0 ? body : { ...body, also: parts } },
    crypto.randomUUID(),
  )
}

function itemsOf(chosen: readonly RefundItem[]): RefundItem[] {
  return chosen.map(({ passenger, leg }) => ({ passenger, leg }))
}

function itemsBeside({ items }: BesideView): RefundItem[] {
  return items.map(({ item }) => item)
}
