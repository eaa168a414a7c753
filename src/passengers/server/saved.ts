import { type RawBuilder, sql } from 'kysely'
import { dateForForm } from '#calendar/form-date.ts'
import { AGE_GROUPS, ageGroupAt } from '#passengers/age.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import type { Passport } from '#passengers/passport.ts'
import { type PassportColumns, passportIn } from '#passengers/passport-columns.ts'
import { passportForForm } from '#passengers/passport-form.ts'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  /** empty where only a passport was asked for */
  readonly firstNameFarsi: string
  readonly lastNameFarsi: string
  readonly genderTitle: 'Male' | 'Female'
  readonly birth: Temporal.PlainDate
  readonly nationalCode: string | null
  readonly passport: Passport | null
}

export interface SavedRow extends PassportColumns {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly first_name_farsi: string
  readonly last_name_farsi: string
  readonly gender: 'Male' | 'Female'
  readonly birth_date: Temporal.PlainDate
  readonly national_code: string | null
}

export function insertion(userId: string, person: Person, now: Temporal.Instant): RawBuilder<SavedRow> {
  const { passport } = person
  return sql<SavedRow>`
    insert into passengers.saved (user_id, first_name, last_name, first_name_farsi, last_name_farsi, gender, birth_date,
      national_code, passport_type, passport_number, nationality, issuing_country, passport_expires_on, used_at)
    values (${userId}, ${person.firstName}, ${person.lastName}, ${person.firstNameFarsi}, ${person.lastNameFarsi},
      ${person.genderTitle}, ${person.birth}, ${person.nationalCode}, ${passport?.type ?? null},
      ${passport?.number ?? null}, ${passport?.nationality ?? null}, ${passport?.issuingCountry ?? null},
      ${passport?.expiresOn ?? null}, ${now})
    returning *`
}

export interface Change {
  readonly person: Person
  readonly now: Temporal.Instant
  readonly emptied?: { readonly nationalCode: boolean; readonly passport: boolean } | undefined
}

export function change(userId: string, id: string, { person, now, emptied }: Change): RawBuilder<SavedRow> {
  const { passport } = person
  const kept = [
    emptied?.nationalCode === true
      ? sql`national_code = null`
      : sql`national_code = coalesce(${person.nationalCode}, national_code)`,
    sql`first_name_farsi = coalesce(nullif(${person.firstNameFarsi}, ''), first_name_farsi)`,
    sql`last_name_farsi = coalesce(nullif(${person.lastNameFarsi}, ''), last_name_farsi)`,
    ...(passport === null
      ? withoutPassport(emptied)
      : [
          sql`passport_type = ${passport.type}, passport_number = ${passport.number}, nationality = ${passport.nationality},
            issuing_country = ${passport.issuingCountry}, passport_expires_on = ${passport.expiresOn}`,
        ]),
  ]
  return sql<SavedRow>`
    update passengers.saved set first_name = ${person.firstName}, last_name = ${person.lastName},
      gender = ${person.genderTitle}, birth_date = ${person.birth}, used_at = ${now}, ${sql.join(kept)}
    where id = ${id} and user_id = ${userId} and deleted_at is null
    returning *`
}

function withoutPassport(emptied: Change['emptied']) {
  if (emptied?.passport !== true) return []
  return [
    sql`passport_type = null, passport_number = null, nationality = null, issuing_country = null, passport_expires_on = null`,
  ]
}

/** The age category is that of `today`. */
export function savedView(row: SavedRow, today: Temporal.PlainDate): SavedPassenger {
  const person: Person = {
    firstName: row.first_name,
    lastName: row.last_name,
    firstNameFarsi: row.first_name_farsi,
    lastNameFarsi: row.last_name_farsi,
    genderTitle: row.gender,
    birth: row.birth_date,
    nationalCode: row.national_code,
    passport: passportIn(row),
  }
  return { id: row.id, ...personView(person, today) }
}

export function personView(person: Person, today: Temporal.PlainDate): Omit<SavedPassenger, 'id'> {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    firstNameFarsi: person.firstNameFarsi,
    lastNameFarsi: person.lastNameFarsi,
    genderTitle: person.genderTitle,
    birthDateFa: dateForForm(person.birth),
    nationalCode: person.nationalCode ?? '',
    ...passportForForm(person.passport),
    type: AGE_GROUPS[ageGroupAt(person.birth, today)].type,
  }
}
