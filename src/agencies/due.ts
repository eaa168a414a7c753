import { dayOf } from '#wallet/days.ts'

/** What was bought on a day in Tehran is to be paid until the end of the last of so many days after it. */
export function dueDay(bought: Temporal.Instant, days: number): Temporal.PlainDate {
  return dayOf(bought).add({ days })
}

export function isOverdue(
  oldest: Temporal.Instant | undefined,
  { days, now }: { readonly days: number; readonly now: Temporal.Instant },
): boolean {
  return oldest !== undefined && Temporal.PlainDate.compare(dayOf(now), dueDay(oldest, days)) > 0
}
