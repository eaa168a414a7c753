import type { AvailableBody } from '#flights/requests.ts'
import { legsOf } from '#flights/search/search-line.ts'
import { isSold } from '#flights/search/server/calendar/calendar.ts'
import type { Fed } from '#flights/search/server/feed/feed.ts'
import { productsIn } from '#flights/search/server/found/cabin-products.ts'
import { candidatesFor } from '#flights/search/server/found/candidates.ts'
import { cabinIn } from '#flights/search/server/found/connected.ts'
import { fedFor, isPublishedOn } from '#flights/search/server/found/ways.ts'
import { requestedParty } from '#flights/search/server/search-wanted.ts'
import type { Room } from '#flights/server/room.ts'
import type { Rial } from '#money/rial.ts'
import { seatCount } from '#passengers/party.ts'

/** usually enough to contain the cheapest fitting offer; else more are read */
const lookedAtFirst = 10

/** the year of single travellers is laid out by itself: nobody waits for it.
 * For more seats only what is asked for is, and takes so long (ms) at most */
const patienceOf = (seats: number) => (seats === 1 ? 0 : 1000)

/** What `tripPrice` of the door does. Days whose schedule is not laid out yet have no price. */
export async function tripPrice(room: Room, asked: AvailableBody): Promise<Rial | null> {
  const legs = legsOf(asked).map((leg) => ({ ...leg, date: Temporal.PlainDate.from(leg.date) }))
  const seats = seatCount(requestedParty(asked))
  let fed: Fed | undefined
  for (const { date } of legs) {
    if (!isSold(date, room.clock.now())) return null
    fed = await fedFor(room, [date], { seats, patienceMs: patienceOf(seats) })
    if (!isPublishedOn(fed, date)) return null
  }
  if (fed === undefined) return null
  for (const product of productsIn[cabinIn(asked)]) {
    const [cheapest] = candidatesFor(fed, legs, { product, count: 1, looked: lookedAtFirst })
    if (cheapest !== undefined) return cheapest.price
  }
  return null
}
