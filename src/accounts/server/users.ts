import { sql } from 'kysely'
import { nameView } from '#accounts/names.ts'
import { maybe, one, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'

export interface User {
  readonly userId: string
  /** E.164 */
  readonly phone: string
  readonly email?: string | null
  readonly name?: string | undefined
  /** without the family's, in Persian before Latin */
  readonly firstName?: string | undefined
}

interface UserRow {
  readonly phone: string
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
  readonly firstNameFarsi: string
  readonly lastNameFarsi: string
}

export async function userOf(trx: Trx, userId: string): Promise<User | undefined> {
  const row = await maybe(
    trx,
    sql<UserRow>`select phone, email, coalesce(first_name, '') as "firstName", coalesce(last_name, '') as "lastName",
        coalesce(first_name_farsi, '') as "firstNameFarsi", coalesce(last_name_farsi, '') as "lastNameFarsi"
      from accounts.users where id = ${userId} and erased_at is null`,
  )
  if (row === undefined) return undefined
  const { phone, email, ...names } = row
  const firstName = (names.firstNameFarsi || names.firstName).trim() || undefined
  return { userId, phone, email, name: nameView(names).trim() || undefined, firstName }
}

/** By a number in E.164; undefined when nobody has it. */
export async function userAt(trx: Trx, phone: string): Promise<User | undefined> {
  const row = await maybe(
    trx,
    sql<{ id: string }>`select id from accounts.users where phone = ${phone} and erased_at is null`,
  )
  return row && userOf(trx, row.id)
}

export async function userWith(house: House, trx: Trx, phone: string): Promise<string> {
  // the update changes nothing: it locks and returns the existing row
  const { id } = await one(
    trx,
    sql<{ id: string }>`insert into accounts.users (phone, created_at) values (${phone}, ${house.clock.now()})
      on conflict (phone) do update set phone = excluded.phone returning id`,
  )
  return id
}

export async function phoneOfUser(trx: Trx, userId: string): Promise<string | undefined> {
  const row = await maybe(
    trx,
    sql<{ phone: string }>`select phone from accounts.users where id = ${userId} and erased_at is null`,
  )
  return row?.phone
}
