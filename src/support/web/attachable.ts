import { ATTACHMENT, attachmentTexts, isPdf } from '#documents/attachment.ts'
import { pictureFormat } from '#documents/picture-format.ts'
import { shrunk } from '#documents/web/shrunk.ts'

export type Attachable = { readonly file: File; readonly isPicture: boolean } | { readonly says: string }

/** What can be sent of a chosen file, by its content; a larger picture, or one of another kind, is drawn anew on the device. */
export async function attachable(file: File): Promise<Attachable> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  if (isPdf(head))
    return file.size > ATTACHMENT.mostBytes ? { says: attachmentTexts.tooLarge } : { file, isPicture: false }
  if (pictureFormat(head) !== undefined && file.size <= ATTACHMENT.mostBytes) return { file, isPicture: true }
  const smaller = await shrunk(file)
  return smaller === undefined ? { says: attachmentTexts.wrongFormat } : { file: smaller, isPicture: true }
}
