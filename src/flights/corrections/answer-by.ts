/** A seller is asked within a day, and early enough to fly with the answer. */
const asked = { hours: 24 } as const
const beforeDeparture = { hours: 4 } as const
const shortest = { hours: 1 } as const

/** When the desk has answered; undefined where no time is left to ask. */
export function answerBy(now: Temporal.Instant, departsAt: Temporal.Instant): Temporal.Instant | undefined {
  const latest = departsAt.subtract(beforeDeparture)
  if (Temporal.Instant.compare(latest, now.add(shortest)) < 0) return undefined
  const usual = now.add(asked)
  const due = Temporal.Instant.compare(latest, usual) < 0 ? latest : usual
  return due.round({ smallestUnit: 'minute', roundingMode: 'floor' })
}
