import { sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { House } from '#server/house.ts'
import type { KnownPasskey, MadePasskey } from '#server/webauthn/checks.ts'

export const mostKeys = 10

export interface DeskKey {
  readonly id: string
  readonly name: string
  readonly createdAt: Temporal.Instant
  readonly lastUsedAt: Temporal.Instant | null
}

export function keysOf(trx: Trx, staffId: string): Promise<readonly DeskKey[]> {
  return all(
    trx,
    sql<DeskKey>`select id, name, created_at as "createdAt", last_used_at as "lastUsedAt"
      from desk.passkey where staff_id = ${staffId} order by created_at, id`,
  )
}

export function credentialsOf(
  trx: Trx,
  staffId: string,
): Promise<readonly { readonly id: string; readonly transports: string[] }[]> {
  return all(
    trx,
    sql<{ id: string; transports: string[] }>`select credential as id, transports
      from desk.passkey where staff_id = ${staffId}`,
  )
}

/** Locks the owner, so that the limit holds. Throws KEY_KNOWN, TOO_MANY_KEYS. */
export async function storeKey(
  { clock }: Pick<House, 'clock'>,
  trx: Trx,
  { staffId, name, ...made }: MadePasskey & { readonly staffId: string; readonly name: string },
): Promise<string> {
  await sql`select 1 from desk.staff where id = ${staffId} for update`.execute(trx)
  if ((await credentialsOf(trx, staffId)).length >= mostKeys) throw refuse('TOO_MANY_KEYS')
  const row = await maybe(
    trx,
    sql<{ id: string }>`insert into desk.passkey
        (staff_id, credential, public_key, counter, transports, name, created_at)
      values (${staffId}, ${made.credential}, ${Buffer.from(made.publicKey)}, ${made.counter},
        ${[...made.transports]}, ${name}, ${clock.now()})
      on conflict (credential) do nothing returning id`,
  )
  if (row === undefined) throw refuse('KEY_KNOWN')
  return row.id
}

export async function keyWith(trx: Trx, credential: string): Promise<KnownPasskey | undefined> {
  const row = await maybe(
    trx,
    sql<Omit<KnownPasskey, 'counter'> & { readonly counter: number | string }>`
      select staff_id as "ownerId", credential, public_key as "publicKey", counter
      from desk.passkey where credential = ${credential}`,
  )
  return row === undefined ? undefined : { ...row, counter: Number(row.counter) }
}

/** False when it was used elsewhere in between. */
export async function keyWasUsed(
  { clock }: Pick<House, 'clock'>,
  trx: Trx,
  { key, counter }: { readonly key: KnownPasskey; readonly counter: number },
): Promise<boolean> {
  const row = await maybe(
    trx,
    sql`update desk.passkey set counter = ${counter}, last_used_at = ${clock.now()}
      where credential = ${key.credential} and counter = ${key.counter} returning 1`,
  )
  return row !== undefined
}

/** Throws KEY_UNKNOWN, LAST_KEY. */
export async function removeKey(trx: Trx, staffId: string, id: string): Promise<void> {
  await sql`select 1 from desk.staff where id = ${staffId} for update`.execute(trx)
  const { many } = await one(
    trx,
    sql<{ many: number }>`select count(*)::integer as many from desk.passkey where staff_id = ${staffId}`,
  )
  const key = await maybe(trx, sql`select 1 from desk.passkey where id = ${id} and staff_id = ${staffId}`)
  if (key === undefined) throw refuse('KEY_UNKNOWN')
  if (many === 1) throw refuse('LAST_KEY')
  await sql`delete from desk.passkey where id = ${id}`.execute(trx)
}
