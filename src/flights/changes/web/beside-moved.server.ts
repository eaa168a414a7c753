import type { OrderDetails } from '#orders/responses.ts'
import type { PageRooms } from '#web/page-context.server.ts'

interface Moving {
  readonly order: OrderDetails
  readonly userId: string
  /** positions of those who take another flight */
  readonly passengers: readonly number[]
}

/** What becomes of what stands beside a ticket that is changed for another flight: a policy of its people, in the words of its product. */
export async function besideMoved(
  { orders, clock }: Pick<PageRooms['flights'], 'orders' | 'clock'>,
  { order, userId, passengers }: Moving,
): Promise<readonly string[]> {
  const by = { userId, now: clock.now() }
  const others = orders.sold().filter(({ kind }) => kind !== order.product)
  const beside = await Promise.all(
    others.map(async (product) => (await product.besideRefund?.(order, by)) ?? []),
  )
  return beside
    .flat()
    .filter(({ items }) => items.some(({ passenger }) => passengers.includes(passenger)))
    .flatMap(({ whenMoved }) => whenMoved ?? [])
}
