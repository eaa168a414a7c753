import { tripTypes } from '#flights/proposal.ts'
import type { AvailableBody } from '#flights/requests.ts'
import { availableBody, searchIn } from '#flights/search/available-body.ts'
import { movedBy } from '#flights/search/search-days.ts'
import { legsOf } from '#flights/search/search-line.ts'

/** the longest list of a kind; older ones fall off its end */
export const storedAtMost = 20

/** Can it no longer be flown as it was asked? */
export function isPast(asked: AvailableBody, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(firstDay(asked), today) < 0
}

/** The same search on the same weekday from today on, its days as far apart as they were; one yet to come stays. */
export function redated(asked: AvailableBody, today: Temporal.PlainDate): AvailableBody {
  const weeks = Math.max(0, Math.ceil(firstDay(asked).until(today).days / 7))
  return weeks === 0 ? asked : availableBody(movedBy(searchIn(asked), weeks * 7))
}

/** The city a journey is about: where its first direction ends, or of many directions the last. */
export function destinationOf(asked: AvailableBody): AvailableBody['destination'] {
  const legs = legsOf(asked)
  const leg = asked.flightType === tripTypes.multiDestination ? legs.at(-1) : legs[0]
  return leg?.destination ?? asked.destination
}

function firstDay(asked: AvailableBody): Temporal.PlainDate {
  return Temporal.PlainDate.from(legsOf(asked)[0]?.date ?? '')
}
