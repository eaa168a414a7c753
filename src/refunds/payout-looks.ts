/** Payouts are queried every few seconds at first, then less often, for a week. */
const looks = { everySeconds: 10, everyHours: 6, days: 7 } as const

export function nextLook(madeAt: Temporal.Instant, now: Temporal.Instant): Temporal.Instant | undefined {
  const seconds = madeAt.until(now).total('seconds')
  if (seconds >= looks.days * 24 * 3600) return undefined
  const wait = Math.min(Math.max(seconds / 4, looks.everySeconds), looks.everyHours * 3600)
  return now.add({ seconds: Math.round(wait) })
}
