import { digitsOf, ibanDigits } from '#refunds/bank-account.ts'
import { bankCodeOfIban, bankNamed } from '#refunds/banks.ts'
import type { RequestBody } from '#refunds/calls.ts'
import type { BankAccount } from '#refunds/server/payouts/payout.ts'
import type { RequestRow } from '#refunds/server/record.ts'
import type { Room } from '#refunds/server/room.ts'

/** The account of a request that has no faults, in digits. */
export function accountIn(body: RequestBody): BankAccount {
  return {
    iban: ibanDigits(body.iban),
    cardNumber: digitsOf(body.cardNumber) || null,
    bankAccountNumber: digitsOf(body.bankAccountNumber) || null,
    holderName: body.holderName.trim(),
  }
}

/** As it goes into the database: nobody reads it there, and it opens for its own refund only. */
export function sealedAccount(
  { vault }: Pick<Room, 'vault'>,
  refundId: string,
  account: BankAccount,
): Buffer {
  return vault.seal(JSON.stringify(account), refundId)
}

export function bankAccountOf(
  { vault }: Pick<Room, 'vault'>,
  { id, account }: Pick<RequestRow, 'id' | 'account'>,
): BankAccount {
  if (account === null) throw new Error(`refund ${id} goes to no bank`)
  return JSON.parse(vault.open(account, id)) as BankAccount
}

/** As much as its owner needs to know it by. */
export function hintOf({ iban }: BankAccount): string {
  return `${bankNamed(bankCodeOfIban(iban)) ?? 'حساب بانکی'}، شبا با پایان ${iban.slice(-4)}`
}
