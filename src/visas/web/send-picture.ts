import type { documentCalls } from '#documents/calls.ts'
import type { DocumentKind } from '#documents/kinds.ts'
import { ask } from '#web/api.ts'

/**
 * Keeps a picture and answers its number. It goes without its passport's number: a later picture of that passport, sent for a
 * flight, would take the place of this one, which a request may need still.
 */
export async function sendPicture(file: File, kind: DocumentKind): Promise<string> {
  const { id } = await ask<typeof documentCalls.upload>('POST /blob/Blob/Upload', { body: { kind }, file })
  return id
}

/** Destroys a picture that nothing needs any more; when that fails, its time destroys it. */
export async function destroyPicture(id: string): Promise<void> {
  await ask<typeof documentCalls.forget>('DELETE /blob/Blob/{id}', { params: { id } }).catch(() => undefined)
}
