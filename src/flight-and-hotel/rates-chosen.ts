import { chosenIn } from '#hotels/chosen-rates.ts'
import type { HotelDetail, RateView } from '#hotels/responses.ts'

type Rooms = HotelDetail['rooms']

/** One rate a room: the one that is named while it is there, else the cheapest that is left; undefined when a room has none. */
export function ratesFor(rooms: Rooms, named: readonly string[]): readonly RateView[] | undefined {
  const stands = chosenIn(named.join(','), rooms)
  const taken = new Map<string, number>()
  const take = (rate: RateView) => void taken.set(rate.roomTypeId, (taken.get(rate.roomTypeId) ?? 0) + 1)
  const rates = rooms.map(({ rates: offered }, room) => {
    const rate = offered.find(({ rateId }) => rateId === stands[room])
    if (rate !== undefined) take(rate)
    return rate
  })
  for (const [room, { rates: offered }] of rooms.entries()) {
    if (rates[room] !== undefined) continue
    const free = offered.filter(({ roomTypeId, left }) => (taken.get(roomTypeId) ?? 0) < left)
    const [cheapest] = free.toSorted((a, b) => a.total - b.total)
    if (cheapest === undefined) return undefined
    rates[room] = cheapest
    take(cheapest)
  }
  return rates.filter((rate) => rate !== undefined)
}
