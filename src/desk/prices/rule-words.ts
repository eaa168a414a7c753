import { channelWords } from '#desk/prices/channel-words.ts'
import type { RuleDraft } from '#desk/prices/rule-draft.ts'
import { persianDigits } from '#money/digits.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'

type Conditions = Pick<
  RuleDraft,
  'supplier' | 'airline' | 'origin' | 'destination' | 'brand' | 'channel' | 'daysFrom' | 'daysUntil'
>

type Effect = Pick<RuleDraft, 'ppm' | 'amount' | 'commissionPpm'>

/** What it does, as sentences; a sum is for each `unit`. */
export function effectLines(effect: Effect, unit: string): readonly string[] {
  const { ppm, amount, commissionPpm } = effect
  return [
    ...(ppm === 0 && amount === 0 ? [] : [`بر بهای تأمین‌کننده ${markupWords(effect, unit)}.`]),
    ...(commissionPpm === 0
      ? []
      : [`تأمین‌کننده ${commissionWords(commissionPpm)} می‌دهد؛ مسافر همان قیمت را می‌پردازد.`]),
  ]
}

/** In short: «۲٫۵ درصد افزوده می‌شود و ۳ درصد بهای پایه کمیسیون». */
export function effectWords(effect: Effect, unit: string): string {
  const { commissionPpm } = effect
  const parts = [markupWords(effect, unit), commissionPpm === 0 ? '' : commissionWords(commissionPpm)]
  return parts.filter((part) => part !== '').join('، ')
}

function commissionWords(ppm: number): string {
  return `${persianDigits(percentText(ppm))} درصد بهای پایه کمیسیون`
}

function markupWords({ ppm, amount }: Effect, unit: string): string {
  const parts = [
    ...(ppm === 0 ? [] : [`${persianDigits(percentText(ppm))} درصد ${verb(ppm)}`]),
    ...(amount === 0 ? [] : [`${inToman(rial(Math.abs(amount)))} تومان برای هر ${unit} ${verb(amount)}`]),
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
export function conditionWords(rule: Conditions, supplierName: (supplier: string) => string): string {
  const { supplier, airline, origin, destination, brand, channel } = rule
  const parts = [
    ...(supplier === null ? [] : [`تأمین‌کننده «${supplierName(supplier)}»`]),
    ...named('ایرلاین', airline),
    ...named('از', origin),
    ...named('به', destination),
    ...named('سایت', brand),
    ...(channel === null ? [] : [`کانال «${channelWords[channel]}»`]),
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
