/** a stay must be booked while its quote holds, so it is to be paid so many minutes before that ends */
const bookingMinutes = 1
/** who has less than so many minutes cannot pay */
const leastMinutes = 3

/** Until when a quoted stay may be paid; nothing when that leaves nobody the time to pay. */
export function payableUntil(
  quotedUntil: Temporal.Instant,
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  const until = quotedUntil.subtract({ minutes: bookingMinutes })
  return Temporal.Instant.compare(until, now.add({ minutes: leastMinutes })) < 0 ? undefined : until
}
