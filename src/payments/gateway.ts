import type { Rial } from '#money/rial.ts'

export interface Gateway {
  readonly id: number
  readonly name: string
  readonly title: string
  readonly isActive: boolean
  readonly isGone?: boolean
  readonly caps: GatewayCaps
  /** May payments begin now? Running ones continue anyway. */
  mayBegin?(now: Temporal.Instant): boolean
  /** Does its server answer? Nothing is begun there. */
  reaches?(): Promise<boolean>
  start(intent: Intent): Promise<Started>
  /** Parses the payer's return: a claim that proves nothing. Undefined when it is not this gateway's. */
  parseReturn(sent: ReturnSent): Returned | undefined
  /** Takes the money; idempotent. */
  verify(claim: Claim): Promise<Verdict>
  /** The payment's state, without changing it. */
  inquire(claim: Claim): Promise<PaymentStatus>
  /** Paid but unverified references; empty when the gateway has no such list or is unreachable. */
  listUnverified(): Promise<readonly string[]>
  /** Refunds within the gateway's window, idempotent. `refused`: we still have the money. */
  reverse?(claim: Claim): Promise<'reversed' | 'refused' | 'unknown'>
  /** Transfers to our bank account; undefined when unreachable. Missing when the gateway has no such call. */
  settlements?(): Promise<readonly GatewaySettlement[] | undefined>
}

export interface GatewaySettlement {
  readonly reference: string
  readonly amount: Rial
}

export interface GatewayCaps {
  /** what the payer's card is charged in */
  readonly currency: 'IRR' | 'USD' | 'AED' | 'IQD'
  readonly min: number
  readonly max: number
  /** nothing is known before the payer returns: no return does not mean no payment */
  readonly isSilentBeforeReturn?: boolean
  /** a payment is possible for so long after its announcement */
  readonly pageMinutes: number
  /** unverified payments return to the card after this; undefined where charges are final */
  readonly verifyWindowMinutes?: number
  /** how long `reverse` is possible */
  readonly reverseWindowMinutes?: number
}

export interface Intent {
  readonly attemptId: string
  /** unique number, for gateways with numeric order ids */
  readonly serial: number
  readonly amount: Rial
  /** at most 500 characters, shown at the bank */
  readonly description: string
  /** return address, by GET or posted form */
  readonly returnAddress: string
  /** the payer's own (09…), for saved cards */
  readonly mobile?: string
}

export type Action =
  | { readonly method: 'GET'; readonly address: string }
  | { readonly method: 'POST'; readonly address: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly method: 'widget'; readonly address: string; readonly fields: Readonly<Record<string, string>> }

export type Started =
  | {
      readonly kind: 'started'
      readonly reference: string
      readonly action: Action
      /** at gateways without rial */
      readonly charged?: Charged
    }
  | { readonly kind: 'failed'; readonly why: string }

/** A charge abroad, stored with the attempt; the ledger is in rial only. */
export interface Charged {
  readonly currency: 'USD' | 'AED' | 'IQD'
  /** hundredths, rounded up */
  readonly minor: number
  /** rial per unit */
  readonly rateRial: number
  /** when the house set that rate */
  readonly rateAt: Temporal.Instant
}

export interface ReturnSent {
  readonly method: 'GET' | 'POST'
  readonly fields: Readonly<Record<string, unknown>>
}

export interface Returned {
  readonly reference: string
  readonly claim: 'paid' | 'not-paid'
  readonly facts: Readonly<Record<string, string>>
  /** for banks that verify by receipt alone: an id brought by the payer */
  readonly receipt?: string
}

export interface Claim {
  readonly attemptId: string
  readonly serial: number
  readonly reference: string
  readonly amount: Rial
  readonly charged?: Charged
  readonly returned?: Readonly<Record<string, string>>
}

/** `already`: verified before, counts only for an attempt not credited yet. Callers must compare the amount of `paid`. */
export type Verdict =
  | ({ readonly kind: 'paid' | 'already' } & Receipt)
  | { readonly kind: 'notPaid'; readonly code: string }
  | { readonly kind: 'pending' }
  | { readonly kind: 'unknown'; readonly why: string }

export interface Receipt {
  /** the bank's transaction number, unique per gateway */
  readonly transaction: string
  /** taken, in rial, by the bank's answer alone */
  readonly amount: Rial
  readonly cardMask: string
}

export type PaymentStatus = 'in-bank' | 'paid' | 'verified' | 'failed' | 'reversed' | 'unknown'

/** §2, §9: gateway 1 unless another is wanted; the first active one if that is inactive. */
export function chosenGateway(gateways: readonly Gateway[], wanted: number): Gateway | undefined {
  const active = gateways.filter((gateway) => gateway.isActive)
  return active.find((gateway) => gateway.id === wanted) ?? active[0]
}
