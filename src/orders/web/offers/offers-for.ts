import type { OfferBeside } from '#orders/offer-beside.ts'
import type { OrderDetails } from '#orders/responses.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { Clock } from '#server/clock.ts'

interface Selling {
  readonly orders: Pick<Orders, 'sold'>
  readonly clock: Clock
}

/** Of every other product that has something for it. */
export async function offersBeside(
  { orders, clock }: Selling,
  order: OrderDetails,
  userId: string,
): Promise<readonly OfferBeside[]> {
  const others = orders.sold().filter(({ kind }) => kind !== order.product)
  const offers = await Promise.all(
    others.map(async (product) => product.offerBeside?.(order, { userId, now: clock.now() })),
  )
  return offers.flatMap((offer) => offer ?? [])
}
