import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, maybe, type Trx } from '#database/database.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '#documents/kinds.ts'
import { MOST_DOCUMENTS } from '#documents/limits.ts'
import type { CleanPicture } from '#documents/server/clean-picture.ts'
import { keyFor, sealer } from '#server/encrypted.ts'
import type { House } from '#server/house.ts'

export interface Row {
  readonly id: string
  readonly kind: DocumentKind
  readonly holder: Buffer | null
  readonly width: number
  readonly height: number
  readonly created_at: Temporal.Instant
  readonly purge_at: Temporal.Instant
}

export interface ToKeep {
  readonly kind: DocumentKind
  readonly number?: string | undefined
}

export interface Shelf {
  put(trx: Trx, userId: string, picture: CleanPicture & ToKeep): Promise<Row | undefined>
  rowsOf(trx: Trx, userId: string): Promise<readonly Row[]>
  take(trx: Trx, userId: string, id: string): Promise<Buffer | undefined>
  remove(trx: Trx, userId: string, id: string): Promise<boolean>
  removeOf(trx: Trx, userId: string, numbers: readonly string[]): Promise<number>
  /** Keyed hash of user and number. */
  holderOf(userId: string, number: string): Buffer
}

const columns = sql`id, kind, holder, width, height, created_at, purge_at`

/** Encrypted, each bound to its owner and id, so that rows cannot be swapped. */
export function openShelf({ settings, clock }: Pick<House, 'settings' | 'clock'>): Shelf {
  const { sealBytes, openBytes } = sealer(settings.secrets.vault, 'documents')
  const holderKey = keyFor(settings.secrets.vault, 'document holders')
  const holderOf = (userId: string, number: string) =>
    createHmac('sha256', holderKey).update(`${userId} ${number.toUpperCase()}`).digest()
  return {
    holderOf,
    async put(trx, userId, { jpeg, width, height, kind, number }) {
      const id = randomUUID()
      const now = clock.now()
      const holder = number === undefined ? null : holderOf(userId, number)
      const purgeAt = now.add({ hours: 24 * DOCUMENT_KINDS[kind].keptDays })
      await lock(trx, userId)
      await sql`delete from documents.blobs where user_id = ${userId} and kind = ${kind} and holder = ${holder}`.execute(
        trx,
      )
      return maybe(
        trx,
        sql<Row>`insert into documents.blobs (id, user_id, kind, holder, sealed, width, height, created_at, purge_at)
          select ${id}, ${userId}, ${kind}, ${holder}::bytea, ${sealBytes(jpeg, boundTo(userId, id))}, ${width}, ${height},
            ${now}::timestamptz, ${purgeAt}::timestamptz
          where (select count(*) from documents.blobs where user_id = ${userId}) < ${MOST_DOCUMENTS}
          returning ${columns}`,
      )
    },
    rowsOf: (trx, userId) =>
      all(
        trx,
        sql<Row>`select ${columns} from documents.blobs
          where user_id = ${userId} and purge_at > ${clock.now()} order by created_at desc, id`,
      ),
    async take(trx, userId, id) {
      const row = await maybe(
        trx,
        sql<{ sealed: Buffer }>`select sealed from documents.blobs
          where id = ${id} and user_id = ${userId} and purge_at > ${clock.now()}`,
      )
      return row === undefined ? undefined : openBytes(row.sealed, boundTo(userId, id))
    },
    async remove(trx, userId, id) {
      const row = await maybe(
        trx,
        sql`delete from documents.blobs where id = ${id} and user_id = ${userId} returning id`,
      )
      return row !== undefined
    },
    removeOf: (trx, userId, numbers) =>
      affected(
        trx,
        sql`delete from documents.blobs
          where user_id = ${userId} and holder = any(${numbers.map((number) => holderOf(userId, number))}::bytea[])`,
      ),
  }
}

async function lock(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${userId}`}, 0))`.execute(trx)
}

function boundTo(userId: string, id: string): string {
  return `${userId} ${id}`
}
