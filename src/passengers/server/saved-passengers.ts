import { sql } from 'kysely'
import { all, type Database, maybe, type Trx } from '#database/database.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import type { PassengerForm } from '#passengers/form.ts'
import { inTurn, isFull, keep } from '#passengers/server/list.ts'
import type { OrdersBefore } from '#passengers/server/past-travellers.ts'
import { personIn } from '#passengers/server/person.ts'
import { refuse } from '#passengers/server/refusals.ts'
import { change, type SavedRow, savedView } from '#passengers/server/saved.ts'

/** Injected: orders are above this room, and documents depend on it. */
export interface RoomLinks {
  readonly orders: OrdersBefore
  readonly pictures: PicturesOf
}

export interface PicturesOf {
  forgetOf(trx: Trx, userId: string, numbers: readonly string[]): Promise<number>
}

export interface Room extends RoomLinks {
  readonly database: Database
  now(): Temporal.Instant
  today(): Temporal.PlainDate
}

export const regret = { hours: 1 } as const

export async function savedOf({ database, today }: Room, userId: string): Promise<readonly SavedPassenger[]> {
  const rows = await all(
    database,
    sql<SavedRow>`select * from passengers.saved where user_id = ${userId} and deleted_at is null
      order by used_at desc, id`,
  )
  return rows.map((row) => savedView(row, today()))
}

export async function save(
  room: Room,
  userId: string,
  { id, ...form }: PassengerForm & { readonly id?: string | undefined },
): Promise<SavedPassenger> {
  const { database } = room
  const [person, now] = [personIn(form, room.today()), room.now()]
  if (id === undefined) {
    const kept = await inTurn(database, userId, (trx) => keep(trx, person, { userId, now }))
    if (kept === undefined) throw refuse('PASSENGER_LIST_FULL')
    return savedView(kept, room.today())
  }
  const emptied = { nationalCode: form.nationalCode === '', passport: form.passportNumber === '' }
  const row = await maybe(database, change(userId, id, { person, now, emptied })).catch(alreadySaved)
  if (row === undefined) throw refuse('PASSENGER_NOT_FOUND')
  return savedView(row, room.today())
}

export async function forget({ database, now }: Room, userId: string, id: string): Promise<void> {
  const row = await maybe(
    database,
    sql`update passengers.saved set deleted_at = ${now()}
      where id = ${id} and user_id = ${userId} and deleted_at is null returning id`,
  )
  if (row === undefined) throw refuse('PASSENGER_NOT_FOUND')
}

export async function restore(room: Room, userId: string, id: string): Promise<SavedPassenger> {
  const since = room.now().subtract(regret)
  const row = await inTurn(room.database, userId, async (trx) => {
    if (await isFull(trx, userId)) throw refuse('PASSENGER_LIST_FULL')
    return maybe(
      trx,
      sql<SavedRow>`update passengers.saved set deleted_at = null
        where id = ${id} and user_id = ${userId} and deleted_at > ${since} returning *`,
    )
  }).catch(alreadySaved)
  if (row === undefined) throw refuse('PASSENGER_NOT_FOUND')
  return savedView(row, room.today())
}

export async function bringIn(
  room: Room,
  userId: string,
  ids: readonly string[],
): Promise<readonly SavedPassenger[]> {
  const travellers = await room.orders.travellersOf(userId)
  const persons = [...new Set(ids)].map((id) => {
    const person = travellers.find((one) => one.id === id)
    if (person === undefined) throw refuse('PASSENGER_NOT_FOUND')
    return person
  })
  const rows = await inTurn(room.database, userId, async (trx) => {
    const kept: SavedRow[] = []
    for (const person of persons) {
      const row = await keep(trx, person, { userId, now: room.now() })
      if (row === undefined) throw refuse('PASSENGER_LIST_FULL')
      kept.push(row)
    }
    return kept
  })
  return rows.map((row) => savedView(row, room.today()))
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
