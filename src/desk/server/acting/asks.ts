import type { Trx } from '#database/database.ts'
import { actingAsks } from '#desk/acting-limits.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { Order } from '#orders/order.ts'
import { mayTry } from '#server/attempt-limits.ts'
import type { StaffVisitor } from '#server/visitor.ts'

interface Asking {
  readonly order: Order
  readonly by: StaffVisitor
  readonly at: Temporal.Instant
}

/** Counted in the transaction that sends: what is refused does not count. Refuses CODES_ASKED_OFTEN. */
export async function mustBeFew(trx: Trx, { order, by, at }: Asking): Promise<void> {
  const limits = [
    [`acting on ${order.orderId}`, actingAsks.ofOrder],
    [`acting for ${order.ownerId}`, actingAsks.ofTraveller],
    [`acting by ${by.staffId}`, actingAsks.ofColleague],
  ] as const
  for (const [subject, limit] of limits)
    if (!(await mayTry(trx, subject, { limit, now: at }))) throw refuse('CODES_ASKED_OFTEN')
}
