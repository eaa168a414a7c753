import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import { affected } from '#database/affected.ts'
import type { Trx } from '#database/database.ts'
import type { StoredDocument, UploadedDocument } from '#documents/calls.ts'
import type { DocumentKind } from '#documents/kinds.ts'
import type { Reading } from '#documents/reader/reading.ts'
import { type Attachment, cleanAttachment } from '#documents/server/clean-attachment.ts'
import { cleanPicture } from '#documents/server/clean-picture.ts'
import { documentsView, type SavedPassport } from '#documents/server/document-views.ts'
import { openLinks } from '#documents/server/links.ts'
import { checkedPicture, findingsIn } from '#documents/server/measured-picture.ts'
import { type Asker, countRequest } from '#documents/server/picture-limits.ts'
import { openShelf, type Row, type Shelf, type ToKeep } from '#documents/server/picture-store.ts'
import { readImage } from '#documents/server/read-image.ts'
import { turns } from '#documents/server/reading-queue.ts'
import { refuse } from '#documents/server/refusals.ts'
import type { House } from '#server/house.ts'

export interface ExportedDocument {
  readonly kind: DocumentKind
  readonly createdAt: string
  readonly purgeAt: string
  readonly jpeg: Buffer
}

export interface Documents {
  /** Throws TOO_MANY_PICTURES, TOO_MANY_DOCUMENTS and as `cleanPicture` and `checkedPicture`. */
  keep(asker: Asker, picture: ToKeep & { readonly sent: Buffer }): Promise<UploadedDocument>
  /** Throws as `keep`, and DOCUMENT_NOT_FOUND. */
  read(asker: Asker, from: { readonly sent: Buffer } | { readonly id: string }): Promise<Reading>
  mine(userId: string): Promise<readonly StoredDocument[]>
  /** JPEG; throws DOCUMENT_NOT_FOUND for every fault of the link. */
  picture(userId: string, token: string): Promise<Buffer>
  /** JPEG, for our staff; undefined when deleted or another user's. */
  stored(userId: string, id: string): Promise<Buffer | undefined>
  /** What a passport of his says, for our staff, uncounted; undefined as `stored`. Throws BUSY. */
  readStored(userId: string, id: string): Promise<Reading | undefined>
  /** Cleaned, and stored nowhere; counted for whoever sends it, not for our staff.
   * Throws TOO_MANY_PICTURES and as `cleanAttachment`. */
  attachment(sent: Buffer, asker?: Asker): Promise<Attachment>
  /** What is found in a picture of ours, by the rules of its kind. */
  readonly findingsIn: typeof findingsIn
  /** Throws DOCUMENT_NOT_FOUND, also for another user's. */
  forget(userId: string, id: string): Promise<void>
  /** By passport numbers, in the owner's transaction; returns how many. */
  forgetOf(trx: Trx, userId: string, numbers: readonly string[]): Promise<number>
  /** One picture at a time. */
  export(userId: string): AsyncIterable<ExportedDocument>
  /** In the erasure's transaction; returns how many. */
  erase(trx: Trx, userId: string): Promise<number>
  purge(): Promise<void>
}

export interface DocumentsNeighbours {
  /** Also of co-travellers just removed. */
  passportsOf(userId: string): Promise<readonly SavedPassport[]>
}

export function openDocuments(house: House, { passportsOf }: DocumentsNeighbours): Documents {
  const { database, clock } = house
  const shelf = openShelf(house)
  const links = openLinks(house)
  const today = () => clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  const inTurn = turns({ together: 2, waiting: 16 })
  house.jobs.every('documents.purge', '*/10 * * * *', () => purge(house))

  const shown = async (userId: string, rows: readonly Row[]) =>
    documentsView(rows, { userId, shelf, links, passports: await passportsOf(userId) })
  async function pictureOf(userId: string, id: string): Promise<Buffer> {
    const jpeg = await shelf.take(database, userId, id)
    if (jpeg === undefined) throw refuse('DOCUMENT_NOT_FOUND')
    return jpeg
  }
  return {
    findingsIn,
    async keep(asker, { sent, ...what }) {
      const { userId } = asker
      await countRequest(database, { ...asker, what: 'upload' }, clock.now())
      const { picture, findings } = await inTurn(async () => {
        const clean = await cleanPicture(sent)
        return { picture: clean, findings: await checkedPicture(clean, what.kind) }
      })
      const row = await database
        .transaction()
        .execute(async (trx) => shelf.put(trx, userId, { ...picture, ...what }))
      if (row === undefined) throw refuse('TOO_MANY_DOCUMENTS')
      const [document] = await shown(userId, [row])
      return { ...(document as StoredDocument), findings: [...findings] }
    },
    async attachment(sent, asker) {
      if (asker !== undefined) await countRequest(database, { ...asker, what: 'upload' }, clock.now())
      return inTurn(() => cleanAttachment(sent))
    },
    async read(asker, from) {
      await countRequest(database, { ...asker, what: 'read' }, clock.now())
      const picture = 'sent' in from ? from.sent : await pictureOf(asker.userId, from.id)
      return inTurn(() => readImage(picture, today()))
    },
    mine: async (userId) => shown(userId, await shelf.rowsOf(database, userId)),
    async picture(userId, token) {
      const id = links.read(userId, token)
      if (id === undefined) throw refuse('DOCUMENT_NOT_FOUND')
      return pictureOf(userId, id)
    },
    stored: (userId, id) => shelf.take(database, userId, id),
    async readStored(userId, id) {
      const jpeg = await shelf.take(database, userId, id)
      return jpeg && inTurn(() => readImage(jpeg, today()))
    },
    async forget(userId, id) {
      if (!(await shelf.remove(database, userId, id))) throw refuse('DOCUMENT_NOT_FOUND')
    },
    forgetOf: shelf.removeOf,
    export: (userId) => everythingOf(house, shelf, userId),
    purge: () => purge(house),
    erase: (trx, userId) => affected(trx, sql`delete from documents.blobs where user_id = ${userId}`),
  }
}

async function* everythingOf(
  { database }: House,
  shelf: Shelf,
  userId: string,
): AsyncGenerator<ExportedDocument> {
  for (const { id, kind, created_at, purge_at } of await shelf.rowsOf(database, userId)) {
    const jpeg = await shelf.take(database, userId, id)
    if (jpeg !== undefined)
      yield { kind, createdAt: created_at.toString(), purgeAt: purge_at.toString(), jpeg }
  }
}

async function purge({ database, clock, log }: House): Promise<void> {
  const { numAffectedRows } = await sql`delete from documents.blobs where purge_at <= ${clock.now()}`.execute(
    database,
  )
  await sql`delete from documents.counts where window_ends < ${clock.now()}`.execute(database)
  if (numAffectedRows !== undefined && numAffectedRows > 0n)
    log.info({ many: Number(numAffectedRows) }, 'documents.purged')
}
