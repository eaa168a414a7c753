import { cancelSteps, freeUntil, ladderName } from '#hotels/cancellation.ts'
import { hotelView } from '#hotels/catalogue.ts'
import { perNight } from '#hotels/rate-price.ts'
import type { HotelDetailRequest } from '#hotels/requests.ts'
import type { HotelDetail, RateView } from '#hotels/responses.ts'
import { checksInAt, todayIn } from '#hotels/server/hotel-time.ts'
import { onSaleFor } from '#hotels/server/nights.ts'
import { type Priced, ratesFor } from '#hotels/server/priced.ts'
import { refuse } from '#hotels/server/refusals.ts'
import { stayIn } from '#hotels/server/requested-stay.ts'
import type { Room } from '#hotels/server/room.ts'
import { rulesNow } from '#hotels/server/ruled-rooms.ts'
import { detailThere } from '#hotels/server/suppliers/supplier-detail.ts'
import { findQuoted } from '#hotels/server/suppliers/supplier-hotels.ts'
import { nightCount, type Stay } from '#hotels/stay.ts'

/** With the `chosen` rates as they were listed, while they are for sale. */
export async function detailOf(
  room: Room,
  asked: HotelDetailRequest,
  chosen: readonly string[] = [],
): Promise<HotelDetail> {
  const hotel = room.contracts.findHotel(asked.hotelId)
  const now = room.clock.now()
  if (hotel === undefined) return toldDetail(room, { asked, chosen }, now)
  const stay = stayIn(asked, todayIn(hotel.cityCode, now))
  const [sale, rules] = await Promise.all([onSaleFor(room, hotel.roomTypes, stay), rulesNow(room)])
  const selling = { sale, pricing: { rules, checkIn: stay.checkIn } }
  return {
    hotel: hotelView(hotel),
    checkIn: asked.checkIn,
    checkOut: asked.checkOut,
    nights: nightCount(stay),
    rooms: asked.rooms.map((guests) => ({
      adults: guests.adults,
      childAges: [...guests.childAges],
      rates: ratesFor(hotel, guests, selling).map((priced) => rateView(priced, stay, now)),
    })),
  }
}

async function toldDetail(
  room: Room,
  { asked, chosen }: { readonly asked: HotelDetailRequest; readonly chosen: readonly string[] },
  now: Temporal.Instant,
): Promise<HotelDetail> {
  const told = await findQuoted(room.database, asked.hotelId)
  if (told === undefined) throw refuse('HOTEL_NOT_FOUND')
  const stay = stayIn(asked, todayIn(told.shown.cityCode, now))
  return detailThere(room, told, { asked, stay, chosen })
}

function rateView({ rate, total, net, left }: Priced, stay: Stay, now: Temporal.Instant): RateView {
  const { hotel, roomType } = rate
  const name = ladderName(hotel, rate)
  const checkIn = checksInAt(hotel, stay.checkIn)
  return {
    rateId: rate.rateId,
    roomTypeId: roomType.id,
    roomName: roomType.name,
    roomNameEn: roomType.nameEn,
    beds: roomType.beds,
    squareMetres: roomType.squareMetres,
    mostAdults: roomType.mostAdults,
    mostGuests: roomType.mostGuests,
    board: rate.board,
    isRefundable: rate.isFlexible,
    freeUntil: freeUntil(name, checkIn, now)?.toString() ?? null,
    total,
    perNight: perNight(total, nightCount(stay)),
    cancellation: cancelSteps(name, { total, net }, { checksInAt: checkIn, now }),
    left,
    dueThere: null,
    conditions: [],
  }
}
