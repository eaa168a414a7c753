import type { OrderLeg } from '#flights/booking/server/held-legs.ts'

/** A direction that has not left and, as its flights go now, will. */
export function isStillAhead({ sold }: Pick<OrderLeg, 'sold'>, now: Temporal.Instant): boolean {
  return (
    Temporal.Instant.compare(now, sold.departsAt) < 0 &&
    sold.fares.every(({ departure }) => departure.changed?.isCancelled !== true)
  )
}
