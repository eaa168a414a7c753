import type { Step } from '#funnel/steps.ts'

export const stepWords = {
  searched: 'جستجو',
  chosen: 'انتخاب',
  held: 'نگه‌داری',
  paid: 'پرداخت',
  issued: 'صدور',
} as const satisfies Readonly<Record<Step, string>>
