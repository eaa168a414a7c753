import type { OrderDetails } from '#orders/responses.ts'
import { todayAt } from '#orders/web/today.ts'
import { peopleIn } from '#orders/web/trips/trip.ts'
import { visaTexts } from '#visas/web/visa-texts.ts'

export async function issuedVisa(order: OrderDetails, { now }: { readonly now: Temporal.Instant }) {
  return order.visa === null ? undefined : visaTexts(order.visa, peopleIn(order), todayAt(now))
}
