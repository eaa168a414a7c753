export interface AccountInquiry {
  /** 24 digits, without IR. */
  ibanOfCard(cardNumber: string): Promise<InquiryOutcome<{ readonly iban: string }>>
  /** Whether the account's bank knows its owner by this name. */
  isHolder(iban: string, name: string): Promise<InquiryOutcome<{ readonly matches: boolean }>>
}

/** `refused`: no such account, or it takes no money. `unknown`: no answer. */
export type InquiryOutcome<Fact> =
  | ({ readonly kind: 'told' } & Fact)
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string }
