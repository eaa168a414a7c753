import type { OrderDetails } from '#orders/responses.ts'
import { stayTexts } from '#orders/web/order/stay-texts.ts'
import { todayAt } from '#orders/web/today.ts'

export async function issuedStay({ stay }: OrderDetails, { now }: { readonly now: Temporal.Instant }) {
  return stay === null ? undefined : stayTexts(stay, todayAt(now))
}
