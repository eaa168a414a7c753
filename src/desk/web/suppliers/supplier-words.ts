import type { FiguresView, SupplierView } from '#desk/suppliers-calls.ts'
import { persianDigits } from '#money/digits.ts'
import type { TagTone } from '#web/ui/states/tag.tsx'

export const statusWords = { on: 'باز', off: 'بستهٔ دستی', resting: 'در استراحت' } as const

export const statusTones = {
  on: 'good',
  off: 'bad',
  resting: 'warn',
} as const satisfies Record<SupplierView['status'], TagTone>

/** «۴۰۰»: so many milliseconds at most. */
export function latencyWords({ calls }: FiguresView, ms: number | null): string {
  if (calls === 0) return ''
  return ms === null ? 'بیش از ۴۸٬۰۰۰' : persianDigits(ms)
}

/** «۳ از ۴۰» */
export function shareWords(count: number, whole: number): string {
  return whole === 0 ? '' : `${persianDigits(count)} از ${persianDigits(whole)}`
}
