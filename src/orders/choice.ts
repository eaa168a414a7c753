import { issueDeadline } from '#orders/limits.ts'

/** How long another one may be taken in place of what could not be issued. */
export const choiceMinutes = 10
/** With less time left the money goes to the wallet at once. */
const leastMinutes = 2

/** Until when; never beyond the quarter of an hour that was promised when it was paid (§9). */
export function choiceEnd(now: Temporal.Instant, paidAt: Temporal.Instant): Temporal.Instant | undefined {
  const [end, promised] = [now.add({ minutes: choiceMinutes }), issueDeadline(paidAt)]
  const until = Temporal.Instant.compare(promised, end) < 0 ? promised : end
  return Temporal.Instant.compare(until, now.add({ minutes: leastMinutes })) < 0 ? undefined : until
}
