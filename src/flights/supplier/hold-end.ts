/** payment must end this long before the supplier's hold, so that the ticket can be issued */
const issuingMinutes = 1
/** shortest time in which anybody can pay */
const leastMinutes = 3

/** The earliest end of several holds, less issuing time; undefined when none has an end. */
export function payableUntil(ends: readonly (Temporal.Instant | null)[]): Temporal.Instant | undefined {
  const [first] = ends.flatMap((end) => end ?? []).toSorted(Temporal.Instant.compare)
  return first?.subtract({ minutes: issuingMinutes })
}

export function isTooShort(until: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(until, now.add({ minutes: leastMinutes })) < 0
}
