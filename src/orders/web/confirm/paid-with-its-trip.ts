import { redirect } from 'react-router'
import type { Order } from '#orders/order.ts'
import { tripPath } from '#orders/web/paths.ts'

interface OwnOrder {
  readonly orderId: string
  readonly userId: string
}

/** What is bought together is agreed to and paid on the page of its trip, never alone. */
export async function paidWithItsTrip(
  { orders }: { readonly orders: { ofUser(orderId: string, userId: string): Promise<Order> } },
  { orderId, userId }: OwnOrder,
): Promise<void> {
  const { tripId } = await orders.ofUser(orderId, userId)
  if (tripId !== null) throw redirect(tripPath(tripId))
}
