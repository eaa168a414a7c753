import type { TripRequest } from '#insurance/insured-trip.ts'
import type { PlanId } from '#insurance/plans.ts'

export interface PolicyItem {
  readonly trip: TripRequest
  readonly plan: PlanId
  /** years on the first day, in the order of the passengers */
  readonly ages: readonly number[]
  /** the policies that it takes the place of: places in their order */
  readonly moves?: { readonly orderId: string; readonly positions: readonly number[] }
}
