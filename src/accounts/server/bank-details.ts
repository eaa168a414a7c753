import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { BankDetail } from '#accounts/bank-calls.ts'
import {
  type BankForm,
  type BankNumbers,
  bankFormFaults,
  bankNumbers,
  bankOf,
  masked,
} from '#accounts/bank-form.ts'
import { refuse } from '#accounts/server/refusals.ts'
import { all, maybe, one, type Trx } from '#database/database.ts'
import { keyFor, type Sealer, sealer } from '#server/encrypted.ts'
import type { House } from '#server/house.ts'
import { Faults } from '#server/refusal.ts'

export interface BankDetails {
  /** The default first, then the newest; numbers masked. */
  mine(userId: string): Promise<BankDetail[]>
  /** The first becomes the default. Throws Faults, BANK_DETAIL_KNOWN, TOO_MANY_BANK_DETAILS. */
  add(userId: string, form: BankForm): Promise<void>
  prefer(userId: string, id: string): Promise<void>
  numbersOf(userId: string, id: string): Promise<BankNumbers>
  /** If it was the default, the newest of the others becomes it. */
  forget(userId: string, id: string): Promise<void>
}

interface Row {
  readonly id: string
  readonly user_id: string
  readonly sealed: Buffer
  readonly is_default: boolean
}

interface Vault extends Pick<House, 'database' | 'clock'> {
  readonly sealer: Sealer
  printOf(numbers: BankNumbers): Buffer
}

const most = 10

export function openBankDetails(house: House): BankDetails {
  const { database, clock, settings } = house
  const printKey = keyFor(settings.secrets.vault, 'prints of bank details')
  const vault: Vault = {
    database,
    clock,
    sealer: sealer(settings.secrets.vault, 'bank details'),
    printOf: ({ iban, cardNumber, bankAccountNumber }) =>
      createHmac('sha256', printKey)
        .update(JSON.stringify([iban, cardNumber, bankAccountNumber]))
        .digest(),
  }
  return {
    mine: async (userId) => (await rowsOf(database, userId)).map((row) => shown(vault, row)),
    add: (userId, form) => add(vault, userId, form),
    prefer: (userId, id) => prefer(vault, userId, id),
    numbersOf: async (userId, id) => opened(vault, await ownRow(database, userId, id)),
    forget: (userId, id) => forget(vault, userId, id),
  }
}

async function add(vault: Vault, userId: string, form: BankForm): Promise<void> {
  const fields = Object.entries(bankFormFaults(form)).map(([property, says]) => ({ property, says }))
  if (fields.length > 0) throw new Faults(fields)
  const numbers = bankNumbers(form)
  const id = randomUUID()
  const sealed = vault.sealer.seal(JSON.stringify(numbers), boundTo({ user_id: userId, id }))
  await vault.database.transaction().execute(async (trx) => {
    const count = await inTurn(trx, userId)
    if (count >= most) throw refuse('TOO_MANY_BANK_DETAILS')
    const added = await maybe(
      trx,
      sql`insert into accounts.bank_details (id, user_id, sealed, print, is_default, created_at)
        values (${id}, ${userId}, ${sealed}, ${vault.printOf(numbers)}, ${count === 0}, ${vault.clock.now()})
        on conflict on constraint bank_detail_once do nothing returning id`,
    )
    if (added === undefined) throw refuse('BANK_DETAIL_KNOWN')
  })
}

async function prefer({ database }: Vault, userId: string, id: string): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await inTurn(trx, userId)
    await ownRow(trx, userId, id)
    await sql`update accounts.bank_details set is_default = false where user_id = ${userId} and is_default`.execute(
      trx,
    )
    await sql`update accounts.bank_details set is_default = true where id = ${id}`.execute(trx)
  })
}

async function forget({ database }: Vault, userId: string, id: string): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await inTurn(trx, userId)
    await ownRow(trx, userId, id)
    await sql`delete from accounts.bank_details where id = ${id}`.execute(trx)
    await sql`update accounts.bank_details set is_default = true
      where id = (select id from accounts.bank_details where user_id = ${userId} order by is_default desc, created_at desc limit 1)
        and not is_default`.execute(trx)
  })
}

async function inTurn(trx: Trx, userId: string): Promise<number> {
  const account = await maybe(
    trx,
    sql`select id from accounts.users where id = ${userId} and erased_at is null for update`,
  )
  if (account === undefined) throw refuse('SESSION_ENDED')
  const { count } = await one(
    trx,
    sql<{
      count: number
    }>`select count(*)::int as count from accounts.bank_details where user_id = ${userId}`,
  )
  return count
}

function rowsOf(trx: Trx, userId: string): Promise<readonly Row[]> {
  return all(
    trx,
    sql<Row>`select * from accounts.bank_details where user_id = ${userId} order by is_default desc, created_at desc, id`,
  )
}

async function ownRow(trx: Trx, userId: string, id: string): Promise<Row> {
  const row = await maybe(
    trx,
    sql<Row>`select * from accounts.bank_details where id = ${id} and user_id = ${userId}`,
  )
  if (row === undefined) throw refuse('BANK_DETAIL_NOT_FOUND')
  return row
}

function shown(vault: Vault, row: Row): BankDetail {
  const numbers = opened(vault, row)
  return {
    id: row.id,
    bank: bankOf(numbers) ?? null,
    holderName: numbers.holderName,
    ...masked(numbers),
    isDefault: row.is_default,
  }
}

function opened(vault: Vault, row: Row): BankNumbers {
  return JSON.parse(vault.sealer.open(row.sealed, boundTo(row))) as BankNumbers
}

function boundTo({ user_id, id }: Pick<Row, 'user_id' | 'id'>): string {
  return `${user_id} ${id}`
}
