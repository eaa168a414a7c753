import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { printable } from '#papers/printable.ts'
import type { DirectionFacts, PenaltyFacts } from '#papers/ticket-facts.ts'
import { toman } from '#papers/ticket-price.ts'

export interface LadderView {
  /** «رفت»; '' for a single direction */
  readonly direction: string
  readonly steps: readonly PenaltyView[]
}

export interface PenaltyView {
  readonly until: string
  readonly percent: number
  readonly share: string
  readonly amount: string
}

export function ladderViews(directions: readonly DirectionFacts[]): readonly LadderView[] {
  return directions
    .filter(({ penalties }) => penalties.length > 0)
    .map(({ name, penalties }) => ({ direction: printable(name ?? ''), steps: penaltyViews(penalties) }))
}

function penaltyViews(steps: readonly PenaltyFacts[]): readonly PenaltyView[] {
  return steps.map(({ until, percent, amount }) => ({
    until: until ? `تا ${moment(until)}` : steps.length > 1 ? 'پس از آن' : 'در هر زمان',
    percent: Math.min(100, Math.max(0, percent)),
    share: `${persianDigits(percent)}٪`,
    amount: percent >= 100 ? 'بدون بازگشت وجه' : percent <= 0 ? 'بدون جریمه' : toman(amount),
  }))
}

function moment(at: Temporal.PlainDateTime): string {
  return `${weekdayDayMonth(at.toPlainDate())}، ساعت ${clockTime(at)}`
}
