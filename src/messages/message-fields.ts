import { type FieldFault, textFault } from '#content/text-fault.ts'
import type { Fields } from '#content/version.ts'
import { isTemplateName, type Slot, templateOf } from '#messages/templates.ts'

/** Words of the desk in place of a template's own. */
export interface MessageWords {
  readonly text: string
  readonly subject: string
  /** under which name the providers of SMS know the text; empty: they still say the one before */
  readonly registered: string
}

export function messageWordsIn(fields: Fields | undefined): MessageWords | undefined {
  const { text = '', subject = '', registered = '' } = fields ?? {}
  return text === '' || subject === '' ? undefined : { text, subject, registered }
}

export function messageFieldsOf(name: string): Fields | undefined {
  if (!isTemplateName(name)) return undefined
  const { text, mail } = templateOf(name)
  return { subject: mail.subject, text, registered: '' }
}

const slotPattern = /%(?:token(?:10|20|2|3)?|letter)(?![A-Za-z0-9])/g

/** A text that leaves out what its receiver must be told, or says what is never given, is refused. */
export function messageFaults(name: string, fields: Fields): readonly FieldFault[] {
  if (!isTemplateName(name)) return [{ property: 'key', says: 'این پیام را نداریم.' }]
  const slots: readonly Slot[] = templateOf(name).slots
  const text = fields['text'] ?? ''
  const used = new Set((text.match(slotPattern) ?? []).map((slot) => slot.slice(1)))
  const missing = slots.filter((slot) => !used.has(slot))
  const unknown = [...used].filter((slot) => !slots.some((one) => one === slot))
  const registered = fields['registered'] ?? ''
  return [
    ...textFault(fields, 'subject', { says: 'عنوان را با ۳ تا ۸۰ حرف بنویسید.', least: 3, most: 80 }),
    ...textFault(fields, 'text', { says: 'متن را با ۱۰ تا ۵۰۰ حرف بنویسید.', least: 10, most: 500 }),
    ...missing.map((slot) => ({
      property: 'text',
      says: `جای‌نگهدار \u2066%${slot}\u2069 در متن نیامده است.`,
    })),
    ...unknown.map((slot) => ({ property: 'text', says: `این پیام \u2066%${slot}\u2069 ندارد.` })),
    ...(text.replace(slotPattern, '').includes('%')
      ? [{ property: 'text', says: 'نشان ٪ لاتین تنها در جای‌نگهدار می‌آید.' }]
      : []),
    ...(/^[a-z0-9-]{0,60}$/.test(registered)
      ? []
      : [{ property: 'registered', says: 'نام ثبت‌شده حروف کوچک لاتین، عدد و خط تیره است.' }]),
  ]
}

export interface SmsSize {
  readonly characters: number
  readonly parts: number
}

/** GSM 03.38 where every letter is of it, UCS-2 otherwise: 160 or 70 alone, 153 or 67 of each part. */
export function smsSize(text: string): SmsSize {
  // oxlint-disable-next-line no-control-regex -- the alphabet of GSM holds line ends
  const isGsm = /^[\n\r -~]*$/.test(text) && !/[`]/.test(text)
  const characters = text.length
  const [alone, each] = isGsm ? [160, 153] : [70, 67]
  return { characters, parts: characters <= alone ? 1 : Math.ceil(characters / each) }
}

/** As long as they usually are. */
export const sampleValues: Readonly<Record<Slot, string>> = {
  token: '104215377',
  token2: '2,890,000',
  token3: '1,445,000',
  token10: 'تهران به مشهد، ۱۲ آذر',
  token20: 'هتل درویشی، مشهد، ۱۲ آذر',
  letter: 'پاسخ همکار ما',
}
