import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { retention } from '#calendar/retention.ts'
import { affected } from '#database/affected.ts'
import { maybe, type Trx } from '#database/database.ts'
import type { AttachmentType } from '#documents/attachment.ts'
import type { Attachment } from '#documents/server/clean-attachment.ts'
import { type Sealer, sealer } from '#server/encrypted.ts'
import type { House } from '#server/house.ts'
import { limits } from '#support/conversation.ts'
import { refuse } from '#support/server/refusals.ts'
import type { Room } from '#support/server/room.ts'

export function supportVault({ secrets }: House['settings']): Sealer {
  return sealer(secrets.vault, 'support')
}

export interface StoredFile {
  readonly type: AttachmentType
  readonly name: string
  readonly bytes: Buffer
}

interface Place {
  readonly userId: string
  readonly conversationId: string
  readonly seq: number
  readonly at: Temporal.Instant
}

/** In the transaction of its message. Throws TOO_MANY_FILES. */
export async function storeFile(
  { vault }: Room,
  trx: Trx,
  { userId, conversationId, seq, at, type, bytes, size }: Place & Attachment,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`support files ${userId}`}, 0))`.execute(trx)
  const id = randomUUID()
  const stored = await maybe(
    trx,
    sql`insert into support.file (id, conversation_id, seq, type, bytes, width, height, sealed, sent_at, purge_at)
      select ${id}, ${conversationId}, ${seq}, ${type}, ${bytes.length}, ${size?.width ?? null}::integer,
        ${size?.height ?? null}::integer, ${vault.sealBytes(bytes, boundTo(conversationId, id))}, ${at}::timestamptz,
        ${at.add({ hours: 24 * retention.supportFile })}::timestamptz
      where (select count(*) from support.file f join support.conversation c on c.id = f.conversation_id
        where c.user_id = ${userId}) < ${limits.files}
      returning id`,
  )
  if (stored === undefined) throw refuse('TOO_MANY_FILES')
}

interface FileRow {
  readonly id: string
  readonly conversation_id: string
  readonly seq: number
  readonly type: AttachmentType
  readonly sealed: Buffer
}

type Which =
  | { readonly userId: string; readonly id: string }
  | { readonly conversationId: string; readonly seq: number }

/** Of the traveller's own, or by its place for our staff. Throws FILE_NOT_FOUND. */
export async function fileOf(
  { database, vault }: Pick<Room, 'database' | 'vault'>,
  which: Which,
): Promise<StoredFile> {
  const row = await maybe(
    database,
    'id' in which
      ? sql<FileRow>`select f.* from support.file f join support.conversation c on c.id = f.conversation_id
          where f.id = ${which.id} and c.user_id = ${which.userId}`
      : sql<FileRow>`select * from support.file
          where conversation_id = ${which.conversationId} and seq = ${which.seq}`,
  )
  if (row === undefined) throw refuse('FILE_NOT_FOUND')
  const { id, conversation_id, seq, type, sealed } = row
  return {
    type,
    name: `file-${seq}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`,
    bytes: vault.openBytes(sealed, boundTo(conversation_id, id)),
  }
}

export async function purgeFiles({
  database,
  clock,
  log,
}: Pick<Room, 'database' | 'clock' | 'log'>): Promise<void> {
  const many = await affected(database, sql`delete from support.file where purge_at <= ${clock.now()}`)
  if (many > 0) log.info({ many }, 'support.files-purged')
}

function boundTo(conversationId: string, id: string): string {
  return `${conversationId} ${id}`
}
