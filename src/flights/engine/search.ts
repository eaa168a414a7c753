import { openBest } from '#flights/engine/best.ts'
import { walk } from '#flights/engine/explore.ts'
import type { Offer } from '#flights/engine/offer.ts'
import type { Schedule } from '#flights/engine/schedule.ts'
import type { Wanted } from '#flights/engine/wanted.ts'

/**
 * The `count` cheapest journeys, exactly: of the equally cheap the shortest, then the earliest. Fewer when there are fewer;
 * none when an airport is not of the schedule or the two are the same.
 */
export function search(schedule: Schedule, wanted: Wanted, count: number): Offer[] {
  const best = openBest(count)
  if (wanted.from !== wanted.to && count > 0) walk(schedule, wanted, best)
  return best.offers()
}
