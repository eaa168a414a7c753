import type { FareOnSale } from '#flights/inventory/server/on-sale.ts'
import { routeKey } from '#flights/inventory/server/timetable.ts'
import type { ReceivedEvent } from '#flights/search/server/feed/received-events.ts'
import type { Room } from '#flights/server/room.ts'

type Remembering = Pick<Room, 'feed' | 'days' | 'fares' | 'legs'>

export function dropForgotten(room: Remembering): void {
  let gone = new Set<string>()
  room.feed.onChange((heard) => {
    if (heard === undefined) {
      room.fares.clear()
      room.legs.clear()
    }
    if (heard?.forgottenDayId === undefined) return
    dropDay(room, heard)
    if (gone.size === 0)
      setImmediate(() => {
        dropFares(room, gone)
        gone = new Set()
      })
    gone.add(`${heard.route}|${heard.date}`)
  })
}

/** A day that was created again meanwhile stays. */
function dropDay({ days }: Remembering, { route, date, forgottenDayId }: ReceivedEvent): void {
  const key = `${route}|${date}`
  if (days.peek(key)?.day.id === forgottenDayId) days.delete(key)
}

function dropFares({ fares, legs }: Remembering, gone: ReadonlySet<string>): void {
  const isGone = ({ departure: { origin, destination, date } }: FareOnSale) =>
    gone.has(`${routeKey(origin.iata, destination.iata)}|${date}`)
  for (const [id, fare] of fares.entries()) if (isGone(fare)) fares.delete(id)
  for (const [name, leg] of legs.entries()) if (leg.fares.some(isGone)) legs.delete(name)
}
