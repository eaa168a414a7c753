import type { HotelOrderToSubmit } from '#hotels/requests.ts'
import type { HotelOrdered, HotelView } from '#hotels/responses.ts'
import type { Buyer } from '#hotels/server/door.ts'
import { chosenOf } from '#hotels/server/hold.ts'
import type { HotelItem } from '#hotels/server/hotel-item.ts'
import { hotelNamed } from '#hotels/server/hotel-named.ts'
import { checksInAt, checksOutAt, todayIn } from '#hotels/server/hotel-time.ts'
import { leadersOf } from '#hotels/server/leaders.ts'
import { orderedOf } from '#hotels/server/ordered.ts'
import { refuse } from '#hotels/server/refusals.ts'
import { stayIn } from '#hotels/server/requested-stay.ts'
import type { Room } from '#hotels/server/room.ts'
import { findQuotedRate } from '#hotels/server/suppliers/quoted-rates.ts'
import { findQuoted } from '#hotels/server/suppliers/supplier-hotels.ts'
import { keepWishes } from '#hotels/server/wishes.ts'
import type { Stay } from '#hotels/stay.ts'
import { rial } from '#money/rial.ts'
import type { ForeignPart } from '#orders/foreign-price.ts'
import { contactFrom } from '#orders/from-forms.ts'
import type { HotelStay } from '#orders/order.ts'
import { Faults } from '#server/refusal.ts'
import { rateOf } from '#suppliers/foreign-amount.ts'

export async function submit(room: Room, asked: HotelOrderToSubmit, buyer: Buyer): Promise<HotelOrdered> {
  const shown = await hotelNamed(room, asked.hotelId)
  if (shown === undefined) throw refuse('HOTEL_NOT_FOUND')
  const stay = stayIn(asked, todayIn(shown.cityCode, room.clock.now()))
  if (shown.soldBy === null) chosenOf(asked)
  const leaders = leadersOf(asked.rooms, {
    document: shown.isDomestic ? 'nationalCode' : 'passport',
    today: todayIn('THR', room.clock.now()),
    ...stay,
  })
  const { contact, faults } = contactFrom(asked.contact)
  if (faults.length > 0) throw new Faults(faults)
  const remember = room.passengers.remembering(
    buyer.userId,
    leaders.map(({ form }) => form),
  )
  const order = await room.orders.submit({
    ownerId: buyer.userId,
    product: 'hotel',
    item: itemOf(asked),
    journeys: [],
    stay: stayOrdered(shown, stay, asked.rooms.length),
    passengers: leaders.map(({ passenger }) => passenger),
    contact,
    channel: asked.productChannel,
    foreign: await foreignOf(room, asked, stay),
    total: rial(asked.totalPrice),
    once: buyer.once,
    beside: buyer.beside,
    address: buyer.address,
    browser: await room.browserOf(buyer.sessionId),
    captcha: asked.captcha,
  })
  await keepWishes(room.database, order.orderId, asked.wishes)
  await remember(room.database)
  return orderedOf(room, order)
}

/** A supplier's rate, as it was listed; none of a rate that is gone, which the hold refuses. */
async function foreignOf(
  { database, clock }: Room,
  { hotelId, rooms }: HotelOrderToSubmit,
  stay: Stay,
): Promise<readonly ForeignPart[]> {
  const [guests] = rooms
  const hotel = await findQuoted(database, hotelId)
  if (hotel === undefined || guests === undefined) return []
  const found = await findQuotedRate(database, guests.rateId, { hotel, stay, guests, now: clock.now() })
  const foreign = found?.rate.foreign
  if (foreign === undefined || foreign.currency === 'IRR') return []
  return [{ ...rateOf(foreign), currency: foreign.currency, part: 0, minor: foreign.minor }]
}

function itemOf({ hotelId, checkIn, checkOut, rooms }: HotelOrderToSubmit): HotelItem {
  return {
    hotelId,
    checkIn,
    checkOut,
    rooms: rooms.map(({ rateId, adults, childAges }) => ({ rateId, adults, childAges })),
  }
}

function stayOrdered(hotel: HotelView, stay: Stay, rooms: number): HotelStay {
  const { id, name, nameEn, cityCode, cityName, isDomestic } = hotel
  return {
    hotelId: id,
    hotelName: name,
    hotelNameEn: nameEn,
    cityCode,
    cityName,
    isDomestic,
    ...stay,
    checksInAt: checksInAt(hotel, stay.checkIn).toInstant(),
    checksOutAt: checksOutAt(hotel, stay.checkOut).toInstant(),
    rooms,
  }
}
