/** minutes booking takes: payment must end before the quote does */
const bookingMinutes = 1
/** less time than this is not enough to pay */
const leastMinutes = 3

export function payableUntil(
  quotedUntil: Temporal.Instant,
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  const until = quotedUntil.subtract({ minutes: bookingMinutes })
  return Temporal.Instant.compare(until, now.add({ minutes: leastMinutes })) < 0 ? undefined : until
}
