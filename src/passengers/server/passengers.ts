import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import type { PassengerForm } from '#passengers/form.ts'
import { inTurn, keep } from '#passengers/server/list.ts'
import { personIn } from '#passengers/server/person.ts'
import { refuse } from '#passengers/server/refusals.ts'
import { change, type SavedRow, shown } from '#passengers/server/saved.ts'
import type { House } from '#server/house.ts'

/** The door of the passengers room: a user's saved co-travellers. */
export interface Passengers {
  /** latest used first */
  savedOf(userId: string): Promise<readonly SavedPassenger[]>
  /**
   * Adds, or with an id changes; what the form leaves out of an id's stays. Faults by field; refuses PASSENGER_NOT_FOUND,
   * PASSENGER_LIST_FULL, NATIONAL_CODE_ALREADY_SAVED, PASSPORT_ALREADY_SAVED.
   */
  save(userId: string, form: PassengerForm & { readonly id?: string | undefined }): Promise<SavedPassenger>
  /** Takes one off the list; refuses PASSENGER_NOT_FOUND, a stranger's included. */
  forget(userId: string, id: string): Promise<void>
  /**
   * Keeps the passengers of an order, in its transaction; who is there already, by national code, passport or name and birth
   * date, is brought up to date. A full list takes nobody new.
   */
  remember(trx: Trx, userId: string, forms: readonly PassengerForm[]): Promise<void>
}

export function openPassengers({ database, clock }: House): Passengers {
  const today = () => clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate()
  return {
    async savedOf(userId) {
      const rows = await all(
        database,
        sql<SavedRow>`select * from passengers.saved where user_id = ${userId} and deleted_at is null
          order by used_at desc, id`,
      )
      return rows.map((row) => shown(row, today()))
    },
    async save(userId, { id, ...form }) {
      const person = personIn(form, today())
      const now = clock.now()
      if (id === undefined) {
        const kept = await inTurn(database, userId, (trx) => keep(trx, person, { userId, now }))
        if (kept === undefined) throw refuse('PASSENGER_LIST_FULL')
        return shown(kept, today())
      }
      const row = await maybe(database, change(userId, id, { person, now })).catch(alreadySaved)
      if (row === undefined) throw refuse('PASSENGER_NOT_FOUND')
      return shown(row, today())
    },
    async forget(userId, id) {
      const row = await maybe(
        database,
        sql`update passengers.saved set deleted_at = ${clock.now()}
          where id = ${id} and user_id = ${userId} and deleted_at is null returning id`,
      )
      if (row === undefined) throw refuse('PASSENGER_NOT_FOUND')
    },
    async remember(trx, userId, forms) {
      const persons = forms.map((form) => personIn(form, today()))
      await inTurn(trx, userId, async (own) => {
        for (const person of persons) await keep(own, person, { userId, now: clock.now() })
      })
    },
  }
}

function alreadySaved(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23505') {
    const isPassport = 'constraint' in error && error.constraint === 'saved_once_by_passport'
    throw isPassport
      ? refuse('PASSPORT_ALREADY_SAVED', { property: 'passenger.passportNumber' })
      : refuse('NATIONAL_CODE_ALREADY_SAVED', { property: 'passenger.nationalCode' })
  }
  throw error
}
