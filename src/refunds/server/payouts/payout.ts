import type { Rial } from '#money/rial.ts'

export interface BankAccount {
  /** 24 digits, without IR */
  readonly iban: string
  /** as given; for support cases */
  readonly cardNumber: string | null
  readonly bankAccountNumber: string | null
  readonly holderName: string
}

export interface PayoutOrder {
  /** our id: never paid twice */
  readonly trackId: string
  readonly iban: string
  /** in rial */
  readonly amount: Rial
  readonly description: string
}

/** `refused`: certainly not taken; `unknown`: maybe taken. */
export type PayoutStatus =
  | { readonly kind: 'pending'; readonly providerId: string }
  | { readonly kind: 'paid'; readonly providerId: string; readonly reference: string | null }
  | { readonly kind: 'bounced'; readonly providerId: string }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string }

export interface PayoutProvider {
  /** its account in the ledger */
  readonly id: string
  /** the least it sends, in rial */
  readonly min: Rial
  send(order: PayoutOrder): Promise<PayoutStatus>
  /** `none`: it never arrived. */
  find(trackId: string): Promise<PayoutStatus | { readonly kind: 'none' }>
}
