import type { documentCalls } from '#documents/calls.ts'
import type { DocumentKind } from '#documents/kinds.ts'
import { findingText } from '#documents/picture-check/finding-texts.ts'
import type { Reading } from '#documents/reader/reading.ts'
import { readStored } from '#documents/web/read-stored.ts'
import { ask } from '#web/api.ts'

export interface SentPicture {
  readonly blobId: string
  /** what the server found, in sentences */
  readonly advice: readonly string[]
  /** only of passports; undefined when reading failed */
  readonly reading?: Reading | undefined
}

/** Sent without the passport number: a later picture of the same passport, for a flight, would replace it. */
export async function sendPicture(file: File, kind: DocumentKind): Promise<SentPicture> {
  const { id, findings } = await ask<typeof documentCalls.upload>('POST /blob/Blob/Upload', {
    body: { kind },
    file,
  })
  const sent = { blobId: id, advice: findings.map(findingText) }
  return kind === 'passport' ? { ...sent, reading: await readStored(id) } : sent
}

export async function destroyPicture(id: string): Promise<void> {
  await ask<typeof documentCalls.forget>('DELETE /blob/Blob/{id}', { params: { id } }).catch(() => undefined)
}
