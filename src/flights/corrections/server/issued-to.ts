import type { OrderPassenger } from '#orders/order.ts'
import type { Correction, PersonColumns } from '#orders/server/corrections/correction-rows.ts'
import type { PassportColumns } from '#passengers/passport-columns.ts'
import { passportIn } from '#passengers/passport-columns.ts'

/** Whom the ticket had before anything of it was corrected. */
export function issuedTo(corrections: readonly Correction[], now: OrderPassenger): OrderPassenger {
  const first = corrections.find(({ state }) => state === 'done')
  return first === undefined ? now : personIn(first.before, now)
}

function personIn(columns: PersonColumns, now: OrderPassenger): OrderPassenger {
  const text = (column: string) => columns[column] ?? ''
  return {
    group: now.group,
    firstName: text('first_name'),
    lastName: text('last_name'),
    firstNameFarsi: text('first_name_farsi'),
    lastNameFarsi: text('last_name_farsi'),
    gender: text('gender') === 'Female' ? 'Female' : 'Male',
    birthDate: Temporal.PlainDate.from(text('birth_date')),
    nationalCode: columns['national_code'] ?? null,
    passport: passportIn(passportColumns(columns)),
  }
}

function passportColumns(columns: PersonColumns): PassportColumns {
  const expires = columns['passport_expires_on'] ?? null
  return {
    ...columns,
    passport_expires_on: expires === null ? null : Temporal.PlainDate.from(expires),
  } as PassportColumns
}
