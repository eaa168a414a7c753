import { sql } from 'kysely'
import { dateForForm } from '#calendar/form-date.ts'
import { maybe, type Trx } from '#database/database.ts'

interface PersonRow {
  readonly phone: string
  readonly email: string | null
  readonly names: readonly (string | null)[]
  readonly national_code: string | null
  readonly birth_date: Temporal.PlainDate | null
}

export async function personalWordsOf(trx: Trx, userId: string): Promise<readonly string[]> {
  const row = await maybe(
    trx,
    sql<PersonRow>`select phone, email, national_code, birth_date,
        array[first_name, last_name, first_name_farsi, last_name_farsi] as names
      from accounts.users where id = ${userId}`,
  )
  if (row === undefined) return []
  const [mailbox = ''] = (row.email ?? '').split('@')
  const words = [...row.names.flatMap((name) => (name ?? '').split(' ')), ...mailbox.split(/[._+-]/), mailbox]
  return [...words, ...numbersOf(row.phone), row.national_code ?? '', ...datesOf(row.birth_date)]
}

/** +989121234567 as 989121234567, 09121234567, 9121234567 and its last seven digits; an e-mail address as it is. */
export function numbersOf(phone: string): readonly string[] {
  const digits = phone.slice(1)
  const national = digits.slice(-10)
  return [digits, `0${national}`, national, digits.slice(-7)]
}

function datesOf(birth: Temporal.PlainDate | null): readonly string[] {
  if (birth === null) return []
  return [dateForForm(birth), birth.toString()].flatMap((date) => [
    date.replaceAll('-', ''),
    date.slice(0, 4),
  ])
}
