/** Within so many hours an answer is pressing. */
const pressing = { hours: 4 } as const

export function dueTone(due: Temporal.Instant, now: Temporal.Instant): 'plain' | 'warn' | 'bad' {
  if (Temporal.Instant.compare(due, now) <= 0) return 'bad'
  return Temporal.Instant.compare(due, now.add(pressing)) <= 0 ? 'warn' : 'plain'
}
