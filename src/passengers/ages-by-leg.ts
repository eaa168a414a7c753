import { type AgeGroup, ageGroupAt } from '#passengers/age.ts'

/** The local date of each leg's departure, in the order they are flown; the first decides whom one is counted as. */
export type LegDates = readonly [Temporal.PlainDate, ...Temporal.PlainDate[]]

/** The group somebody flies in on each leg. */
export function groupsByLeg(birth: Temporal.PlainDate, legs: LegDates): readonly AgeGroup[] {
  return legs.map((date) => ageGroupAt(birth, date))
}
