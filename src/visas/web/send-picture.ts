import type { documentCalls } from '#documents/calls.ts'
import type { DocumentKind } from '#documents/kinds.ts'
import type { Reading } from '#documents/reader/reading.ts'
import { readStored } from '#documents/web/read-stored.ts'
import { ask } from '#web/api.ts'

export interface SentPicture {
  readonly blobId: string
  /** what the server read in a passport; nothing of other papers, and where it could not be asked */
  readonly reading?: Reading | undefined
}

/**
 * Keeps a picture, and of a passport's tells what the server reads in it. It goes without its passport's number: a later picture of that passport, sent for a
 * flight, would take the place of this one, which a request may need still.
 */
export async function sendPicture(file: File, kind: DocumentKind): Promise<SentPicture> {
  const { id } = await ask<typeof documentCalls.upload>('POST /blob/Blob/Upload', { body: { kind }, file })
  return kind === 'passport' ? { blobId: id, reading: await readStored(id) } : { blobId: id }
}

/** Destroys a picture that nothing needs any more; when that fails, its time destroys it. */
export async function destroyPicture(id: string): Promise<void> {
  await ask<typeof documentCalls.forget>('DELETE /blob/Blob/{id}', { params: { id } }).catch(() => undefined)
}
