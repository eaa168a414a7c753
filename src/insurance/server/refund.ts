import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import type { Trx } from '#database/database.ts'
import { supplierShareOf } from '#insurance/price.ts'
import { hasBegun, retainedOf } from '#insurance/refund-rule.ts'
import { refundSays } from '#insurance/refund-words.ts'
import { withoutMoved } from '#insurance/server/moving/without-moved.ts'
import { type Insured, type Policy, policyOf } from '#insurance/server/policy.ts'
import type { Room } from '#insurance/server/room.ts'
import { toCancel } from '#insurance/server/supplied/outbox.ts'
import { freshPreviews, lastPreviews, type Previews } from '#insurance/server/supplied/previews.ts'
import { minus, type Rial, ZERO } from '#money/rial.ts'
import { netOf } from '#orders/pricing/ruled-total.ts'
import type { RefundableItem, RefundItem, RefundTerms } from '#orders/refund-terms.ts'

/** Known to the rial: whole less the fee before the first day, whole for a refused visa, nothing after. */
export async function refundTerms(room: Room, orderId: string, trx?: Trx): Promise<RefundTerms> {
  const { database, clock } = room
  const policy = await policyOf(trx ?? database, orderId)
  if (policy?.reference == null) throw new Error(`order ${orderId} is not issued`)
  const today = clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  const previews =
    policy.supplier === null
      ? undefined
      : await (trx === undefined ? freshPreviews(room, orderId) : lastPreviews(trx, orderId))
  const items = policy.insured.map((one) => itemOf(policy, one, { today, previews }))
  return {
    isCharter: false,
    items,
    legs: [
      {
        leg: 0,
        proposalId: policy.reference,
        departure: policy.startsOn.toZonedDateTime(iranZone),
        cityName: 'تهران',
        ladders: [],
        rule: refundSays(policy),
        isUntold: isUntold(items, previews),
        flights: [],
      },
    ],
  }
}

interface Now {
  readonly today: Temporal.PlainDate
  /** undefined of our own contract, which needs nobody to say it */
  readonly previews: Previews | undefined
}

function itemOf(policy: Policy, one: Insured, { today, previews }: Now): RefundableItem {
  return {
    passenger: one.position,
    leg: 0,
    group: 'adult',
    base: one.total,
    total: one.total,
    supplierShare: supplierShareOf(one),
    kept:
      previews === undefined
        ? ownRetained(policy, one)
        : minus(netOf(one), previews.get(one.position) ?? ZERO),
    state: one.isRefunded ? 'refunded' : hasBegun(policy, today) ? 'flown' : 'refundable',
  }
}

function ownRetained(policy: Policy, { total }: Insured): Rial {
  return retainedOf(policy, { fee: policy.fee ?? ZERO, total })
}

function isUntold(items: readonly RefundableItem[], previews: Previews | undefined): boolean {
  if (previews === undefined) return false
  return items.some(({ passenger, state }) => state === 'refundable' && !previews.has(passenger))
}

/** Idempotent. A supplier's is cancelled there by a job. */
export async function refund(
  { clock, cancelling }: Pick<Room, 'clock' | 'cancelling'>,
  trx: Trx,
  { orderId, items }: { readonly orderId: string; readonly items: readonly RefundItem[] },
): Promise<void> {
  const positions = items.map(({ passenger }) => passenger)
  await sql`
    update insurance.insured set refunded_at = ${clock.now()}
    where order_id = ${orderId} and position = any(${positions}::smallint[]) and refunded_at is null`.execute(
    trx,
  )
  const there = await withoutMoved(trx, orderId, positions)
  if (await toCancel(trx, { orderId, positions: there, now: clock.now() }))
    await cancelling.send({ orderId }, { within: trx })
}
