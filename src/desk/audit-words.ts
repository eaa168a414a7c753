import { auditActions, isAuditAction } from '#desk/audit-actions.ts'
import { type Permission, permissions } from '#desk/permissions.ts'
import { proposalKinds } from '#desk/proposal.ts'
import { persianDigits } from '#money/digits.ts'

export const outcomeWords = { done: 'انجام شد', looked: 'دیده شد', refused: 'رد شد' } as const

export function actionWords(action: string): string {
  return isAuditAction(action) ? auditActions[action] : action
}

interface Subject {
  readonly subjectKind: string | null
  readonly subjectId: string | null
  readonly details: Readonly<Record<string, unknown>>
}

const kinds: Readonly<Record<string, string>> = {
  staff: 'همکار',
  key: 'کلید عبور',
  order: 'سفارش',
  refund: 'استرداد',
  'mass-refund': 'استرداد گروهی',
  conversation: 'گفتگو',
  macro: 'پاسخ آماده',
  departure: 'پرواز',
  content: 'متن',
  incident: 'رخداد',
  review: 'نظر هتل',
  lodging: 'هتل',
  account: 'حساب دفتر',
  task: 'کار',
  gateway: 'درگاه',
  'bank-day': 'روز بانک',
  currency: 'ارز',
  job: 'کار کنارگذاشته',
  supplier: 'تأمین‌کننده',
  agency: 'آژانس',
  call: 'درخواست',
  page: 'صفحه',
}

/** What an entry is about, in our own words. */
export function subjectWords(
  { subjectKind, subjectId, details }: Subject,
  supplierName: (supplier: string) => string,
): string {
  const permission = details['permission']
  if (typeof permission === 'string' && Object.hasOwn(permissions, permission))
    return permissions[permission as Permission]
  if (subjectKind === 'supplier' && subjectId !== null) return `تأمین‌کننده، ${supplierName(subjectId)}`
  const { kind } = details
  if (subjectKind === 'proposal') return proposalWords(subjectId ?? '', typeof kind === 'string' ? kind : '')
  return subjectKind === null ? '' : (kinds[subjectKind] ?? subjectKind)
}

function proposalWords(id: string, kind: string): string {
  const title = Object.hasOwn(proposalKinds, kind)
    ? proposalKinds[kind as keyof typeof proposalKinds].title
    : ''
  return /^\d+$/.test(id) ? `پیشنهاد ${persianDigits(Number(id))}${title && `: ${title}`}` : 'پیشنهاد'
}
