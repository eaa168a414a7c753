import type { TravelRequest } from '#flights/responses.ts'
import type { AgeGroup } from '#passengers/age.ts'
import type { LegDates } from '#passengers/ages-by-leg.ts'
import type { TravelDocument } from '#passengers/flight-form.ts'
import type { Travel } from '#passengers/form.ts'

/** what our suppliers take of a name on an international ticket */
const longestName = 20

export interface Journey {
  /** of each traveller, in the order of the forms */
  readonly groups: readonly AgeGroup[]
  readonly travel: TravelRequest
}

/** What is asked of everybody on a journey. */
export function requiredOf({ groups, travel }: Journey): {
  readonly document: TravelDocument
  readonly travels: readonly Travel[]
} {
  return { document: travel.document, travels: groups.map((group) => travelFor(travel, group)) }
}

/** The day each direction begins, local to where it begins. */
export function datesOf({ legs }: TravelRequest): LegDates {
  const [first, ...later] = legs.map(({ departureDate }) => Temporal.PlainDate.from(departureDate))
  if (first === undefined) throw new RangeError('a journey has a direction')
  return [first, ...later]
}

/** What one traveller's form is checked by: counted on the day of the first flight, with a passport that outlives the last. */
export function travelFor(travel: TravelRequest, group: AgeGroup): Travel {
  return {
    group,
    today: Temporal.PlainDate.from(travel.today),
    flightDate: datesOf(travel)[0],
    lastArrival: Temporal.PlainDate.from(travel.lastArrival),
    longestName: travel.document === 'passport' ? longestName : undefined,
  }
}
