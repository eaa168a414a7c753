import { openBest } from '#flights/engine/best.ts'
import { walk } from '#flights/engine/explore.ts'
import type { Offer } from '#flights/engine/offer.ts'
import type { Schedule } from '#flights/engine/schedule.ts'
import type { Wanted } from '#flights/engine/wanted.ts'

export function search(schedule: Schedule, wanted: Wanted, count: number): Offer[] {
  const best = openBest(count)
  if (wanted.from !== wanted.to && count > 0) walk(schedule, wanted, best)
  return best.offers()
}
