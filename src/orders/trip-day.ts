/** Something that a trip has on a day: a flight, a check-in, a way back. */
export interface TripDay {
  /** local day or date-time, sortable: "2026-12-03T06:15" */
  readonly begins: string
  /** its last day, of what lasts: "2026-12-07" */
  readonly ends?: string
  readonly icon: 'airplane-tilt-duotone' | 'bed-duotone' | 'stamp-duotone' | 'suitcase-rolling-duotone'
  readonly title: string
  readonly details: string
  /** what else there is to see of it */
  readonly links?: readonly { readonly words: string; readonly path: string }[]
  /** the end of what stands on an earlier day */
  readonly isEnd?: boolean
}

/** By their days: what ends stands before what has an hour, and what lasts after it, as one checks in after landing. */
export function byDay(a: TripDay, b: TripDay): number {
  const [one, other] = [sortKeyOf(a), sortKeyOf(b)]
  return one === other ? 0 : one < other ? -1 : 1
}

export function sortKeyOf({ begins, ends }: Pick<TripDay, 'begins' | 'ends'>): string {
  return ends === undefined ? begins : `${begins}~`
}

export function dayOf({ begins }: Pick<TripDay, 'begins'>): Temporal.PlainDate {
  return Temporal.PlainDate.from(begins)
}
