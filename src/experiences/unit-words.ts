import type { ExperienceUnit, UnitKind } from '#experiences/supplier/experience.ts'
import { persianDigits } from '#money/digits.ts'

const kinds: Readonly<Partial<Record<UnitKind, string>>> = {
  adult: 'بزرگسال',
  youth: 'نوجوان',
  child: 'کودک',
  infant: 'نوزاد',
  family: 'خانواده',
  senior: 'سالمند',
  student: 'دانشجو',
  military: 'نظامی',
}

/** Ours for kinds of the protocol, the supplier's for others. */
export function unitName({ kind, title }: Pick<ExperienceUnit, 'kind' | 'title'>): string {
  return kinds[kind] ?? title
}

const oldestSaid = 90

/** «۳ تا ۱۲ سال»، «از ۱۳ سال»; empty where anybody may have it */
export function agesSay({ from, to }: ExperienceUnit['ages']): string {
  if (from === 0 && to >= oldestSaid) return ''
  if (to >= oldestSaid) return `از ${persianDigits(from)} سال`
  return from === 0 ? `تا ${persianDigits(to)} سال` : `${persianDigits(from)} تا ${persianDigits(to)} سال`
}
