import type { RefundBeside } from '#orders/refund-beside.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import type { OrderDetails } from '#orders/responses.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { BesideView } from '#refunds/beside.ts'
import { isSameItem } from '#refunds/same-item.ts'
import type { Refunds } from '#refunds/server/refunds.ts'

interface Selling {
  readonly orders: Pick<Orders, 'sold'>
  readonly refunds: Pick<Refunds, 'refundableOf'>
  readonly now: Temporal.Instant
}

/** What other products have beside an order that is given back, each by its own rules, to the rial. */
export async function besideOf(
  { orders, refunds, now }: Selling,
  order: OrderDetails,
  userId: string,
): Promise<readonly BesideView[]> {
  const others = orders.sold().filter(({ kind }) => kind !== order.product)
  const found = await Promise.all(
    others.map(async (product) => (await product.besideRefund?.(order, { userId, now })) ?? []),
  )
  const views = await Promise.all(
    found
      .flat()
      .map(async (beside) => viewOf(beside, await refunds.refundableOf({ orderId: beside.orderId, userId }))),
  )
  return views.filter(({ items }) => items.length > 0)
}

type Terms = Awaited<ReturnType<Refunds['refundableOf']>>

/** What goes along is said also where nothing of it comes back. */
function viewOf(beside: RefundBeside, { items: terms, steps, onCredit }: Terms): BesideView {
  const { orderId, title, items, goesAlong = false } = beside
  const amountsOf = (item: RefundItem) => {
    const found = terms.find((one) => isSameItem(one, item))
    if (found?.allowed === true) return found
    const isLost = goesAlong && found?.state === 'refundable'
    return isLost ? { paid: found.paid, penalty: found.paid, refund: 0 } : undefined
  }
  return {
    orderId,
    title,
    rule: steps.find(({ state }) => state === 'now')?.label ?? '',
    goesAlong,
    ...(onCredit && { isOnCredit: true as const }),
    items: items.flatMap(({ passenger, leg, item }) => {
      const amounts = amountsOf(item)
      if (amounts === undefined) return []
      const { paid, penalty, refund } = amounts
      return [{ passenger, ...(leg !== undefined && { leg }), item, paid, penalty, refund }]
    }),
  }
}
