import { type AgeGroup, ageGroupAt } from '#passengers/age.ts'

/** Local departure dates in order; the first decides the age group of the party. */
export type LegDates = readonly [Temporal.PlainDate, ...Temporal.PlainDate[]]

export function groupsByLeg(birth: Temporal.PlainDate, legs: LegDates): readonly AgeGroup[] {
  return legs.map((date) => ageGroupAt(birth, date))
}
