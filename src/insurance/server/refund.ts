import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import type { Trx } from '#database/database.ts'
import { supplierShareOf } from '#insurance/price.ts'
import { hasBegun, retainedOf } from '#insurance/refund-rule.ts'
import { refundSays } from '#insurance/refund-words.ts'
import { type Insured, type Policy, policyOf } from '#insurance/server/policy.ts'
import type { Room } from '#insurance/server/room.ts'
import type { RefundableItem, RefundItem, RefundTerms } from '#orders/refund-terms.ts'

/** Known to the rial: whole less the fee before the first day, whole for a refused visa, nothing after. */
export async function refundTerms(
  { database, clock }: Pick<Room, 'database' | 'clock'>,
  orderId: string,
  trx: Trx = database,
): Promise<RefundTerms> {
  const policy = await policyOf(trx, orderId)
  if (policy?.reference == null) throw new Error(`order ${orderId} is not issued`)
  const today = clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  return {
    isCharter: false,
    items: policy.insured.map((one) => itemOf(policy, one, today)),
    legs: [
      {
        leg: 0,
        proposalId: policy.reference,
        departure: policy.startsOn.toZonedDateTime(iranZone),
        cityName: 'تهران',
        ladders: [],
        rule: refundSays(policy),
        flights: [],
      },
    ],
  }
}

function itemOf(policy: Policy, one: Insured, today: Temporal.PlainDate): RefundableItem {
  return {
    passenger: one.position,
    leg: 0,
    group: 'adult',
    base: one.total,
    total: one.total,
    supplierShare: supplierShareOf(one),
    kept: retainedOf(policy, { fee: policy.fee, total: one.total }),
    state: one.isRefunded ? 'refunded' : hasBegun(policy, today) ? 'flown' : 'refundable',
  }
}

/** Idempotent. */
export async function refund(
  { clock }: Pick<Room, 'clock'>,
  trx: Trx,
  { orderId, items }: { readonly orderId: string; readonly items: readonly RefundItem[] },
): Promise<void> {
  const positions = items.map(({ passenger }) => passenger)
  await sql`
    update insurance.insured set refunded_at = ${clock.now()}
    where order_id = ${orderId} and position = any(${positions}::smallint[]) and refunded_at is null`.execute(
    trx,
  )
}
