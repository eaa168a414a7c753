import { sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import type { NationalForm } from '#passengers/national-form.ts'
import { personIn } from '#passengers/server/person.ts'
import { refuse } from '#passengers/server/refusals.ts'
import { change, type SavedRow, shown, upsert } from '#passengers/server/saved.ts'
import type { House } from '#server/house.ts'

/** A family, its cousins and an office; beyond it a list is of no use to anybody. */
const LONGEST_LIST = 100

/** The door of the passengers room: a user's saved co-travellers. */
export interface Passengers {
  /** latest used first */
  savedOf(userId: string): Promise<readonly SavedPassenger[]>
  /** Adds, or with an id changes. Faults by field; refuses PASSENGER_NOT_FOUND, PASSENGER_LIST_FULL, NATIONAL_CODE_ALREADY_SAVED. */
  save(userId: string, form: NationalForm & { readonly id?: string | undefined }): Promise<SavedPassenger>
  /** Takes one off the list; refuses PASSENGER_NOT_FOUND, a stranger's included. */
  forget(userId: string, id: string): Promise<void>
  /** Keeps the passengers of an order, in its transaction; who is there already is brought up to date. A full list stays as it is. */
  remember(trx: Trx, userId: string, forms: readonly NationalForm[]): Promise<void>
}

export function openPassengers(house: House): Passengers {
  const today = () => house.clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate()
  return {
    async savedOf(userId) {
      const rows = await all(
        house.database,
        sql<SavedRow>`select * from passengers.saved where user_id = ${userId} and deleted_at is null
          order by used_at desc, id`,
      )
      return rows.map((row) => shown(row, today()))
    },
    async save(userId, { id, ...form }) {
      const person = personIn(form, today())
      const now = house.clock.now()
      if (id === undefined) {
        if ((await room(house.database, userId, [person.nationalCode])) < 1)
          throw refuse('PASSENGER_LIST_FULL')
        return shown(await one(house.database, upsert(userId, person, now)), today())
      }
      const row = await maybe(house.database, change(userId, id, { person, now })).catch(alreadySaved)
      if (row === undefined) throw refuse('PASSENGER_NOT_FOUND')
      return shown(row, today())
    },
    async forget(userId, id) {
      const row = await maybe(
        house.database,
        sql`update passengers.saved set deleted_at = ${house.clock.now()}
          where id = ${id} and user_id = ${userId} and deleted_at is null returning id`,
      )
      if (row === undefined) throw refuse('PASSENGER_NOT_FOUND')
    },
    async remember(trx, userId, forms) {
      const persons = forms.map((form) => personIn(form, today()))
      // one order of locking for all, so that two orders of one family do not wait for each other for ever
      const inOrder = persons.toSorted((a, b) => (a.nationalCode < b.nationalCode ? -1 : 1))
      if (
        (await room(
          trx,
          userId,
          inOrder.map(({ nationalCode }) => nationalCode),
        )) < inOrder.length
      )
        return
      for (const person of inOrder) await upsert(userId, person, house.clock.now()).execute(trx)
    },
  }
}

/** Places left on a user's list, these persons not counted. */
async function room(trx: Trx, userId: string, nationalCodes: readonly string[]): Promise<number> {
  const { others } = await one(
    trx,
    sql<{ others: number }>`select count(*) as others from passengers.saved
      where user_id = ${userId} and deleted_at is null and national_code <> all(${nationalCodes}::text[])`,
  )
  return LONGEST_LIST - others
}

function alreadySaved(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23505') {
    throw refuse('NATIONAL_CODE_ALREADY_SAVED', { property: 'passenger.nationalCode' })
  }
  throw error
}
