import type { BankDetail } from '#accounts/bank-calls.ts'
import { isOneOf, type Named } from '#refunds/holder-name.ts'

/** A bank account its owner kept, as it is offered for a refund. */
export interface SavedAccount {
  readonly id: string
  /** «بانک پارسیان، شبا با پایان 9002», «بانک ملت، کارت با پایان 1234» */
  readonly words: string
  readonly holderName: string
}

/** By IBAN or by card, to somebody this refund may be paid to; the default stands first. */
export function savedAccounts(details: readonly BankDetail[], holders: readonly Named[]): SavedAccount[] {
  return details
    .filter(
      ({ iban, cardNumber, holderName }) =>
        (iban !== null || cardNumber !== null) && isOneOf(holderName, holders),
    )
    .map(({ id, bank, iban, cardNumber, holderName }) => ({
      id,
      words: `${bank ?? 'حساب بانکی'}، ${knownBy(iban, cardNumber)}`,
      holderName,
    }))
}

function knownBy(iban: string | null, cardNumber: string | null): string {
  return iban === null ? `کارت با پایان ${cardNumber?.slice(-4)}` : `شبا با پایان ${iban.slice(-4)}`
}
