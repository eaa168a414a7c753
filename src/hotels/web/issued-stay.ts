import type { OrderDetails } from '#orders/answered.ts'
import { stayWritten } from '#orders/web/order/stay-written.ts'
import { todayAt } from '#orders/web/today.ts'

/** What the end of booking a stay shows. */
export async function issuedStay({ stay }: OrderDetails, { now }: { readonly now: Temporal.Instant }) {
  return stay === null ? undefined : stayWritten(stay, todayAt(now))
}
