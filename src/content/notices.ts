import { type FieldFault, textFault } from '#content/text-fault.ts'
import type { Texts } from '#content/texts.ts'
import type { Fields } from '#content/version.ts'

export interface Notice {
  readonly key: string
  readonly words: string
  /** where it is told in full; empty: nowhere */
  readonly link: string
  /** pages whose address begins so; empty: all */
  readonly path: string
}

/** Those in force here, for every page of the site: which of them a page shows is told by its address. */
export function noticesIn(texts: Texts): readonly Notice[] {
  return texts.all('notice').map(({ key, fields }) => ({
    key,
    words: fields?.['words'] ?? '',
    link: fields?.['link'] ?? '',
    path: fields?.['path'] ?? '',
  }))
}

const pathPattern = /^\/(?:[a-z0-9-]+\/?)*$/i

export function noticeFaults(fields: Fields): readonly FieldFault[] {
  const { link = '', path = '' } = fields
  const isOurs = (typed: string) => typed === '' || pathPattern.test(typed)
  return [
    ...textFault(fields, 'words', { says: 'متن اعلان را با ۵ تا ۱۶۰ حرف بنویسید.', least: 5, most: 160 }),
    ...(isOurs(link) ? [] : [{ property: 'link', says: 'نشانی صفحه را مانند /faq/refund-time بنویسید.' }]),
    ...(isOurs(path) ? [] : [{ property: 'path', says: 'آغاز نشانی صفحه‌ها را مانند /hotels بنویسید.' }]),
  ]
}
