import type { AgeGroup } from '#passengers/age.ts'
import type { Bed } from '#tours/beds.ts'

export interface TourItem {
  readonly departureId: string
  readonly hotelId: string
  /** in the order of the passengers */
  readonly travellers: readonly TourItemTraveller[]
}

export interface TourItemTraveller {
  readonly room: number
  readonly bed: Bed
  /** on the day of leaving */
  readonly years: number
  /** on each flight's day: a birthday may lie between them */
  readonly groups: readonly [AgeGroup, AgeGroup]
}
