import { sql } from 'kysely'
import { supplierShareOf } from '#insurance/price.ts'
import { lockedPolicy, type Policy, policyOf } from '#insurance/server/policy.ts'
import type { Room } from '#insurance/server/room.ts'
import { sum } from '#money/rial.ts'
import type { Issued } from '#orders/product.ts'

/** Asks the insurer for the numbers of the paid policy, once. Idempotent. */
export async function issue(room: Room, orderId: string): Promise<Issued> {
  const policy = await policyOf(room.database, orderId)
  if (policy === undefined || policy.state === 'released')
    return { kind: 'failed', reason: 'the policy was let go' }
  if (policy.reference !== null) return issuedAs(policy, policy.reference)
  const confirmed = await room.insurer.confirm(policy)
  if (confirmed.kind !== 'issued') return confirmed
  const reference = confirmed.numbers[0]
  if (reference === undefined) throw new Error(`nobody is insured by order ${orderId}`)
  return room.database.transaction().execute(async (trx) => {
    const now = await lockedPolicy(trx, orderId)
    if (now === undefined || now.state === 'released')
      return { kind: 'failed', reason: 'the policy was let go' }
    if (now.reference === null)
      await sql`
        update insurance.policy set state = 'issued', issued_at = ${room.clock.now()}, reference = ${reference}
        where order_id = ${orderId}`.execute(trx)
    return issuedAs(now, now.reference ?? reference)
  })
}

function issuedAs({ insured }: Policy, reference: string): Issued {
  return { kind: 'issued', reference, supplierPayable: sum(insured.map(supplierShareOf)) }
}
