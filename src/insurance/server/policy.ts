import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { type Plan, type PlanId, planOf } from '#insurance/plans.ts'
import { contractOf } from '#insurance/server/contract.ts'
import type { InsurerFacts } from '#insurance/server/insurer-facts.ts'
import type { Zone } from '#insurance/zones.ts'
import type { Rial } from '#money/rial.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'

export interface Policy {
  readonly orderId: string
  readonly state: 'held' | 'issued' | 'released'
  /** null for a supplier's */
  readonly contractId: string | null
  readonly supplier: string | null
  readonly terms: SuppliedTerms | null
  readonly country: string
  readonly zone: Zone
  readonly plan: PlanId
  readonly startsOn: Temporal.PlainDate
  readonly endsOn: Temporal.PlainDate
  /** kept of each; null where the insurer says it when somebody gives back */
  readonly fee: Rial | null
  readonly reference: string | null
  readonly issuedAt: Temporal.Instant | null
  readonly isVisaRefused: boolean
  /** in the order of the passengers */
  readonly insured: readonly Insured[]
}

/** What a supplier's policy is, in the words of its offer. */
export interface SuppliedTerms {
  readonly facts: InsurerFacts
  readonly plan: Plan
}

export interface Insured {
  readonly position: number
  readonly age: number
  readonly premium: Rial
  readonly duty: Rial
  readonly commission: Rial
  readonly total: Rial
  /** what price rules made of the total */
  readonly rules: readonly RuleMade[]
  readonly number: string | null
  readonly isRefunded: boolean
}

/** Undefined for an order that ended before it was one. */
export function policyOf(trx: Trx, orderId: string): Promise<Policy | undefined> {
  return maybe(
    trx,
    sql<Policy>`
      select order_id as "orderId", state, contract_id as "contractId", supplier, terms, country, zone, plan, starts_on as "startsOn",
        ends_on as "endsOn", case when supplier is null then fee end as fee, reference, issued_at as "issuedAt", visa_refused_at is not null as "isVisaRefused", (
        select jsonb_agg(jsonb_build_object('position', position, 'age', age, 'premium', premium, 'duty', duty,
          'commission', commission, 'rules', price_rules,
          'total', premium + duty + coalesce((
            select sum((made->>'amount')::bigint) from jsonb_array_elements(price_rules) made), 0), 'number', number, 'isRefunded', refunded_at is not null)
          order by position)
        from insurance.insured where insured.order_id = policy.order_id) as insured
      from insurance.policy where order_id = ${orderId} and plan is not null`,
  )
}

export async function lockedPolicy(trx: Trx, orderId: string): Promise<Policy | undefined> {
  await maybe(trx, sql`select from insurance.policy where order_id = ${orderId} for update`)
  return policyOf(trx, orderId)
}

export function boughtPlan({ plan, terms }: Policy): Plan {
  return terms?.plan ?? planOf(plan)
}

export async function insurerOf(trx: Trx, { orderId, contractId, terms }: Policy): Promise<InsurerFacts> {
  if (terms !== null) return terms.facts
  if (contractId === null) throw new Error(`order ${orderId} is insured by nobody`)
  return contractOf(trx, contractId)
}
