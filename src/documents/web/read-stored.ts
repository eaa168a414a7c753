import type { documentCalls } from '#documents/calls.ts'
import type { Reading } from '#documents/reader/reading.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

/**
 * What the server reads in a picture that it keeps. Nothing where it has read too many, or cannot be reached: the picture is kept
 * all the same.
 */
export async function readStored(blobId: string): Promise<Reading | undefined> {
  try {
    return await ask<typeof documentCalls.read>('POST /blob/Blob/ReadMRZ', { body: { blobId }, file: null })
  } catch (error) {
    if (!(error instanceof Declined)) throw error
    return undefined
  }
}
