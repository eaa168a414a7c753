import { receiptOf } from '#orders/receipt.ts'
import type { orderReceiptCalls } from '#orders/receipt-calls.ts'
import type { Orders } from '#orders/server/orders.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { ReceiptFacts } from '#papers/receipt-facts.ts'
import type { FileResponse, Handlers } from '#server/handlers.ts'

export type Print = (
  userId: string,
  facts: Omit<ReceiptFacts, 'brand' | 'madeAt' | 'owner'> & { readonly brand: string | null },
) => Promise<FileResponse>

/** Throws ORDER_NOT_FOUND, NOTHING_PAID. */
export function orderReceiptHandlers(
  orders: Pick<Orders, 'detailsOf' | 'ofUser'>,
  print: Print,
): Handlers<typeof orderReceiptCalls> {
  return {
    async receipt({ userId, params }) {
      const facts = receiptOf(await orders.detailsOf(userId, params.id))
      if (facts === undefined) throw refuse('NOTHING_PAID')
      const { brand } = await orders.ofUser(params.id, userId)
      return print(userId, { ...facts, brand })
    },
  }
}
