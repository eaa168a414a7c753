import type { RuleDraft } from '#desk/prices/rule-draft.ts'
import { persianDigits } from '#money/digits.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'

type Conditions = Pick<
  RuleDraft,
  'supplier' | 'airline' | 'origin' | 'destination' | 'brand' | 'daysFrom' | 'daysUntil'
>

/** What it adds or takes off: «۲٫۵ درصد افزوده می‌شود». */
export function effectWords({ ppm, amount }: Pick<RuleDraft, 'ppm' | 'amount'>): string {
  const parts = [
    ...(ppm === 0 ? [] : [`${persianDigits(percentText(ppm))} درصد ${verb(ppm)}`]),
    ...(amount === 0 ? [] : [`${inToman(rial(Math.abs(amount)))} تومان برای هر صندلی ${verb(amount)}`]),
  ]
  return parts.join(' و ')
}

function percentText(ppm: number): string {
  return String(Math.abs(ppm) / 10_000).replace('.', '٫')
}

function verb(size: number): string {
  return size > 0 ? 'افزوده می‌شود' : 'کاسته می‌شود'
}

/** What it is about, beside its product. */
export function conditionWords(rule: Conditions): string {
  const { supplier, airline, origin, destination, brand } = rule
  const parts = [
    ...named('تأمین‌کننده', supplier),
    ...named('ایرلاین', airline),
    ...named('از', origin),
    ...named('به', destination),
    ...named('سایت', brand),
    ...daysWords(rule),
  ]
  return parts.length === 0 ? 'همه' : parts.join('، ')
}

function named(words: string, value: string | null): readonly string[] {
  return value === null ? [] : [`${words} \u2066${value}\u2069`]
}

function daysWords({ daysFrom, daysUntil }: Conditions): readonly string[] {
  if (daysFrom === null && daysUntil === null) return []
  if (daysUntil === null) return [`${persianDigits(daysFrom ?? 0)} روز مانده یا بیشتر`]
  if (daysFrom === null) return [`${persianDigits(daysUntil)} روز مانده یا کمتر`]
  return [`${persianDigits(daysFrom)} تا ${persianDigits(daysUntil)} روز مانده`]
}
