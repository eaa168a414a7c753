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
  /** of the document, as printed on it */
  readonly number?: string | undefined
}

export interface Shelf {
  /** Nothing when the shelf is full. A new picture of the same document takes the old one's place. */
  put(trx: Trx, userId: string, picture: CleanPicture & ToKeep): Promise<Row | undefined>
  rowsOf(trx: Trx, userId: string): Promise<readonly Row[]>
  /** The picture, opened. */
  take(trx: Trx, userId: string, id: string): Promise<Buffer | undefined>
  /** False when it is not this user's. */
  remove(trx: Trx, userId: string, id: string): Promise<boolean>
  /** Every picture of this user's documents with these numbers; how many there were. */
  removeOf(trx: Trx, userId: string, numbers: readonly string[]): Promise<number>
  /** Whose a document of that number would be; the same for the same user and number alone. */
  holderOf(userId: string, number: string): Buffer
}

const columns = sql`id, kind, holder, width, height, created_at, purge_at`

/** Where pictures lie: sealed, each bound to its owner and its own id, so that no row can be passed off as another. */
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

/** One after another for one user: two uploads at once neither pass the limit nor keep two of the same. */
async function lock(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${userId}`}, 0))`.execute(trx)
}

function boundTo(userId: string, id: string): string {
  return `${userId} ${id}`
}
