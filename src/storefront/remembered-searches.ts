import { tripTypes } from '#flights/enumerations.ts'
import type { AvailableBody } from '#flights/requests.ts'
import { availableBody, searchIn } from '#flights/search/available-body.ts'
import { movedBy } from '#flights/search/search-days.ts'
import { legsOf } from '#flights/search/search-line.ts'

/** of each kind; older ones are dropped */
export const storedAtMost = 20

export function isPast(asked: AvailableBody, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(firstDay(asked), today) < 0
}

/** Moved to the next same weekday from today; future searches stay. */
export function redated(asked: AvailableBody, today: Temporal.PlainDate): AvailableBody {
  const weeks = Math.max(0, Math.ceil(firstDay(asked).until(today).days / 7))
  return weeks === 0 ? asked : availableBody(movedBy(searchIn(asked), weeks * 7))
}

/** End of a round trip's first direction, else of the last. */
export function destinationOf(asked: AvailableBody): AvailableBody['destination'] {
  const legs = legsOf(asked)
  const leg = asked.flightType === tripTypes.multiDestination ? legs.at(-1) : legs[0]
  return leg?.destination ?? asked.destination
}

function firstDay(asked: AvailableBody): Temporal.PlainDate {
  return Temporal.PlainDate.from(legsOf(asked)[0]?.date ?? '')
}
