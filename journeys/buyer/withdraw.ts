import { bankCalls } from '#accounts/bank-calls.ts'
import { accountCalls } from '#accounts/calls.ts'
import { rial } from '#money/rial.ts'
import { walletCalls } from '#wallet/calls.ts'
import { withdrawalCalls } from '#withdrawals/calls.ts'
import { mostOf } from '#withdrawals/limits.ts'
import { type Diary, once, type Shop } from './diary.ts'

/** The IBAN's last digits decide the outcome at the simulated bank. */
export interface Withdrawing {
  readonly iban: string
  readonly isCancelled?: true
}

/** All that is left in the wallet, to an account of one's own. */
export async function withdraw(shop: Shop, diary: Diary, { iban, isCancelled }: Withdrawing): Promise<void> {
  const by = diary.buyer.token
  const { balance } = walletCalls.balance.answer.parse(
    (await shop.ask(walletCalls.balance.line, { by })).data,
  )
  const amount = mostOf(rial(balance))
  const bankDetailId = amount === undefined ? undefined : await ownAccount(shop, diary, iban)
  if (bankDetailId === undefined) return
  const body = { id: crypto.randomUUID(), amount, bankDetailId }
  const told = await once(shop, diary, { line: withdrawalCalls.create.line, body })
  if (told === undefined) return void delete diary.refused
  diary.withdrawal = { id: body.id, isCancelled: false }
  if (isCancelled !== true) return
  const cancelled = await once(shop, diary, { line: withdrawalCalls.cancel.line, body: { id: body.id } })
  if (cancelled === undefined) return void delete diary.refused
  diary.withdrawal = { id: body.id, isCancelled: true }
}

async function ownAccount(shop: Shop, { buyer }: Diary, iban: string): Promise<string | undefined> {
  const by = buyer.token
  const { firstNameFarsi, lastNameFarsi } = buyer.person.form
  await shop.ask(accountCalls.updateAccount.line, { by, body: { firstNameFarsi, lastNameFarsi } })
  const holderName = `${firstNameFarsi} ${lastNameFarsi}`
  await shop.ask(bankCalls.addBankDetail.line, { by, body: { iban, holderName } })
  const kept = await shop.ask(bankCalls.bankDetails.line, { by })
  return bankCalls.bankDetails.answer.parse(kept.data)[0]?.id
}
