import { attachmentTexts } from '#documents/attachment.ts'
import { findingText } from '#documents/picture-check/finding-texts.ts'
import { sentences } from '#documents/sentences.ts'
import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  FILE_MISSING: { says: 'تصویری انتخاب نشده است.' },
  FILE_FORMAT: { says: sentences.wrongFormat, status: 415 },
  ATTACHMENT_FORMAT: { says: attachmentTexts.wrongFormat, status: 415 },
  PDF_DAMAGED: { says: attachmentTexts.damagedPdf },
  PDF_LOCKED: { says: attachmentTexts.lockedPdf },
  PDF_ACTIVE: { says: attachmentTexts.activePdf },
  PICTURE_TOO_LARGE: { says: sentences.tooManyPixels },
  PICTURE_TOO_SMALL: { says: sentences.tooSmall },
  PICTURE_DAMAGED: { says: sentences.damaged },
  PICTURE_BLANK: { says: findingText('blank') },
  PHOTO_LYING: { says: findingText('lyingPhoto') },
  DOCUMENT_NOT_FOUND: { says: 'مدرکی با این نشانی پیدا نشد.', status: 404 },
  TOO_MANY_DOCUMENTS: { says: 'مدارک شما بیش از اندازه شده است؛ چند مدرک قدیمی را پاک کنید.', status: 409 },
  TOO_MANY_PICTURES: { says: 'تصویرهای زیادی فرستاده‌اید؛ یک ساعت دیگر دوباره بفرستید.', status: 429 },
})
