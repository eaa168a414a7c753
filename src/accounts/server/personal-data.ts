import { randomInt } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { makeZip } from 'client-zip'
import { sql } from 'kysely'
import type { ErasureProof } from '#accounts/data-calls.ts'
import { keptUntil, legalHolds } from '#accounts/legal-holds.ts'
import { refuse } from '#accounts/server/refusals.ts'
import { maybe, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'
import type { Person, PersonalPart } from '#server/personal-part.ts'

/** What the whole house knows of one person: taken along, or erased. */
export interface PersonalData {
  /** One zip, made while it is read: a JSON for each room, and the files beside it. */
  exported(userId: string): Readable
  /** What stands in the way of an erasure (a sentence each), and what the law would keep. */
  erasable(userId: string): Promise<Pick<ErasureProof, 'kept'> & { readonly unfinished: string[] }>
  /** Erases the account in every room at once, and ends its sessions. Refuses NOT_ERASABLE_YET, SESSION_ENDED. */
  erase(userId: string): Promise<ErasureProof>
}

/** Hands in every room's share; `endSessions` makes this process forget them at once. */
export interface PersonalNeighbours {
  readonly parts: readonly PersonalPart[]
  endSessions(userId: string): Promise<void>
}

export function openPersonalData(house: House, { parts, endSessions }: PersonalNeighbours): PersonalData {
  const today = () => house.clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate()
  return {
    exported: (userId) => zipped(entriesOf(parts, userId, house.clock.now())),
    async erasable(userId) {
      return { unfinished: await unfinished(parts, userId, house.database), kept: keptFrom(today()) }
    },
    async erase(userId) {
      const proof = await house.database.transaction().execute((trx) => erase(house, trx, { userId, parts }))
      await endSessions(userId)
      house.log.info({ userId, number: proof.number }, 'account.erased')
      return proof
    },
  }
}

/** The browser's stream and Node's are the same thing by two types. */
function zipped(entries: ReturnType<typeof entriesOf>): Readable {
  return Readable.fromWeb(makeZip(entries) as ReadableStream<Uint8Array>)
}

async function* entriesOf(parts: readonly PersonalPart[], userId: string, now: Temporal.Instant) {
  const lastModified = new Date(now.epochMilliseconds)
  for (const part of parts) {
    const input = `${JSON.stringify(await part.told(userId), null, 2)}\n`
    yield { name: `${part.room}.json`, input, lastModified }
    for await (const { name, body } of part.files?.(userId) ?? [])
      yield { name: `${part.room}/${name}`, input: body, lastModified }
  }
}

async function unfinished(parts: readonly PersonalPart[], userId: string, trx: Trx): Promise<string[]> {
  const sentences: string[] = []
  for (const part of parts) sentences.push(...((await part.unfinished?.(userId, trx)) ?? []))
  return sentences
}

async function erase(
  house: House,
  trx: Trx,
  { userId, parts }: { readonly userId: string; readonly parts: readonly PersonalPart[] },
): Promise<ErasureProof> {
  const person = await lockedPerson(trx, userId)
  if (person === undefined) throw refuse('SESSION_ENDED')
  if ((await unfinished(parts, userId, trx)).length > 0) throw refuse('NOT_ERASABLE_YET')
  const erasedAt = house.clock.now()
  const erased: ErasureProof['erased'] = []
  for (const part of parts) erased.push({ room: part.room, count: await part.erase(trx, person) })
  await sql`update accounts.users set erased_at = ${erasedAt}, phone = null, first_name = null, last_name = null,
      first_name_farsi = null, last_name_farsi = null, gender = null, birth_date = null, birth_told_on = null,
      national_code = null, email = null, password_hash = null, password_set_at = null, password_prompt_dismissed_at = null
    where id = ${userId}`.execute(trx)
  const proof = {
    number: documentNumber(),
    erasedAt: erasedAt.toString(),
    erased: erased.filter(({ count }) => count > 0),
    kept: keptFrom(erasedAt.toZonedDateTimeISO('Asia/Tehran').toPlainDate()),
  }
  await sql`insert into accounts.erasures (number, user_id, erased_at, proof)
    values (${proof.number}, ${userId}, ${erasedAt}, ${JSON.stringify(proof)}::jsonb)`.execute(trx)
  return proof
}

/** Nobody signs in, or changes the account, while it is being erased. */
function lockedPerson(trx: Trx, userId: string): Promise<Person | undefined> {
  return maybe(
    trx,
    sql<Person>`select id as "userId", phone, email from accounts.users
      where id = ${userId} and erased_at is null for update`,
  )
}

function keptFrom(day: Temporal.PlainDate): ErasureProof['kept'] {
  return legalHolds.map((hold) => ({
    what: hold.what,
    why: hold.why,
    until: keptUntil(hold, day).toString(),
  }))
}

/** Twelve figures nobody guesses, read over the telephone in threes. */
function documentNumber(): string {
  const figures = () => String(randomInt(1000)).padStart(3, '0')
  return `${figures()}-${figures()}-${figures()}-${figures()}`
}
