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
  /** Whether payments may begin there now, at a gateway where that is a question; those that began go on. */
  mayBegin?(now: Temporal.Instant): boolean
  /** Announces a payment; the payer then goes where `action` says. */
  start(intent: Intent): Promise<Started>
  /** Reads the payer's return. It is a claim and proves nothing; nothing when it is not this gateway's. */
  parseReturn(sent: ReturnSent): Returned | undefined
  /** Takes the money that the payer gave; safe to repeat. */
  verify(claim: Claim): Promise<Verdict>
  /** Where the payment stands, without touching it. */
  inquire(claim: Claim): Promise<Standing>
  /** References of payments made and not yet verified; empty when the gateway keeps no such list or is not reached. */
  listUnverified(): Promise<readonly string[]>
  /** Gives money back that was taken, within the gateway's window. `refused`: it is still ours. Safe to repeat. */
  reverse?(claim: Claim): Promise<'reversed' | 'refused' | 'unknown'>
  /** The transfers that reached our bank account; nothing when it is not reached. Absent where a gateway tells it by no call. */
  settlements?(): Promise<readonly GatewaySettlement[] | undefined>
}

/** Money that a gateway brought to our bank account, of many payments together. */
export interface GatewaySettlement {
  /** the gateway's name for the transfer, unique there */
  readonly reference: string
  readonly amount: Rial
}

export interface GatewayCaps {
  /** what the payer's card is charged in */
  readonly currency: 'IRR' | 'USD' | 'AED' | 'IQD'
  /** rial */
  readonly min: number
  /** rial */
  readonly max: number
  /** nothing is to be heard of a payment before its payer is back: that nobody came back does not say that nobody paid */
  readonly isSilentBeforeReturn?: boolean
  /** so long after it was announced a payment can be made */
  readonly pageMinutes: number
  /** what is not verified this long after being paid goes back to the card; absent where a card once charged stays charged */
  readonly verifyWindowMinutes?: number
  /** how long after being paid the money can be given back by `reverse` */
  readonly reverseWindowMinutes?: number
}

export interface Intent {
  readonly attemptId: string
  /** a whole number that no other attempt has, for gateways that name orders by numbers */
  readonly serial: number
  readonly amount: Rial
  /** at most 500 characters, read by the payer at the bank */
  readonly description: string
  /** where the payer's browser is sent back to, by GET or by a posted form */
  readonly returnAddress: string
  /** the payer's own number, by which the bank may offer the cards it knows: 09… */
  readonly mobile?: string
}

/** How the payer's browser gets to the bank: a link, a form that it posts, or the bank's card form on our own page. */
export type Action =
  | { readonly method: 'GET'; readonly address: string }
  | { readonly method: 'POST'; readonly address: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly method: 'widget'; readonly address: string; readonly fields: Readonly<Record<string, string>> }

export type Started =
  | {
      readonly kind: 'started'
      readonly reference: string
      readonly action: Action
      /** what the card is charged, at a gateway that takes no rial */
      readonly charged?: Charged
    }
  | { readonly kind: 'failed'; readonly why: string }

/** An amount of rial as it is charged abroad; it stands beside the attempt, and rial alone is posted. */
export interface Charged {
  readonly currency: 'USD' | 'AED' | 'IQD'
  /** hundredths of the currency, rounded up: never worth less than the rial that is due */
  readonly minor: number
  /** whole rial to one unit of the currency */
  readonly rateRial: number
  /** when the house set that rate */
  readonly rateAt: Temporal.Instant
}

/** What came with the payer's browser: the fields of the address and of the posted form together. */
export interface ReturnSent {
  readonly method: 'GET' | 'POST'
  readonly fields: Readonly<Record<string, unknown>>
}

export interface Returned {
  readonly reference: string
  readonly claim: 'paid' | 'not-paid'
  /** what verifying will need of it; kept with the attempt */
  readonly facts: Readonly<Record<string, string>>
  /** where the bank verifies by it alone and does not say whose it is: the payment's own number, brought by its payer */
  readonly receipt?: string
}

/** One attempt as a gateway is asked about it. */
export interface Claim {
  readonly attemptId: string
  readonly serial: number
  readonly reference: string
  readonly amount: Rial
  readonly charged?: Charged
  /** the facts of the latest return, if there was one */
  readonly returned?: Readonly<Record<string, string>>
}

/**
 * `already`: verified before, which counts only for an attempt of ours that is not yet credited. Whoever takes a
 * `paid` compares its amount with the attempt's. `pending`: the bank itself does not know yet.
 */
export type Verdict =
  | ({ readonly kind: 'paid' | 'already' } & Receipt)
  | { readonly kind: 'notPaid'; readonly code: string }
  | { readonly kind: 'pending' }
  | { readonly kind: 'unknown'; readonly why: string }

export interface Receipt {
  /** the bank's own number of the transaction, unique at its gateway */
  readonly transaction: string
  /** what was really taken, in rial, on the bank's word alone */
  readonly amount: Rial
  readonly cardMask: string
}

export type Standing = 'in-bank' | 'paid' | 'verified' | 'failed' | 'reversed' | 'unknown'

/** §2, §9: the wanted gateway (1 unless said otherwise); the first active one when that one is not. */
export function chosenGateway(gateways: readonly Gateway[], wanted: number): Gateway | undefined {
  const active = gateways.filter((gateway) => gateway.isActive)
  return active.find((gateway) => gateway.id === wanted) ?? active[0]
}
