import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { type Correction, correctionsOf } from '#orders/server/corrections/correction-rows.ts'

/** What was asked to be put right, and what became of it, as steps of the order's timeline. */
export async function correctionSteps(trx: Trx, orderId: string): Promise<OrderDetails['timeline']> {
  const corrections = await correctionsOf(trx, sql`order_id = ${orderId}`)
  return corrections.flatMap(stepsOf)
}

function stepsOf({ state, requestedAt, decidedAt, reason, before }: Correction): OrderDetails['timeline'] {
  const who = `${before['first_name'] ?? ''} ${before['last_name'] ?? ''}`.trim()
  const of = who === '' ? 'یک مسافر' : `\u2068${who}\u2069`
  const isAtOnce = decidedAt !== null && decidedAt.equals(requestedAt)
  const asked = {
    status: 'correction-requested',
    says: `اصلاح مشخصات ${of} خواسته شد`,
    at: requestedAt.toString(),
  }
  if (decidedAt === null) return [asked]
  const decided = {
    status: `correction-${state}`,
    says: state === 'done' ? `مشخصات ${of} اصلاح شد` : `اصلاح مشخصات ${of} پذیرفته نشد: ${reason ?? ''}`,
    at: decidedAt.toString(),
  }
  return isAtOnce ? [decided] : [asked, decided]
}
