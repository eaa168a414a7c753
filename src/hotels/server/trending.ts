import { type Hotel, hotelView } from '#hotels/catalogue.ts'
import { perNight } from '#hotels/rate-price.ts'
import { ratesOf } from '#hotels/rates.ts'
import type { TrendingHotel } from '#hotels/responses.ts'
import { fits } from '#hotels/room-capacity.ts'
import { todayIn } from '#hotels/server/hotel-time.ts'
import { leftAlone, nightsFor, type StoredNight } from '#hotels/server/nights.ts'
import { refuse } from '#hotels/server/refusals.ts'
import type { Room } from '#hotels/server/room.ts'
import { ruledRoom, rulesNow } from '#hotels/server/ruled-rooms.ts'
import { sellersIn } from '#hotels/server/suppliers/searching.ts'
import type { Rial } from '#money/rial.ts'
import type { RulesInForce } from '#orders/pricing/rules-in-force.ts'

const nightsAhead = 14
const couple = { adults: 2, childAges: [] } as const

export interface TrendingWish {
  readonly cityCode: string
  readonly take: number
  readonly slidingExpiration: number
  readonly reValidate: boolean
}

export async function trending(room: Room, wish: TrendingWish): Promise<readonly TrendingHotel[]> {
  const { cityCode, take, slidingExpiration, reValidate } = wish
  if (room.contracts.hotelsIn(cityCode).length === 0) {
    if (sellersIn(room, cityCode).length === 0) throw refuse('CITY_NOT_FOUND')
    return []
  }
  const now = room.clock.now()
  const wished = { slidingSeconds: slidingExpiration, anew: reValidate, now }
  const rules = await rulesNow(room)
  const all = await room.trending.of(`${cityCode} ${rules.key}`, wished, () =>
    ranked(room, { cityCode, rules }, now),
  )
  return all.slice(0, take)
}

type Nights = ReadonlyMap<string, readonly StoredNight[]>

async function ranked(
  room: Room,
  { cityCode, rules }: { readonly cityCode: string; readonly rules: RulesInForce },
  now: Temporal.Instant,
): Promise<readonly TrendingHotel[]> {
  const hotels = room.contracts.hotelsIn(cityCode)
  const checkIn = todayIn(cityCode, now)
  const roomTypes = hotels.flatMap((hotel) => hotel.roomTypes)
  const nights = await nightsFor(room, roomTypes, { checkIn, checkOut: checkIn.add({ days: nightsAhead }) })
  return hotels
    .map((hotel) => ({ hotel, sold: soldIn(hotel, nights), lowest: lowestIn(hotel, nights, rules) }))
    .toSorted(
      (a, b) =>
        b.sold - a.sold ||
        b.hotel.stars - a.hotel.stars ||
        (a.lowest?.total ?? Number.MAX_SAFE_INTEGER) - (b.lowest?.total ?? Number.MAX_SAFE_INTEGER),
    )
    .map(({ hotel, lowest }) => ({
      hotel: hotelView(hotel),
      perNight: lowest === undefined ? null : perNight(lowest.total, 1),
      night: lowest?.night ?? null,
    }))
}

function soldIn({ roomTypes }: Hotel, nights: Nights): number {
  return roomTypes.flatMap(({ id }) => nights.get(id) ?? []).reduce((sold, night) => sold + night.sold, 0)
}

interface Lowest {
  readonly total: Rial
  readonly night: string
}

function lowestIn(hotel: Hotel, nights: Nights, rules: RulesInForce): Lowest | undefined {
  return hotel.roomTypes
    .filter((roomType) => fits(roomType, couple))
    .flatMap((roomType) =>
      ratesOf(hotel, roomType).flatMap((rate) =>
        (nights.get(roomType.id) ?? [])
          .filter((night) => leftAlone(night) > 0)
          .map(({ night, price }) => ({
            total: ruledRoom(rate, { nights: [price], guests: couple }, { rules, checkIn: night }).total,
            night: night.toString(),
          })),
      ),
    )
    .toSorted((a, b) => a.total - b.total || a.night.localeCompare(b.night))[0]
}
