import { sql } from 'kysely'
import type { BankNumbers } from '#accounts/bank-form.ts'
import { maybe } from '#database/database.ts'
import { isOneOf } from '#refunds/holder-name.ts'
import { hintOf, mayInquire } from '#refunds/server/refunds.ts'
import { refuse } from '#withdrawals/server/refusals.ts'
import type { Room } from '#withdrawals/server/room.ts'

export interface OwnAccount {
  readonly iban: string
  readonly hint: string
  /** the traveller's own name, by which the bank knows the account */
  readonly holderName: string
}

/** A bank's word is good for a day, as long as the traveller goes by the same name. */
const goodForHours = 24

/** Refuses BANK_DETAIL_NOT_FOUND, NAME_NEEDED, ACCOUNT_WITHOUT_IBAN, ACCOUNT_OF_ANOTHER, ACCOUNT_REFUSED,
 * BANKS_SILENT, TOO_MANY_ACCOUNTS. */
export async function checkedAccount(room: Room, userId: string, bankDetailId: string): Promise<OwnAccount> {
  const numbers = await room.accounts.bank.numbersOf(userId, bankDetailId)
  const holderName = await ownName(room, userId, numbers)
  const before = await checkedBefore(room, userId, bankDetailId)
  if (before?.holderName === holderName) return before
  if (!(await mayInquire(room, userId))) throw refuse('TOO_MANY_ACCOUNTS')
  const account = await requestedAccount(room, numbers, holderName)
  await sql`
    insert into withdrawals.checked_account as had (bank_detail_id, user_id, sealed, checked_at)
    values (${bankDetailId}, ${userId}, ${room.vault.seal(JSON.stringify(account), `${userId} ${bankDetailId}`)},
      ${room.clock.now()})
    on conflict (bank_detail_id) do update set sealed = excluded.sealed, checked_at = excluded.checked_at
    where had.user_id = excluded.user_id`.execute(room.database)
  return account
}

async function ownName(room: Room, userId: string, { holderName }: BankNumbers): Promise<string> {
  const { firstNameFarsi, lastNameFarsi } = await room.accounts.dataOf(userId)
  if (!firstNameFarsi || !lastNameFarsi) throw refuse('NAME_NEEDED')
  if (!isOneOf(holderName, [{ firstNameFarsi, lastNameFarsi }])) throw refuse('ACCOUNT_OF_ANOTHER')
  return `${firstNameFarsi} ${lastNameFarsi}`
}

async function checkedBefore(
  { database, vault, clock }: Room,
  userId: string,
  bankDetailId: string,
): Promise<OwnAccount | undefined> {
  const row = await maybe(
    database,
    sql<{ sealed: Buffer }>`
      select sealed from withdrawals.checked_account
      where bank_detail_id = ${bankDetailId} and user_id = ${userId}
        and checked_at > ${clock.now().subtract({ hours: goodForHours })}`,
  )
  return row && (JSON.parse(vault.open(row.sealed, `${userId} ${bankDetailId}`)) as OwnAccount)
}

/** The bank says whose it is: an answer that does not come is not a yes. */
async function requestedAccount(
  room: Room,
  { iban: typed, cardNumber }: BankNumbers,
  holderName: string,
): Promise<OwnAccount> {
  const iban = typed ?? (await ibanOfCard(room, cardNumber))
  const holder = await room.inquiry.isHolder(iban, holderName)
  if (holder.kind === 'refused') throw refuse('ACCOUNT_REFUSED')
  if (holder.kind === 'unknown') throw silent(room, holder.why)
  if (!holder.matches) throw refuse('ACCOUNT_OF_ANOTHER')
  const hint = hintOf({ iban, cardNumber, givenBy: typed === null ? 'card' : 'iban' })
  return { iban, hint, holderName }
}

async function ibanOfCard(room: Room, cardNumber: string | null): Promise<string> {
  if (cardNumber === null) throw refuse('ACCOUNT_WITHOUT_IBAN')
  const found = await room.inquiry.ibanOfCard(cardNumber)
  if (found.kind === 'refused') throw refuse('ACCOUNT_REFUSED')
  if (found.kind === 'unknown') throw silent(room, found.why)
  return found.iban
}

function silent({ log }: Room, why: string) {
  log.warn({ why }, 'withdrawal.account-unasked')
  return refuse('BANKS_SILENT')
}
