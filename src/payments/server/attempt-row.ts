import { sql } from 'kysely'
import { type Rial, rial } from '#money/rial.ts'
import type { AttemptState } from '#payments/attempt.ts'
import type { Action, Charged, Claim } from '#payments/gateway.ts'

export type Purpose = 'order' | 'trip' | 'top-up' | 'share'

export interface Attempt {
  readonly id: string
  readonly purpose: Purpose
  readonly orderId: string | null
  readonly tripId: string | null
  /** of a share: what it is for, and the page its payer comes back to */
  readonly share: AttemptShare | null
  /** of a share without a payer who is signed in the owner of its order */
  readonly userId: string
  readonly gatewayId: number
  readonly serial: number
  readonly amount: Rial
  readonly state: AttemptState
  readonly createdAt: Temporal.Instant
  readonly reference: string | null
  readonly address: string | null
  readonly action: Action | null
  readonly transaction: string | null
  /** return facts for verifying */
  readonly returned: Readonly<Record<string, string>> | null
  readonly charged: Charged | undefined
  readonly reason: string | null
  readonly askedAt: Temporal.Instant
  /** by the last answer: nothing paid yet, page open */
  readonly isUnpaidThere: boolean
}

export interface AttemptShare {
  readonly shareId: string
  readonly returnTo: string
}

export interface Part {
  readonly orderId: string
  readonly amount: Rial
}

export interface AttemptRow extends Omit<Attempt, 'charged' | 'amount'> {
  readonly amount: number
  readonly chargedCurrency: Charged['currency'] | null
  readonly chargedMinor: number | null
  readonly rateRial: number | null
  readonly rateAt: Temporal.Instant | null
}

export const attemptColumns = sql`id, purpose, order_id as "orderId", trip_id as "tripId",
  case when purpose = 'share' then (select jsonb_build_object('shareId', share_id, 'returnTo', return_to)
    from payments.for_share where attempt_id = id) end as share, user_id as "userId", gateway_id as "gatewayId", serial,
  amount, state, asked_at as "askedAt", (unpaid_at = asked_at) is true as "isUnpaidThere", created_at as "createdAt", reference, address, action, transaction, returned, reason,
  charged_currency as "chargedCurrency", charged_minor as "chargedMinor", charged_rate_rial as "rateRial",
  charged_rate_at as "rateAt"`

export function attemptIn({ chargedCurrency, chargedMinor, rateRial, rateAt, ...row }: AttemptRow): Attempt {
  const isAbroad = chargedCurrency !== null && chargedMinor !== null && rateRial !== null && rateAt !== null
  const charged = isAbroad ? { currency: chargedCurrency, minor: chargedMinor, rateRial, rateAt } : undefined
  return { ...row, amount: rial(row.amount), charged }
}

/** An attempt that was started, as its gateway is asked about it. */
export function claimOf(attempt: Attempt, reference: string): Claim {
  const { id, serial, amount, charged, returned } = attempt
  return {
    attemptId: id,
    serial,
    reference,
    amount,
    ...(charged === undefined ? {} : { charged }),
    ...(returned === null ? {} : { returned }),
  }
}
