import { PICTURE } from '#documents/limits.ts'

/** What people attach to what they write to us. */
export const ATTACHMENT = {
  mostBytes: PICTURE.mostBytes,
  /** for file fields; what counts is the content */
  accept: 'image/jpeg,image/png,application/pdf',
} as const

export type AttachmentType = 'application/pdf' | 'image/jpeg'

export const attachmentTexts = {
  tooLarge: 'حجم فایل بیشتر از ۵ مگابایت است.',
  wrongFormat: 'این فایل پذیرفته نیست؛ فقط تصویر JPG یا PNG و فایل PDF پذیرفته می‌شود.',
  damagedPdf: 'فایل PDF ناقص است و باز نمی‌شود. دوباره آن را بسازید یا از آن عکس بگیرید.',
  lockedPdf: 'این PDF رمز دارد و باز نمی‌شود. نسخهٔ بی‌رمز آن را بفرستید.',
  activePdf: 'این PDF برنامه یا فایل دیگری در خود دارد و پذیرفته نیست. نسخهٔ سادهٔ آن را بفرستید.',
} as const

/** By its content. */
export function isPdf(head: Uint8Array): boolean {
  return signature.every((byte, at) => head[at] === byte)
}

const signature = [...'%PDF-'].map((sign) => sign.charCodeAt(0))
