import { type AgeGroup, ageGroupAt } from '#passengers/age.ts'

/** The local date of each leg's departure, in the order they are flown; the first decides whom one is counted as. */
export type LegDates = readonly [Temporal.PlainDate, ...Temporal.PlainDate[]]

/** Somebody who grows into another group between two legs. */
export interface Birthday {
  /** the place in the legs, from 1: nobody changes before the first */
  readonly leg: number
  readonly was: AgeGroup
  readonly becomes: AgeGroup
  readonly date: Temporal.PlainDate
}

/** The group somebody flies in on each leg. */
export function groupsByLeg(birth: Temporal.PlainDate, legs: LegDates): readonly AgeGroup[] {
  return legs.map((date) => ageGroupAt(birth, date))
}

/** The legs from which on somebody flies in another group than before; none for most people on most journeys. */
export function birthdaysBetween(birth: Temporal.PlainDate, legs: LegDates): readonly Birthday[] {
  const groups = groupsByLeg(birth, legs)
  return legs.flatMap((date, leg) => {
    const [was, becomes] = [groups[leg - 1], groups[leg]]
    return was === undefined || becomes === undefined || was === becomes ? [] : [{ leg, was, becomes, date }]
  })
}
