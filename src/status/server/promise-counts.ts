import type { House } from '#server/house.ts'
import {
  daysCounted,
  type PromiseDaysView,
  type PromiseOfDay,
  promiseDaysView,
} from '#status/promise-days.ts'
import { dayOf } from '#status/server/measuring.ts'

const freshMs = 10 * 60_000

/** How the house's promises were kept, day by day, of those given since. */
export type PromiseDaysSince = (since: Temporal.Instant) => Promise<readonly PromiseOfDay[]>

/** Read anew each ten minutes, and meanwhile from memory; what was read last stays until then. */
export function openPromiseCounts(
  { clock }: Pick<House, 'clock'>,
  daysSince: PromiseDaysSince,
): () => Promise<readonly PromiseDaysView[]> {
  let last: { readonly view: readonly PromiseDaysView[]; readonly at: number } | undefined
  let reading: Promise<readonly PromiseDaysView[]> | undefined
  async function read() {
    const now = clock.now()
    const rows = await daysSince(now.subtract({ hours: daysCounted * 24 }))
    last = { view: promiseDaysView(rows, dayOf(now)), at: now.epochMilliseconds }
    return last.view
  }
  return async () => {
    if (last !== undefined && clock.now().epochMilliseconds - last.at < freshMs) return last.view
    reading ??= read().finally(() => (reading = undefined))
    if (last === undefined) return reading
    reading.catch(() => undefined) // the next who asks reads again
    return last.view
  }
}
