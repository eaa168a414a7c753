import type { Rial } from '#money/rial.ts'

/** What a payment gateway must be able to do. Amounts are rial; a reference is the gateway's name for one attempt. */
export interface Gateway {
  readonly id: number
  /** the adapter's name, for programs */
  readonly name: string
  /** what the traveller reads */
  readonly title: string
  readonly isActive: boolean
  readonly caps: GatewayCaps
  /** Announces a payment; the payer then goes to `address`. */
  start(intent: Intent): Promise<Started>
  /** Reads the payer's return. It is a claim and proves nothing; nothing when it is not this gateway's. */
  parseReturn(query: Readonly<Record<string, unknown>>): Returned | undefined
  /** Takes the money that the payer gave; safe to repeat. */
  verify(claim: { readonly reference: string; readonly amount: Rial }): Promise<Verdict>
  /** Where the payment stands, without touching it. */
  inquire(reference: string): Promise<Standing>
  /** Payments made and not yet verified, whoever forgot them; empty when the gateway cannot be reached. */
  listUnverified(): Promise<readonly string[]>
}

export interface GatewayCaps {
  readonly currency: 'IRR'
  readonly min: number
  readonly max: number
  /** what is not verified this long after being paid goes back to the card */
  readonly verifyWindowMinutes: number
}

export interface Intent {
  readonly attemptId: string
  readonly amount: Rial
  /** at most 500 characters, read by the payer at the bank */
  readonly description: string
  readonly returnAddress: string
}

export type Started =
  | { readonly kind: 'started'; readonly reference: string; readonly address: string }
  | { readonly kind: 'failed'; readonly why: string }

export interface Returned {
  readonly reference: string
  readonly claim: 'paid' | 'not-paid'
}

/** `already`: verified before, which counts only for an attempt of ours that is not yet credited. */
export type Verdict =
  | ({ readonly kind: 'paid' | 'already' } & Receipt)
  | { readonly kind: 'notPaid'; readonly code: string }
  | { readonly kind: 'unknown'; readonly why: string }

export interface Receipt {
  /** the bank's own number of the transaction, unique at its gateway */
  readonly transaction: string
  readonly amount: Rial
  readonly cardMask: string
}

export type Standing = 'in-bank' | 'paid' | 'verified' | 'failed' | 'reversed' | 'unknown'

/** §2, §9: the wanted gateway (1 unless said otherwise); the first active one when that one is not. */
export function chosenGateway(gateways: readonly Gateway[], wanted: number): Gateway | undefined {
  const active = gateways.filter((gateway) => gateway.isActive)
  return active.find((gateway) => gateway.id === wanted) ?? active[0]
}
