import type { documentCalls } from '#documents/calls.ts'
import type { Reading } from '#documents/reader/reading.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

/** Undefined when the server is busy or unreachable: the picture is stored anyway. */
export async function readStored(blobId: string): Promise<Reading | undefined> {
  try {
    return await ask<typeof documentCalls.read>('POST /blob/Blob/ReadMRZ', { body: { blobId }, file: null })
  } catch (error) {
    if (!(error instanceof Declined)) throw error
    return undefined
  }
}
