/** Whoever may ask every bank of the country whose an account is. */
export interface AccountInquiry {
  /** The account behind a card: 24 digits of its IBAN, without IR. */
  ibanOfCard(cardNumber: string): Promise<Told<{ readonly iban: string }>>
  /** Whether the account's bank knows its owner by this name. */
  isHolder(iban: string, name: string): Promise<Told<{ readonly matches: boolean }>>
}

/** `refused`: the banks know no such account, or it takes no money. `unknown`: nobody could say. */
export type Told<Fact> =
  | ({ readonly kind: 'told' } & Fact)
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string }
