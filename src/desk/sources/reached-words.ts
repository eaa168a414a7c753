import type { Step } from '#resellers/calls.ts'

/** How far somebody came who opened a marketplace's link. */
export const reachedWords = {
  results: 'نتیجه‌ها',
  details: 'جزئیات',
  passengers: 'مسافران',
  confirm: 'تأیید',
  payment: 'پرداخت',
  ticket: 'بلیت',
} as const satisfies Readonly<Record<Step, string>>
