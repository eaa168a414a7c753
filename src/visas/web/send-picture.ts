import type { documentCalls } from '#documents/calls.ts'
import type { DocumentKind } from '#documents/kinds.ts'
import type { Reading } from '#documents/reader/reading.ts'
import { readStored } from '#documents/web/read-stored.ts'
import { ask } from '#web/api.ts'

export interface SentPicture {
  readonly blobId: string
  readonly reading?: Reading | undefined
}

/** Sent without the passport number: a later picture of the same passport, for a flight, would replace it. */
export async function sendPicture(file: File, kind: DocumentKind): Promise<SentPicture> {
  const { id } = await ask<typeof documentCalls.upload>('POST /blob/Blob/Upload', { body: { kind }, file })
  return kind === 'passport' ? { blobId: id, reading: await readStored(id) } : { blobId: id }
}

export async function destroyPicture(id: string): Promise<void> {
  await ask<typeof documentCalls.forget>('DELETE /blob/Blob/{id}', { params: { id } }).catch(() => undefined)
}
