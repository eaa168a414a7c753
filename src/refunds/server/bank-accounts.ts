import { bankCodeOfIban, bankNamed } from '#money/banks.ts'
import type { RequestBody } from '#refunds/calls.ts'
import type { RequestField } from '#refunds/request-form.ts'
import type { BankAccount } from '#refunds/server/payouts/payout.ts'
import type { RequestRow } from '#refunds/server/record.ts'
import type { RequestedAccount } from '#refunds/server/requested-account.ts'
import type { Room } from '#refunds/server/room.ts'
import { Faults } from '#server/refusal.ts'

/** Fills in a saved account's numbers. Refuses BANK_DETAIL_NOT_FOUND. */
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

export function asOfSaved(error: unknown): unknown {
  if (!(error instanceof Faults)) return error
  const fields = error.fields.map(({ property, says }) => ({
    property: ofAccount.has(property) ? 'savedAccountId' : property,
    says,
  }))
  return new Faults(fields)
}

const ofAccount: ReadonlySet<string> = new Set<RequestField>([
  'iban',
  'cardNumber',
  'bankAccountNumber',
  'holderName',
])

/** Encrypted, bound to its refund. */
export function sealedAccount(
  { vault }: Pick<Room, 'vault'>,
  refundId: string,
  { iban, cardNumber, bankAccountNumber, holderName }: BankAccount,
): Buffer {
  const account: BankAccount = { iban, cardNumber, bankAccountNumber, holderName }
  return vault.seal(JSON.stringify(account), refundId)
}

export function bankAccountOf(
  { vault }: Pick<Room, 'vault'>,
  { id, account }: Pick<RequestRow, 'id' | 'account'>,
): BankAccount {
  if (account === null) throw new Error(`refund ${id} goes to no bank`)
  return JSON.parse(vault.open(account, id)) as BankAccount
}

export function hintOf({
  iban,
  cardNumber,
  givenBy,
}: Pick<RequestedAccount, 'iban' | 'cardNumber' | 'givenBy'>): string {
  const bank = bankNamed(bankCodeOfIban(iban)) ?? 'حساب بانکی'
  return givenBy === 'card'
    ? `${bank}، کارت با پایان ${cardNumber?.slice(-4)}`
    : `${bank}، شبا با پایان ${iban.slice(-4)}`
}
