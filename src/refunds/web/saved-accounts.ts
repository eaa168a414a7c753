import type { BankDetail } from '#accounts/bank-calls.ts'
import { isOneOf, type Named } from '#refunds/holder-name.ts'

/** A bank account its owner kept, as it is offered for a refund. */
export interface SavedAccount {
  readonly id: string
  /** «بانک پارسیان، شبا با پایان 9002» */
  readonly words: string
  readonly holderName: string
}

/** Money travels by IBAN, to somebody this refund may be paid to; the default stands first. */
export function savedAccounts(details: readonly BankDetail[], holders: readonly Named[]): SavedAccount[] {
  return details
    .filter(({ iban, holderName }) => iban !== null && isOneOf(holderName, holders))
    .map(({ id, bank, iban, holderName }) => ({
      id,
      words: `${bank ?? 'حساب بانکی'}، شبا با پایان ${iban?.slice(-4)}`,
      holderName,
    }))
}
