import { type RawBuilder, sql } from 'kysely'
import type { Passkey } from '#accounts/passkey-calls.ts'
import { refuse } from '#accounts/server/refusals.ts'
import { all, maybe, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'
import type { MadePasskey } from '#server/webauthn/checks.ts'

export interface StoredPasskey {
  readonly id: string
  readonly userId: string
  readonly credential: string
  readonly publicKey: Buffer
  readonly counter: number
}

interface PasskeyRow {
  readonly id: string
  readonly name: string
  readonly is_synced: boolean
  readonly created_at: Temporal.Instant
  readonly last_used_at: Temporal.Instant | null
}

const shown = sql`id, name, is_synced, created_at, last_used_at`

/** Locks the owner, so that the limit holds. Throws PASSKEY_KNOWN, TOO_MANY_PASSKEYS. */
export async function keepPasskey(
  house: House,
  trx: Trx,
  made: MadePasskey & { readonly userId: string; readonly name: string; readonly most: number },
): Promise<Passkey> {
  await sql`select 1 from accounts.users where id = ${made.userId} for update`.execute(trx)
  const known = await credentialsOf(trx, made.userId)
  if (known.length >= made.most) throw refuse('TOO_MANY_PASSKEYS')
  const row = await maybe(
    trx,
    sql<PasskeyRow>`insert into accounts.passkeys
        (user_id, credential, public_key, counter, transports, is_synced, name, created_at)
      values (${made.userId}, ${made.credential}, ${Buffer.from(made.publicKey)}, ${made.counter},
        ${[...made.transports]}, ${made.isSynced}, ${made.name}, ${house.clock.now()})
      on conflict (credential) do nothing returning ${shown}`,
  )
  if (row === undefined) throw refuse('PASSKEY_KNOWN')
  return inWords(row)
}

export function credentialsOf(
  trx: Trx,
  userId: string,
): Promise<readonly { id: string; transports: string[] }[]> {
  return all(
    trx,
    sql<{ id: string; transports: string[] }>`select credential as id, transports
      from accounts.passkeys where user_id = ${userId}`,
  )
}

export async function listPasskeys(trx: Trx, userId: string): Promise<readonly Passkey[]> {
  const rows = await all(
    trx,
    sql<PasskeyRow>`select ${shown} from accounts.passkeys where user_id = ${userId} order by created_at, id`,
  )
  return rows.map(inWords)
}

export async function passkeyWith(trx: Trx, credential: string): Promise<StoredPasskey | undefined> {
  const row = await maybe(
    trx,
    sql<
      Omit<StoredPasskey, 'counter'> & { counter: number | string }
    >`select id, user_id as "userId", credential,
      public_key as "publicKey", counter from accounts.passkeys where credential = ${credential}`,
  )
  return row === undefined ? undefined : { ...row, counter: Number(row.counter) }
}

export async function wasUsed(
  house: House,
  { passkey, counter, isSynced }: { passkey: StoredPasskey; counter: number; isSynced: boolean },
): Promise<boolean> {
  const row = await maybe(
    house.database,
    sql`update accounts.passkeys
      set counter = ${counter}, is_synced = ${isSynced}, last_used_at = ${house.clock.now()}
      where id = ${passkey.id} and counter = ${passkey.counter} returning 1`,
  )
  return row !== undefined
}

export function namePasskey(trx: Trx, { userId, id, name }: Named & { name: string }): Promise<Passkey> {
  return changed(
    trx,
    sql`update accounts.passkeys set name = ${name} where id = ${id} and user_id = ${userId} returning ${shown}`,
  )
}

export async function removePasskey(trx: Trx, { userId, id }: Named): Promise<void> {
  await changed(
    trx,
    sql`delete from accounts.passkeys where id = ${id} and user_id = ${userId} returning ${shown}`,
  )
}

interface Named {
  readonly userId: string
  readonly id: string
}

async function changed(trx: Trx, change: RawBuilder<unknown>): Promise<Passkey> {
  const row = await maybe(trx, change as RawBuilder<PasskeyRow>)
  if (row === undefined) throw refuse('PASSKEY_UNKNOWN')
  return inWords(row)
}

function inWords(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    isSynced: row.is_synced,
    createdAt: row.created_at.toString(),
    lastUsedAt: row.last_used_at?.toString() ?? null,
  }
}
