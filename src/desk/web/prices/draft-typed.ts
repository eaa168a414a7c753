import { RuleDraft } from '#desk/prices/rule-draft.ts'
import { momentIn, secondsOf } from '#desk/web/prices/moment-typed.ts'
import { parsePrice } from '#money/amount-input.ts'
import { latinDigits } from '#money/digits.ts'

export const draftFields = [
  'product',
  'supplier',
  'airline',
  'origin',
  'destination',
  'brand',
  'channel',
  'daysFrom',
  'daysUntil',
  'way',
  'percent',
  'amount',
  'commission',
  'day',
  'hour',
  'untilDay',
  'untilHour',
] as const
export type DraftField = (typeof draftFields)[number]
export type DraftTyped = Readonly<Record<DraftField, string>>

export type DraftRead = { readonly draft: RuleDraft } | { readonly property: string; readonly says: string }

/** What was typed as a rule, or the first thing that is wrong with it. */
export function draftFrom(typed: DraftTyped, now: Temporal.Instant): DraftRead {
  const sign = typed.way === 'off' ? -1 : 1
  const percent = numberIn(typed.percent.replace('٫', '.')) ?? 0
  const commission = numberIn(typed.commission.replace('٫', '.')) ?? 0
  const amount = typed.amount.trim() === '' ? 0 : parsePrice(typed.amount)
  const read = RuleDraft.safeParse({
    product: typed.product,
    supplier: textOrNull(typed.supplier),
    airline: textOrNull(typed.airline.toUpperCase()),
    origin: textOrNull(typed.origin.toUpperCase()),
    destination: textOrNull(typed.destination.toUpperCase()),
    brand: textOrNull(typed.brand),
    channel: textOrNull(typed.channel),
    daysFrom: numberIn(typed.daysFrom),
    daysUntil: numberIn(typed.daysUntil),
    ppm: Math.round(percent * 10_000) * sign + 0,
    amount: amount === undefined ? Number.NaN : amount * sign + 0,
    commissionPpm: Math.round(commission * 10_000),
    startsAt: typed.day.trim() === '' ? soon(now) : momentIn(typed.day, typed.hour),
    endsAt: typed.untilDay.trim() === '' ? null : momentIn(typed.untilDay, typed.untilHour),
  })
  if (read.success) return { draft: read.data }
  const [issue] = read.error.issues
  return { property: fieldOf(String(issue?.path[0] ?? '')), says: issue?.message ?? '' }
}

const fields: Readonly<Record<string, DraftField>> = {
  ppm: 'percent',
  commissionPpm: 'commission',
  startsAt: 'day',
  endsAt: 'untilDay',
}

function fieldOf(property: string): string {
  return fields[property] ?? property
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}

/** null for nothing; what is no number is NaN, which no rule has */
function numberIn(text: string): number | null {
  return text.trim() === '' ? null : Number(latinDigits(text))
}

/** minutes until a rule that begins at once does: time for the second person */
const soonMinutes = 5

function soon(now: Temporal.Instant): string {
  return secondsOf(now.add({ minutes: soonMinutes }))
}
