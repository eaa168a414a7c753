import type { BankDetail } from '#accounts/bank-calls.ts'
import { isOneOf, type Named } from '#refunds/holder-name.ts'

export interface SavedAccount {
  readonly id: string
  /** «بانک پارسیان، شبا با پایان 9002», «بانک ملت، کارت با پایان 1234» */
  readonly words: string
  readonly holderName: string
}

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
