import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { ErasureProof } from '#accounts/data-calls.ts'
import { legalHolds, storedUntil } from '#accounts/legal-holds.ts'
import { refuse } from '#accounts/server/refusals.ts'
import { iranZone } from '#calendar/zones.ts'
import { maybe, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'
import type { Person, PersonalPart } from '#server/personal-part.ts'

/** Every room's part; `endSessions` runs in the erasure's transaction. */
export interface PersonalNeighbours {
  readonly parts: readonly PersonalPart[]
  endSessions(userId: string, trx: Trx): Promise<void>
}

/** By then every request that ran during the erasure has ended (§9: HTTP time-out). */
export const AGAIN_AFTER_SECONDS = 90

export async function unfinished(
  parts: readonly PersonalPart[],
  userId: string,
  trx: Trx,
): Promise<string[]> {
  const sentences: string[] = []
  for (const part of parts) sentences.push(...((await part.unfinished?.(userId, trx)) ?? []))
  return sentences
}

export async function erase(
  house: House,
  trx: Trx,
  { userId, parts, endSessions }: PersonalNeighbours & { readonly userId: string },
): Promise<ErasureProof> {
  const person = await lockedPerson(trx, userId)
  if (person === undefined) throw refuse('SESSION_ENDED')
  if ((await unfinished(parts, userId, trx)).length > 0) throw refuse('NOT_ERASABLE_YET')
  const erasedAt = house.clock.now()
  const erased: ErasureProof['erased'] = []
  for (const part of parts) erased.push({ room: part.room, count: await part.erase(trx, person) })
  await sql`update accounts.users set erased_at = ${erasedAt}, phone = null, first_name = null, last_name = null,
      first_name_farsi = null, last_name_farsi = null, gender = null, birth_date = null, birth_told_on = null,
      national_code = null, email = null, password_hash = null, password_set_at = null, password_prompt_dismissed_at = null, scope = '[]',
      display = null
    where id = ${userId}`.execute(trx)
  const proof = {
    number: documentNumber(),
    erasedAt: erasedAt.toString(),
    erased: erased.filter(({ count }) => count > 0),
    kept: storedFrom(erasedAt.toZonedDateTimeISO(iranZone).toPlainDate()),
  }
  await sql`insert into accounts.erasures (number, user_id, erased_at, proof)
    values (${proof.number}, ${userId}, ${erasedAt}, ${JSON.stringify(proof)}::jsonb)`.execute(trx)
  await endSessions(userId, trx)
  return proof
}

export function eraseAgain(
  { database }: House,
  { parts, endSessions }: PersonalNeighbours,
  userId: string,
): Promise<void> {
  return database.transaction().execute(async (trx) => {
    const account = await maybe(
      trx,
      sql`select id from accounts.users where id = ${userId} and erased_at is not null for update`,
    )
    if (account === undefined) throw new Error('only what was erased is erased again')
    // its number may be another account's by now; the database keeps the account's row empty
    for (const part of parts) await part.erase(trx, { userId, phone: null, email: null })
    await endSessions(userId, trx)
  })
}

/** Locks the account while it is erased; a second request is refused, not queued with a connection. */
async function lockedPerson(trx: Trx, userId: string): Promise<Person | undefined> {
  try {
    return await maybe(
      trx,
      sql<Person>`select id as "userId", phone, email from accounts.users
        where id = ${userId} and erased_at is null for update nowait`,
    )
  } catch (error) {
    const isLocked = error instanceof Error && 'code' in error && error.code === '55P03'
    throw isLocked ? refuse('TOO_BUSY', { headers: { 'retry-after': '2' } }) : error
  }
}

export function storedFrom(day: Temporal.PlainDate): ErasureProof['kept'] {
  return legalHolds.map((hold) => ({
    what: hold.what,
    why: hold.why,
    until: storedUntil(hold, day).toString(),
  }))
}

/** Twelve random digits, read out over the telephone in threes. */
function documentNumber(): string {
  const figures = () => String(randomInt(1000)).padStart(3, '0')
  return `${figures()}-${figures()}-${figures()}-${figures()}`
}
