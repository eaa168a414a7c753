export interface AccountInquiry {
  /** 24 digits, without IR. */
  ibanOfCard(cardNumber: string): Promise<Told<{ readonly iban: string }>>
  /** Whether the account's bank knows its owner by this name. */
  isHolder(iban: string, name: string): Promise<Told<{ readonly matches: boolean }>>
}

/** `refused`: no such account, or it takes no money. `unknown`: no answer. */
export type Told<Fact> =
  | ({ readonly kind: 'told' } & Fact)
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string }
