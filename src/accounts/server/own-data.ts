import { sql } from 'kysely'
import {
  ACCOUNT_TEXTS,
  type AccountField,
  type AccountForm,
  accountFaults,
  tidiedAccount,
} from '#accounts/account-form.ts'
import { type AccountData, dataOf } from '#accounts/server/account-data.ts'
import { refuse } from '#accounts/server/refusals.ts'
import { type Counted, putBack, take } from '#accounts/server/windowed-counts.ts'
import { dateFromForm } from '#calendar/form-date.ts'
import { iranZone } from '#calendar/zones.ts'
import { violates } from '#database/violates.ts'
import type { House } from '#server/house.ts'
import { Faults } from '#server/refusal.ts'

/** undefined leaves a field as it is; null or '' clears it. */
export type AccountChanges = Partial<Readonly<Record<AccountField, string | null | undefined>>>

/** National codes of other accounts one may hit in a day, so that nobody can look up who has an account. */
const TAKEN_A_DAY = 5

export async function updateData(
  house: House,
  userId: string,
  changes: AccountChanges,
): Promise<AccountData> {
  const form = tidiedAccount(changes)
  const now = house.clock.now()
  const today = now.toZonedDateTimeISO(iranZone).toPlainDate()
  const faults = accountFaults(form, today)
  if (faults.length > 0)
    throw new Faults(faults.map(({ property, key }) => ({ property, says: ACCOUNT_TEXTS[key] })))
  const namesCode = (form.nationalCode ?? '') !== ''
  // counted before the lookup, so parallel requests cannot exceed it
  if (namesCode && !(await take(house.database, takenBy(userId), { most: TAKEN_A_DAY, now })))
    throw refuse('TOO_MANY_TRIES')
  let wasTaken = false
  try {
    await write(house, { userId, form, today })
  } catch (error) {
    wasTaken = violates(error, 'users_national_code')
    throw wasTaken ? refuse('NATIONAL_CODE_TAKEN', { property: 'nationalCode' }) : error
  } finally {
    if (namesCode && !wasTaken) await putBack(house.database, takenBy(userId), { many: 1, now })
  }
  return dataOf(house.database, userId)
}

function takenBy(userId: string): Counted {
  return { what: 'national-codes-taken', ofWhom: userId, seconds: 86_400 }
}

async function write(
  house: House,
  { userId, form, today }: { userId: string; form: Partial<AccountForm>; today: Temporal.PlainDate },
): Promise<void> {
  const birth = dateFromForm(form.birthDate)
  const given = [
    ...columns.flatMap(([field, column]) => {
      const text = form[field]
      return text === undefined ? [] : [sql`${sql.ref(column)} = ${text === '' ? null : text}`]
    }),
    ...(form.birthDate === undefined
      ? []
      : [sql`birth_date = ${birth ?? null}, birth_told_on = ${birth === undefined ? null : today}`]),
  ]
  if (given.length === 0) return
  await sql`update accounts.users set ${sql.join(given)} where id = ${userId} and erased_at is null`.execute(
    house.database,
  )
}

const columns = [
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
  ['firstNameFarsi', 'first_name_farsi'],
  ['lastNameFarsi', 'last_name_farsi'],
  ['gender', 'gender'],
  ['nationalCode', 'national_code'],
] as const satisfies readonly (readonly [AccountField, string])[]
