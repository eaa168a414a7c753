import { sql } from 'kysely'
import type { CurrentUser } from '#accounts/call-shapes.ts'
import { refuse } from '#accounts/server/refusals.ts'
import { permissionsIn } from '#accounts/token-scope.ts'
import { maybe, type Trx } from '#database/database.ts'

export type AccountData = CurrentUser

interface DataRow
  extends Pick<AccountData, 'phoneNumber' | 'gender' | 'email' | 'hasPassword' | 'hasGoogle'> {
  readonly first_name: string | null
  readonly last_name: string | null
  readonly first_name_farsi: string | null
  readonly last_name_farsi: string | null
  readonly birth_date: Temporal.PlainDate | null
  readonly national_code: string | null
  readonly passkeys: number
  readonly was_dismissed: boolean
  readonly scope: unknown
}

export async function dataOf(trx: Trx, userId: string): Promise<AccountData> {
  const row = await maybe(
    trx,
    sql<DataRow>`select phone as "phoneNumber", gender, email, first_name, last_name, first_name_farsi, last_name_farsi,
        birth_date, national_code, password_hash is not null as "hasPassword",
        password_prompt_dismissed_at is not null as was_dismissed,
        exists (select 1 from accounts.google_links g where g.user_id = u.id) as "hasGoogle",
        (select count(*)::int from accounts.passkeys p where p.user_id = u.id) as passkeys, scope
      from accounts.users u where id = ${userId} and erased_at is null`,
  )
  if (row === undefined) throw refuse('SESSION_ENDED')
  const { phoneNumber, gender, email, hasPassword, hasGoogle, passkeys } = row
  return {
    userId,
    phoneNumber,
    firstName: row.first_name,
    lastName: row.last_name,
    firstNameFarsi: row.first_name_farsi,
    lastNameFarsi: row.last_name_farsi,
    gender,
    birthDate: row.birth_date?.toString() ?? null,
    nationalCode: row.national_code,
    email,
    hasPassword,
    hasGoogle,
    passkeys,
    shouldAskForPassword: !hasPassword && !row.was_dismissed,
    scope: permissionsIn(row.scope),
  }
}
