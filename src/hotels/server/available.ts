import type { HotelOffer, HotelResults } from '#hotels/answered.ts'
import type { AvailableHotels } from '#hotels/asked.ts'
import { freeUntil, ladderName } from '#hotels/cancellation.ts'
import { type Hotel, hotelShown } from '#hotels/catalogue.ts'
import { cheapestLodging, type Lodging } from '#hotels/lodging.ts'
import type { Occupancy } from '#hotels/occupancy.ts'
import { boards } from '#hotels/offered.ts'
import { perNight } from '#hotels/rate-price.ts'
import { stayIn } from '#hotels/server/asked-stay.ts'
import { checksInAt, todayIn } from '#hotels/server/hotel-time.ts'
import { type OnSale, onSaleFor } from '#hotels/server/nights.ts'
import { type Priced, ratesFor } from '#hotels/server/priced.ts'
import { refuse } from '#hotels/server/refusals.ts'
import type { Room } from '#hotels/server/room.ts'
import { alone, joined } from '#hotels/server/suppliers/joining.ts'
import { foundThere, sellersIn } from '#hotels/server/suppliers/searching.ts'
import { nightCount, type Stay } from '#hotels/stay.ts'
import { cityOf } from '#places/airports.ts'

/** What HotelCatalog/Available does; see the door. A supplier that is slow or away keeps ours from nobody. */
export async function available(room: Room, asked: AvailableHotels, userId?: string): Promise<HotelResults> {
  const { cityCode, rooms } = asked
  const hotels = room.contracts.hotelsIn(cityCode)
  if (hotels.length === 0 && sellersIn(room, cityCode).length === 0) throw refuse('CITY_NOT_FOUND')
  const now = room.clock.now()
  const stay = stayIn(asked, todayIn(cityCode, now))
  const asking = foundThere(room, { cityCode, stay, rooms })
  const ours = await ownOffers(room, hotels, { stay, rooms, now })
  const theirs = hotels.length > 0 ? await joined(asking) : await alone(room, asked, asking)
  if (userId !== undefined) await room.searched(userId, asked)
  const { name, country } = cityOf(cityCode)
  return {
    cityCode,
    cityName: name,
    isDomestic: country === 'IR',
    checkIn: asked.checkIn,
    checkOut: asked.checkOut,
    nights: nightCount(stay),
    rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
    hotels: [...ours, ...theirs.offers].toSorted(lodgedFirst),
    isWhole: theirs.isWhole,
  }
}

async function ownOffers(
  room: Room,
  hotels: readonly Hotel[],
  wanted: Omit<Wanted, 'sale'>,
): Promise<readonly HotelOffer[]> {
  const roomTypes = hotels.flatMap((hotel) => hotel.roomTypes)
  const sale = await onSaleFor(room, roomTypes, wanted.stay)
  return hotels.map((hotel) => offerOf(hotel, { ...wanted, sale }))
}

interface Wanted {
  readonly stay: Stay
  readonly rooms: readonly Occupancy[]
  readonly sale: ReadonlyMap<string, OnSale>
  readonly now: Temporal.Instant
}

function offerOf(hotel: Hotel, { stay, rooms, sale, now }: Wanted): HotelOffer {
  const lodging = lodgingIn(hotel, rooms, sale)
  const free = freeUntil(ladderName(hotel, { isFlexible: true }), checksInAt(hotel, stay.checkIn), now)
  return {
    ...hotelShown(hotel),
    total: lodging?.total ?? null,
    perNight: lodging === undefined ? null : perNight(lodging.total, nightCount(stay)),
    boards: boards.filter((board) => board === 'room-only' || hotel.boards[board] !== undefined),
    hasFreeCancellation: free !== undefined,
    left: lodging === undefined ? null : fewLeft(lodging),
  }
}

/** The cheapest way to lodge everybody; nothing when not all of them can be. */
export function lodgingIn(
  hotel: Hotel,
  rooms: readonly Occupancy[],
  sale: ReadonlyMap<string, OnSale>,
): Lodging<Priced> | undefined {
  const left = new Map(hotel.roomTypes.map(({ id }) => [id, sale.get(id)?.left ?? 0]))
  return cheapestLodging(
    rooms.map((guests) => cheapestOfEachType(ratesFor(hotel, guests, sale))),
    left,
  )
}

function cheapestOfEachType(rates: readonly Priced[]): readonly Priced[] {
  return [...Map.groupBy(rates, ({ roomTypeId }) => roomTypeId).values()].flatMap(([first]) => first ?? [])
}

/** more than that is not worth a word */
const mostTold = 5

function fewLeft({ chosen }: Lodging<Priced>): number | null {
  const scarcest = Math.min(...chosen.map(({ left }) => left))
  return scarcest > mostTold ? null : scarcest
}

function lodgedFirst(a: HotelOffer, b: HotelOffer): number {
  return (a.total ?? Number.MAX_SAFE_INTEGER) - (b.total ?? Number.MAX_SAFE_INTEGER) || b.stars - a.stars
}
