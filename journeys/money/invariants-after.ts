import type { RefundItem } from '#orders/refund-terms.ts'
import { retainedOf } from '#penalties/protection.ts'
import { isSameItem } from '#refunds/same-item.ts'
import { termsOf } from './goods.ts'
import { isOpen, isPaidFor, type ModelOrder, openSplitOf, type World } from './world.ts'

/** What must hold after the ticket: of tickets given for others, of protection, of shares. By events alone. */
export function wrongAfterwards(world: World): readonly string[] {
  return [
    ...world.orders.flatMap((order) => (order.inPlaceOf === null ? [] : wrongExchange(world, order))),
    ...wrongPromises(world),
    ...wrongProtections(world),
    ...world.orders.flatMap((order) => wrongShares(world, order)),
  ]
}

/** The old ticket goes with the new one's issue and not before, and costs no more than giving it back and buying anew. */
function wrongExchange({ refunds }: World, order: ModelOrder): readonly string[] {
  const { orderId, status, credit, inPlaceOf } = order
  if (inPlaceOf === null) return []
  const given = refunds.filter(({ into }) => into === order)
  const isThere = status === 'issued' || status === 'refunded'
  const wrong: string[] = []
  if (given.length !== (isThere ? 1 : 0))
    wrong.push(`${orderId} is ${status}, and tickets were given for it ${given.length} times`)
  if (credit > inPlaceOf.quoted.refund) wrong.push(`${orderId} is paid with more than its tickets bring`)
  const isUntouched = inPlaceOf.items.every(
    (item) => !inPlaceOf.order.given.some((one) => isSameItem(one, item)),
  )
  if (!isThere && isPromising(order) && !isUntouched)
    wrong.push(`a ticket that is promised to ${orderId} is gone already`)
  return wrong
}

function wrongPromises({ orders }: World): readonly string[] {
  const promised = orders.flatMap((order) =>
    isPromising(order) && order.inPlaceOf !== null
      ? order.inPlaceOf.items.map(
          ({ passenger, leg }) => `${order.inPlaceOf?.order.orderId} ${passenger} ${leg}`,
        )
      : [],
  )
  return new Set(promised).size === promised.length ? [] : ['a ticket is promised twice']
}

function isPromising(order: ModelOrder): boolean {
  return isOpen(order) || order.status === 'paid' || order.status === 'issuing'
}

/** Over all changes a protection bears no more than it was sold to bear. */
function wrongProtections({ refunds, now }: World): readonly string[] {
  const borne = new Map<string, number>()
  const wrong: string[] = []
  for (const { order, items } of refunds)
    for (const item of items) {
      if (item.covered === undefined || item.covered === 0) continue
      const first = firstOf(order, item)
      const name = `${first.order.orderId} ${first.item.passenger} ${first.item.leg}`
      const all = (borne.get(name) ?? 0) + item.covered
      borne.set(name, all)
      const most = soldToBear(first.order, first.item, now)
      if (all > most) wrong.push(`protection of ${name} bears ${all} of ${most}`)
    }
  return wrong
}

/** The ticket that was bought first, in whose place it stands. */
function firstOf(order: ModelOrder, item: RefundItem): { order: ModelOrder; item: RefundItem } {
  const { inPlaceOf } = order
  const before = inPlaceOf?.items[item.passenger]
  if (inPlaceOf === null || before === undefined) return { order, item }
  return firstOf(inPlaceOf.order, before)
}

function soldToBear(order: ModelOrder, item: RefundItem, now: Temporal.Instant): number {
  const { items } = termsOf(order.trip, { total: order.total, gone: [], now })
  const sold = items.find((one) => isSameItem(one, item))
  return sold?.protection === undefined ? 0 : retainedOf(sold.base, 0, sold.protection).covered
}

/** All or nothing: what is held waits for the rest while the order waits, and what paid it stays while it is paid for. */
function wrongShares(world: World, order: ModelOrder): readonly string[] {
  const wrong: string[] = []
  if (world.sharePayments.length === 0) return wrong
  const payments = world.sharePayments.filter(({ share }) => share.split.order === order)
  if (payments.length === 0) return wrong
  if (order.status !== 'approved' && openSplitOf(world, order)) wrong.push(`${order.orderId} is split still`)
  if (payments.some(({ state, share }) => state === 'held' && share.split.state !== 'open'))
    wrong.push(`a share of ${order.orderId} is held for nothing`)
  if (payments.some(({ state, wasSpent }) => wasSpent && (state === 'spent') !== isPaidFor(order)))
    wrong.push(`${order.orderId} is ${order.status}, and what its shares paid is elsewhere`)
  const paid = payments.filter(({ state }) => state === 'held' || state === 'spent')
  if (new Set(paid.map(({ share }) => share)).size < paid.length)
    wrong.push(`a share of ${order.orderId} is paid twice`)
  return wrong
}
