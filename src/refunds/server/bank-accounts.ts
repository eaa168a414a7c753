import { digitsOf, ibanDigits } from '#money/bank-account.ts'
import { bankCodeOfIban, bankNamed } from '#money/banks.ts'
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

/** The numbers of an account that was kept before stand in for typed ones. Refuses BANK_DETAIL_NOT_FOUND. */
export async function withSaved(
  { bank }: Pick<Room, 'bank'>,
  userId: string,
  body: RequestBody,
): Promise<RequestBody> {
  if (body.destination !== 'bank' || body.savedAccountId === '') return body
  const { iban, cardNumber, bankAccountNumber, holderName } = await bank.numbersOf(
    userId,
    body.savedAccountId,
  )
  return {
    ...body,
    iban: iban ?? '',
    cardNumber: cardNumber ?? '',
    bankAccountNumber: bankAccountNumber ?? '',
    holderName,
    savedAccountId: '',
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
