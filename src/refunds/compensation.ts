import { percentOf, type Rial, ZERO } from '#money/rial.ts'

/** B07: what we pay when a refund comes late to a bank account, so many percent of it for each day begun, up to a most. */
export const compensationRule = { percentPerDay: 1, mostPercent: 10 } as const

/** Started days of lateness; 0 before the deadline. */
export function daysLate(dueAt: Temporal.Instant, now: Temporal.Instant): number {
  return Math.max(0, Math.ceil(dueAt.until(now).total('hours') / 24))
}

/** Total compensation in rial, including what was paid before. */
export function compensationOf(refund: Rial, days: number): Rial {
  const percent = Math.min(days * compensationRule.percentPerDay, compensationRule.mostPercent)
  return percent <= 0 ? ZERO : percentOf(refund, percent)
}
