import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import type { MovableDirection } from '#flights/changes/server/date-change/movable-tickets.ts'
import { directionIfSeveral } from '#orders/direction-words.ts'
import type { JourneyView } from '#orders/responses.ts'

export interface DateChangeChoice {
  readonly leg: number
  readonly passengers: readonly number[]
  readonly from?: string | undefined
  readonly day?: string | undefined
}

const date = /^\d{4}-\d{2}-\d{2}$/

/** Of the address: the first direction that can move and all who can, until somebody chooses. */
export function chosenFrom(params: URLSearchParams, movable: readonly MovableDirection[]): DateChangeChoice {
  const direction = movable.find(({ leg }) => String(leg) === params.get('leg')) ?? movable[0]
  const mayMove = direction?.people.filter(({ isMovable }) => isMovable) ?? []
  const who = params.getAll('who')
  const isChosen = params.has('leg') && direction?.isWhole !== true
  const going = mayMove.filter(({ passenger }) => !isChosen || who.includes(String(passenger)))
  return {
    leg: direction?.leg ?? 0,
    passengers: going.map(({ passenger }) => passenger),
    from: dateIn(params.get('from')),
    day: dateIn(params.get('day')),
  }
}

function dateIn(text: string | null): string | undefined {
  if (text === null || !date.test(text)) return undefined
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString()
  } catch {
    return undefined // no such day: as if none was named
  }
}

export function directionsTexts(
  movable: readonly MovableDirection[],
  journeys: readonly JourneyView[],
  chosen: DateChangeChoice,
) {
  return movable.flatMap(({ leg, people, isWhole }) => {
    const journey = journeys[leg]
    if (journey === undefined) return []
    const departs = Temporal.PlainDateTime.from(journey.departureTime)
    return [
      {
        leg,
        direction: directionIfSeveral(journeys, leg),
        route: `${journey.originName} به ${journey.destinationName}`,
        when: `${weekdayDayMonth(departs.toPlainDate())}، ${clockTime(departs)}`,
        airline: journey.airlineName,
        flightNumber: journey.flightNumber,
        isChosen: leg === chosen.leg,
        isWhole,
        people: people.map((one) => ({
          ...one,
          isGoing: leg === chosen.leg ? chosen.passengers.includes(one.passenger) : one.isMovable,
        })),
      },
    ]
  })
}

export type DirectionTexts = ReturnType<typeof directionsTexts>[number]
