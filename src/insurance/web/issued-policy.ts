import { insuranceFace } from '#insurance/web/face.ts'
import type { OrderDetails } from '#orders/responses.ts'

export async function issuedPolicy(order: OrderDetails, { now }: { readonly now: Temporal.Instant }) {
  const { name, when, people } = insuranceFace.trip(order, now)
  return { name: name ?? '', when, people }
}
