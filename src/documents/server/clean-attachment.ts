import { type AttachmentType, isPdf } from '#documents/attachment.ts'
import { pictureFormat } from '#documents/picture-format.ts'
import { cleanPicture } from '#documents/server/clean-picture.ts'
import { refuse } from '#documents/server/refusals.ts'
import { checkPdf } from '#documents/server/sound-pdf.ts'

export interface Attachment {
  readonly type: AttachmentType
  readonly bytes: Buffer
  /** pixels, of a picture */
  readonly size: { readonly width: number; readonly height: number } | undefined
}

/** A picture drawn anew, or a PDF that was looked through. Throws ATTACHMENT_FORMAT and as `cleanPicture` and `checkPdf`. */
export async function cleanAttachment(sent: Buffer): Promise<Attachment> {
  if (isPdf(sent)) {
    await checkPdf(sent)
    return { type: 'application/pdf', bytes: sent, size: undefined }
  }
  if (pictureFormat(sent) === undefined) throw refuse('ATTACHMENT_FORMAT', { property: 'file' })
  const { jpeg, width, height } = await cleanPicture(sent)
  return { type: 'image/jpeg', bytes: jpeg, size: { width, height } }
}
