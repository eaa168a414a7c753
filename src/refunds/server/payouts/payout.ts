import type { Rial } from '#money/rial.ts'

/** A bank account that money is sent to. */
export interface BankAccount {
  /** 24 digits, without IR */
  readonly iban: string
  /** as they were given, in digits; kept for whoever has to look into it */
  readonly cardNumber: string | null
  readonly bankAccountNumber: string | null
  readonly holderName: string
}

export interface PayoutOrder {
  /** ours, known before it is sent: the same one is never paid twice */
  readonly trackId: string
  readonly iban: string
  /** in rial */
  readonly amount: Rial
  readonly description: string
}

/** How a payout stands. `refused` was never taken; `unknown` may have been, or not. */
export type PayoutStatus =
  | { readonly kind: 'pending'; readonly providerId: string }
  | { readonly kind: 'paid'; readonly providerId: string; readonly reference: string | null }
  | { readonly kind: 'bounced'; readonly providerId: string }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string }

/** Whoever pays out to bank accounts for us. */
export interface PayoutProvider {
  /** names its account in the ledger */
  readonly id: string
  /** the least it sends, in rial */
  readonly min: Rial
  send(order: PayoutOrder): Promise<PayoutStatus>
  /** What became of an order; `none` when it never arrived. */
  find(trackId: string): Promise<PayoutStatus | { readonly kind: 'none' }>
}
