/** Soon after it was sent a payout is looked at every few seconds, later ever more seldom, and for a week in all. */
const looks = { everySeconds: 10, everyHours: 6, days: 7 } as const

/** When to look at a payout next; nothing when it has been looked at long enough. */
export function nextLook(madeAt: Temporal.Instant, now: Temporal.Instant): Temporal.Instant | undefined {
  const seconds = madeAt.until(now).total('seconds')
  if (seconds >= looks.days * 24 * 3600) return undefined
  const wait = Math.min(Math.max(seconds / 4, looks.everySeconds), looks.everyHours * 3600)
  return now.add({ seconds: Math.round(wait) })
}
