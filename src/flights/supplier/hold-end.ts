/** a ticket must be issued while the supplier still holds, so it is to be paid so many minutes before that ends */
const issuingMinutes = 1
/** who has less than so many minutes cannot pay */
const leastMinutes = 3

/** Until when seats may be paid that suppliers hold until then, each; nothing where none of them says. */
export function payableUntil(ends: readonly (Temporal.Instant | null)[]): Temporal.Instant | undefined {
  const [first] = ends.flatMap((end) => end ?? []).toSorted(Temporal.Instant.compare)
  return first?.subtract({ minutes: issuingMinutes })
}

/** Nobody could pay by then: such a hold is none. */
export function isTooShort(until: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(until, now.add({ minutes: leastMinutes })) < 0
}
