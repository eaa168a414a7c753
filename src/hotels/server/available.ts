import { freeUntil, ladderName } from '#hotels/cancellation.ts'
import { type Hotel, hotelView } from '#hotels/catalogue.ts'
import type { Occupancy } from '#hotels/occupancy.ts'
import { type Board, boards } from '#hotels/offered.ts'
import { perNight } from '#hotels/rate-price.ts'
import type { AvailableHotels } from '#hotels/requests.ts'
import type { HotelOffer, HotelResults, HotelView, Way } from '#hotels/responses.ts'
import { cheapestLodging, type Lodging } from '#hotels/room-assignment.ts'
import { checksInAt, todayIn } from '#hotels/server/hotel-time.ts'
import { type OnSale, onSaleFor } from '#hotels/server/nights.ts'
import { type Priced, ratesFor } from '#hotels/server/priced.ts'
import { refuse } from '#hotels/server/refusals.ts'
import { stayIn } from '#hotels/server/requested-stay.ts'
import { scoresOf } from '#hotels/server/reviews/scores.ts'
import type { Room } from '#hotels/server/room.ts'
import { alone, joined } from '#hotels/server/suppliers/joining.ts'
import { foundThere, type OfferWithoutScore, sellersIn } from '#hotels/server/suppliers/searching.ts'
import { nightCount, type Stay } from '#hotels/stay.ts'
import { cityOf } from '#places/airports.ts'

/** A slow or failing supplier does not hold up our own hotels. */
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
    hotels: await scored(room, [...ours, ...theirs.offers].toSorted(lodgedFirst)),
    isWhole: theirs.isWhole,
  }
}

async function ownOffers(
  room: Room,
  hotels: readonly Hotel[],
  wanted: Omit<Wanted, 'sale'>,
): Promise<readonly OfferWithoutScore[]> {
  const roomTypes = hotels.flatMap((hotel) => hotel.roomTypes)
  const sale = await onSaleFor(room, roomTypes, wanted.stay)
  return hotels.map((hotel) => offerOf(hotel, { ...wanted, sale }))
}

async function scored({ database }: Room, offers: readonly OfferWithoutScore[]): Promise<HotelOffer[]> {
  const scores = await scoresOf(
    database,
    offers.map(({ id }) => id),
  )
  return offers.map((offer) => ({ ...offer, score: scores.get(offer.id) ?? null }))
}

interface Wanted {
  readonly stay: Stay
  readonly rooms: readonly Occupancy[]
  readonly sale: ReadonlyMap<string, OnSale>
  readonly now: Temporal.Instant
}

function offerOf(hotel: Hotel, wanted: Wanted): OfferWithoutScore {
  const ways = boards
    .flatMap((board) => wayAt(hotel, board, wanted) ?? [])
    .toSorted((a, b) => a.total - b.total)
  return { ...hotelView(hotel), ...(ways[0] ?? soldOut), ways }
}

const soldOut = {
  board: null,
  isRefundable: null,
  freeUntil: null,
  total: null,
  perNight: null,
  left: null,
} as const satisfies Omit<OfferWithoutScore, keyof HotelView | 'ways'>

/** Everybody at one board and one cancellation rule; undefined when impossible. */
function wayAt(hotel: Hotel, board: Board, { stay, rooms, sale, now }: Wanted): Way | undefined {
  const lodging = lodgingAt(hotel, board, { rooms, sale })
  const [first] = lodging?.chosen ?? []
  if (lodging === undefined || first === undefined) return undefined
  const { rate } = first
  const free = freeUntil(ladderName(hotel, rate), checksInAt(hotel, stay.checkIn), now)
  return {
    board,
    isRefundable: rate.isFlexible,
    freeUntil: free?.toString() ?? null,
    total: lodging.total,
    perNight: perNight(lodging.total, nightCount(stay)),
    left: fewLeft(lodging),
  }
}

/** The cheapest rooms for everybody at one board, as many as are left. */
export function lodgingAt(
  hotel: Hotel,
  board: Board,
  { rooms, sale }: Pick<Wanted, 'rooms' | 'sale'>,
): Lodging<Priced> | undefined {
  const left = new Map(hotel.roomTypes.map(({ id }) => [id, sale.get(id)?.left ?? 0]))
  const ratesAt = (guests: Occupancy) =>
    ratesFor(hotel, guests, sale).filter(({ rate }) => rate.board === board)
  return cheapestLodging(rooms.map(ratesAt), left)
}

const mostTold = 5

function fewLeft({ chosen }: Lodging<Priced>): number | null {
  const scarcest = Math.min(...chosen.map(({ left }) => left))
  return scarcest > mostTold ? null : scarcest
}

function lodgedFirst(a: OfferWithoutScore, b: OfferWithoutScore): number {
  return (a.total ?? Number.MAX_SAFE_INTEGER) - (b.total ?? Number.MAX_SAFE_INTEGER) || b.stars - a.stars
}
