import type { ActingRooms } from '#desk/server/acting/rooms.ts'
import { notIssuedWords, unmovableWords } from '#desk/web/acting/unmovable-words.ts'
import { isRefused } from '#desk/web/is-refused.ts'
import { directionsTexts } from '#flights/changes/web/date-change/date-change-choice.ts'
import type { Order } from '#orders/order.ts'

type Rooms = Pick<ActingRooms, 'orders' | 'flights'>

/** Directions whose day its traveller could change by himself now, and of the others what keeps them; neither where it has none. */
export async function movableOf({ orders, flights }: Rooms, { orderId, ownerId: userId, status }: Order) {
  const { journeys } = await orders.detailsOf(userId, orderId)
  const directions = await flights.directionDates({ orderId, userId }).catch((error: unknown) => {
    if (!isRefused(error)) throw error
    return undefined // another product's
  })
  if (directions === undefined) return { movable: [], unmovable: [] }
  if (status !== 'issued') return { movable: [], unmovable: [notIssuedWords] }
  const texts = directionsTexts(directions, journeys, { leg: 0, passengers: [] })
  const all = directions.flatMap(({ leg, whyNot }) => {
    const text = texts.find((one) => one.leg === leg)
    return text === undefined ? [] : [{ ...text, words: `${text.route}، ${text.when}`, whyNot }]
  })
  return {
    movable: all.flatMap(({ leg, words, isWhole, people, whyNot }) =>
      whyNot === undefined ? [{ leg, words, isWhole, people: people.map(personOf) }] : [],
    ),
    unmovable: all.flatMap(({ words, whyNot }) =>
      whyNot === undefined ? [] : [`${words}: ${unmovableWords[whyNot]}`],
    ),
  }
}

interface Person {
  readonly passenger: number
  readonly name: string
  readonly isMovable: boolean
}

function personOf({ passenger, name, isMovable }: Person): Person {
  return { passenger, name, isMovable }
}

export type DatesOnPage = Awaited<ReturnType<typeof movableOf>>
export type MovableOnPage = DatesOnPage['movable'][number]
