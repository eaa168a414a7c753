import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { PlanId } from '#insurance/plans.ts'
import type { Zone } from '#insurance/zones.ts'
import type { Rial } from '#money/rial.ts'

export interface Policy {
  readonly orderId: string
  readonly state: 'held' | 'issued' | 'released'
  readonly contractId: string
  readonly country: string
  readonly zone: Zone
  readonly plan: PlanId
  readonly startsOn: Temporal.PlainDate
  readonly endsOn: Temporal.PlainDate
  readonly fee: Rial
  readonly reference: string | null
  readonly issuedAt: Temporal.Instant | null
  readonly isVisaRefused: boolean
  /** in the order of the passengers */
  readonly insured: readonly Insured[]
}

export interface Insured {
  readonly position: number
  readonly age: number
  readonly premium: Rial
  readonly duty: Rial
  readonly commission: Rial
  readonly total: Rial
  readonly number: string | null
  readonly isRefunded: boolean
}

/** Undefined for an order that ended before it was one. */
export function policyOf(trx: Trx, orderId: string): Promise<Policy | undefined> {
  return maybe(
    trx,
    sql<Policy>`
      select order_id as "orderId", state, contract_id as "contractId", country, zone, plan, starts_on as "startsOn",
        ends_on as "endsOn", fee, reference, issued_at as "issuedAt", visa_refused_at is not null as "isVisaRefused", (
        select jsonb_agg(jsonb_build_object('position', position, 'age', age, 'premium', premium, 'duty', duty,
          'commission', commission, 'total', premium + duty, 'number', number, 'isRefunded', refunded_at is not null)
          order by position)
        from insurance.insured where insured.order_id = policy.order_id) as insured
      from insurance.policy where order_id = ${orderId} and plan is not null`,
  )
}

export async function lockedPolicy(trx: Trx, orderId: string): Promise<Policy | undefined> {
  await maybe(trx, sql`select from insurance.policy where order_id = ${orderId} for update`)
  return policyOf(trx, orderId)
}
