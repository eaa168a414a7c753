import { freeUntil, ladderName } from '#hotels/cancellation.ts'
import { type Hotel, hotelView } from '#hotels/catalogue.ts'
import { hotelKind } from '#hotels/kind.ts'
import type { Occupancy } from '#hotels/occupancy.ts'
import { type Board, boards } from '#hotels/offered.ts'
import { perNight } from '#hotels/rate-price.ts'
import type { AvailableHotels } from '#hotels/requests.ts'
import type { HotelOffer, HotelResults, HotelView, Way } from '#hotels/responses.ts'
import { cheapestLodging, type Lodging } from '#hotels/room-assignment.ts'
import { sharesOfRoom } from '#hotels/room-shares.ts'
import { checksInAt, todayIn } from '#hotels/server/hotel-time.ts'
import { onSaleFor } from '#hotels/server/nights.ts'
import { type Priced, ratesFor, type Selling } from '#hotels/server/priced.ts'
import { refuse } from '#hotels/server/refusals.ts'
import { stayIn } from '#hotels/server/requested-stay.ts'
import { scoresOf } from '#hotels/server/reviews/scores.ts'
import type { Room } from '#hotels/server/room.ts'
import { rulesNow, stayThing } from '#hotels/server/ruled-rooms.ts'
import { alone, joined } from '#hotels/server/suppliers/joining.ts'
import {
  foundThere,
  type OfferFound,
  type OfferWithoutScore,
  sellersIn,
} from '#hotels/server/suppliers/searching.ts'
import { nightCount, type Stay } from '#hotels/stay.ts'
import { cityOf } from '#places/airports.ts'

/** A slow or failing supplier does not hold up our own hotels. */
export async function available(room: Room, asked: AvailableHotels, userId?: string): Promise<HotelResults> {
  const { cityCode, rooms } = asked
  const hotels = room.contracts.hotelsIn(cityCode)
  if (hotels.length === 0 && sellersIn(room, cityCode).length === 0) throw refuse('CITY_NOT_FOUND')
  const now = room.clock.now()
  const stay = stayIn(asked, todayIn(cityCode, now))
  const pricing = { rules: await rulesNow(room), checkIn: stay.checkIn }
  const asking = foundThere(room, { cityCode, stay, rooms, pricing })
  const ours = await ownOffers(room, hotels, { stay, rooms, now, pricing })
  const theirs = hotels.length > 0 ? await joined(asking) : await alone(room, asked, asking)
  const found = [...ours, ...theirs.offers].toSorted((a, b) => lodgedFirst(a.offer, b.offer))
  room.orders.pricing.noteSearch(hotelKind, found[0]?.parts ?? [])
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
    hotels: await scored(
      room,
      found.map(({ offer }) => offer),
    ),
    isWhole: theirs.isWhole,
  }
}

async function ownOffers(
  room: Room,
  hotels: readonly Hotel[],
  wanted: Omit<Wanted, 'sale'>,
): Promise<readonly OfferFound[]> {
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

interface Wanted extends Selling {
  readonly stay: Stay
  readonly rooms: readonly Occupancy[]
  readonly now: Temporal.Instant
}

function offerOf(hotel: Hotel, wanted: Wanted): OfferFound {
  const found = boards
    .flatMap((board) => wayAt(hotel, board, wanted) ?? [])
    .toSorted((a, b) => a.way.total - b.way.total)
  const ways = found.map(({ way }) => way)
  const thing = stayThing('own', hotel.cityCode, wanted.stay.checkIn)
  const prices = (found[0]?.chosen ?? []).map(({ net: price }) => ({
    price,
    base: sharesOfRoom(price).base,
    count: 1,
    hasSeat: true,
  }))
  return {
    offer: { ...hotelView(hotel), ...(ways[0] ?? soldOut), ways },
    parts: prices.length === 0 ? [] : [{ thing, prices }],
  }
}

const soldOut = {
  board: null,
  isRefundable: null,
  freeUntil: null,
  total: null,
  perNight: null,
  left: null,
} as const satisfies Omit<OfferWithoutScore, keyof HotelView | 'ways'>

interface WayFound extends Pick<Lodging<Priced>, 'chosen'> {
  readonly way: Way
}

/** Everybody at one board and one cancellation rule; undefined when impossible. */
function wayAt(
  hotel: Hotel,
  board: Board,
  { stay, rooms, sale, pricing, now }: Wanted,
): WayFound | undefined {
  const lodging = lodgingAt(hotel, board, { rooms, sale, pricing })
  const [first] = lodging?.chosen ?? []
  if (lodging === undefined || first === undefined) return undefined
  const { rate } = first
  const free = freeUntil(ladderName(hotel, rate), checksInAt(hotel, stay.checkIn), now)
  const way = {
    board,
    isRefundable: rate.isFlexible,
    freeUntil: free?.toString() ?? null,
    total: lodging.total,
    perNight: perNight(lodging.total, nightCount(stay)),
    left: fewLeft(lodging),
  }
  return { way, chosen: lodging.chosen }
}

/** The cheapest rooms for everybody at one board, as many as are left. */
export function lodgingAt(
  hotel: Hotel,
  board: Board,
  { rooms, sale, pricing }: Pick<Wanted, 'rooms' | 'sale' | 'pricing'>,
): Lodging<Priced> | undefined {
  const left = new Map(hotel.roomTypes.map(({ id }) => [id, sale.get(id)?.left ?? 0]))
  const ratesAt = (guests: Occupancy) =>
    ratesFor(hotel, guests, { sale, pricing }).filter(({ rate }) => rate.board === board)
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
