import { type RawBuilder, sql } from 'kysely'
import { AGE_GROUPS, ageGroupAt } from '#passengers/age.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { dateForForm } from '#passengers/written-date.ts'

/** What a saved co-traveller is made of, put right and found without fault. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly firstNameFarsi: string
  readonly lastNameFarsi: string
  readonly genderTitle: 'Male' | 'Female'
  readonly birth: Temporal.PlainDate
  readonly nationalCode: string
}

export interface SavedRow {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly first_name_farsi: string
  readonly last_name_farsi: string
  readonly gender: 'Male' | 'Female'
  readonly birth_date: Temporal.PlainDate
  readonly national_code: string
}

/** Adds a person to a user's list, or brings what is kept of him up to date. */
export function upsert(userId: string, person: Person, now: Temporal.Instant): RawBuilder<SavedRow> {
  return sql<SavedRow>`
    insert into passengers.saved (user_id, first_name, last_name, first_name_farsi, last_name_farsi, gender,
      birth_date, national_code, used_at)
    values (${userId}, ${person.firstName}, ${person.lastName}, ${person.firstNameFarsi}, ${person.lastNameFarsi},
      ${person.genderTitle}, ${person.birth}, ${person.nationalCode}, ${now})
    on conflict (user_id, national_code) where deleted_at is null do update set
      first_name = excluded.first_name, last_name = excluded.last_name,
      first_name_farsi = excluded.first_name_farsi, last_name_farsi = excluded.last_name_farsi,
      gender = excluded.gender, birth_date = excluded.birth_date, used_at = excluded.used_at
    returning *`
}

/** Changes the one with this id; nothing comes back when it is not on this user's list. */
export function change(
  userId: string,
  id: string,
  { person, now }: { person: Person; now: Temporal.Instant },
): RawBuilder<SavedRow> {
  return sql<SavedRow>`
    update passengers.saved set first_name = ${person.firstName}, last_name = ${person.lastName},
      first_name_farsi = ${person.firstNameFarsi}, last_name_farsi = ${person.lastNameFarsi},
      gender = ${person.genderTitle}, birth_date = ${person.birth}, national_code = ${person.nationalCode},
      used_at = ${now}
    where id = ${id} and user_id = ${userId} and deleted_at is null
    returning *`
}

/** What leaves the house of a saved co-traveller; his age category is that of `today`. */
export function shown(row: SavedRow, today: Temporal.PlainDate): SavedPassenger {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    firstNameFarsi: row.first_name_farsi,
    lastNameFarsi: row.last_name_farsi,
    genderTitle: row.gender,
    birthDateFa: dateForForm(row.birth_date),
    nationalCode: row.national_code,
    type: AGE_GROUPS[ageGroupAt(row.birth_date, today)].type,
  }
}
