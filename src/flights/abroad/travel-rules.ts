import type { TravelRequest } from '#flights/responses.ts'
import type { AgeGroup } from '#passengers/age.ts'
import type { LegDates } from '#passengers/ages-by-leg.ts'
import type { TravelDocument } from '#passengers/flight-form.ts'
import type { Travel } from '#passengers/form.ts'

/** our suppliers' limit for a name on an international ticket */
const longestName = 20

export interface Journey {
  readonly groups: readonly AgeGroup[]
  readonly travel: TravelRequest
}

export function requiredOf({ groups, travel }: Journey): {
  readonly document: TravelDocument
  readonly travels: readonly Travel[]
} {
  return { document: travel.document, travels: groups.map((group) => travelFor(travel, group)) }
}

export function datesOf({ legs }: TravelRequest): LegDates {
  const [first, ...later] = legs.map(({ departureDate }) => Temporal.PlainDate.from(departureDate))
  if (first === undefined) throw new RangeError('a journey has a direction')
  return [first, ...later]
}

/** What a form is checked by: age on the first flight's day, passport valid beyond the last. */
export function travelFor(travel: TravelRequest, group: AgeGroup): Travel {
  return {
    group,
    today: Temporal.PlainDate.from(travel.today),
    flightDate: datesOf(travel)[0],
    lastArrival: Temporal.PlainDate.from(travel.lastArrival),
    longestName: travel.document === 'passport' ? longestName : undefined,
  }
}
