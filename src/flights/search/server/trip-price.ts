import type { AvailableBody } from '#flights/requests.ts'
import { legsOf } from '#flights/search/search-line.ts'
import { isSold } from '#flights/search/server/calendar/calendar.ts'
import type { Fed } from '#flights/search/server/feed/feed.ts'
import { candidatesFor } from '#flights/search/server/found/candidates.ts'
import { fedFor, isPublishedOn } from '#flights/search/server/found/ways.ts'
import type { Room } from '#flights/server/room.ts'
import type { Rial } from '#money/rial.ts'

/** usually enough to contain the cheapest fitting offer; else more are read */
const lookedAtFirst = 10

/** `tripPrice` of the door. Days whose schedule is not computed yet have no price. */
export async function tripPrice(room: Room, asked: AvailableBody): Promise<Rial | null> {
  const legs = legsOf(asked).map((leg) => ({ ...leg, date: Temporal.PlainDate.from(leg.date) }))
  let fed: Fed | undefined
  for (const { date } of legs) {
    if (!isSold(date, room.clock.now())) return null
    fed = await fedFor(room, [date], { patienceMs: 0 })
    if (!isPublishedOn(fed, date)) return null
  }
  if (fed === undefined) return null
  const [cheapest] = candidatesFor(fed, legs, { product: 'economy', count: 1, looked: lookedAtFirst })
  return cheapest?.price ?? null
}
