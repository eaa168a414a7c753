import { type Tariff, tariffs } from '#insurance/data/tariffs.ts'

/** In force on a day, YYYY-MM-DD: the newest that has begun. */
export function tariffOn(day: string, all: readonly Tariff[] = tariffs): Tariff {
  const begun = all.filter(({ effectiveFrom }) => effectiveFrom <= day)
  const newest = begun.toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom))[0]
  if (newest === undefined) throw new RangeError(`no tariff on ${day}`)
  return newest
}

/** Days that a policy lasts at most. */
export function longestDays({ days }: Pick<Tariff, 'days'>): number {
  return Math.max(...days.map(({ upTo }) => upTo))
}

/** Years at departure above which nobody is insured. */
export function oldestYears({ ages }: Pick<Tariff, 'ages'>): number {
  return Math.max(...ages.map(({ upTo }) => upTo))
}

/** A longer policy is for several journeys, none longer than this. */
export const LONGEST_JOURNEY_DAYS = 92
