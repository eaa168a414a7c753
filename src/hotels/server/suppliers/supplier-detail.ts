import type { Occupancy } from '#hotels/occupancy.ts'
import { perNight } from '#hotels/rate-price.ts'
import type { HotelDetailRequest } from '#hotels/requests.ts'
import type { HotelDetail, RateView } from '#hotels/responses.ts'
import { checksInAt } from '#hotels/server/hotel-time.ts'
import { refuse } from '#hotels/server/refusals.ts'
import type { Room } from '#hotels/server/room.ts'
import { type Pricing, ruledThere, rulesNow } from '#hotels/server/ruled-rooms.ts'
import {
  findQuotedRate,
  keepRates,
  type QuotedRate,
  refundsOf,
} from '#hotels/server/suppliers/quoted-rates.ts'
import { nightsLine } from '#hotels/server/suppliers/searching.ts'
import type { SupplierHotel } from '#hotels/server/suppliers/supplier-hotels.ts'
import { nightCount, type Stay } from '#hotels/stay.ts'
import { persianCondition } from '#hotels/supplier/conditions.ts'
import { quotedFreeUntil, quotedSteps, withRules } from '#hotels/supplier/quoted-terms.ts'
import { persianRoomName } from '#hotels/supplier/room-names.ts'
import { type ForeignAmount, rateOf } from '#suppliers/foreign-amount.ts'
import type { Outcome } from '#suppliers/outcome.ts'

export async function detailThere(
  room: Room,
  hotel: SupplierHotel,
  { asked, stay, chosen }: DetailWanted,
): Promise<HotelDetail> {
  const supplier = room.suppliers.of(hotel.supplier)
  const [guests] = asked.rooms
  if (supplier === undefined || guests === undefined) throw refuse('HOTEL_NOT_FOUND')
  if (asked.rooms.length > supplier.caps.mostRooms) throw refuse('ONE_ROOM_THERE')
  const key = `rates ${hotel.ref} ${nightsLine({ stay, rooms: asked.rooms })}`
  await room.suppliers.ready()
  const outcome = await room.suppliers.reading(supplier, key, (signal) =>
    supplier.rates({ hotelRef: hotel.ref, stay, rooms: asked.rooms }, { signal }),
  )
  const now = room.clock.now()
  const wanted = { hotel, stay, guests }
  const rates = ratesOf(outcome).filter(({ expiresAt }) => Temporal.Instant.compare(expiresAt, now) > 0)
  const told = rates.length === 0 ? [] : await keepRates(room.database, wanted, rates)
  const listed = await listedBefore(
    room,
    { ...wanted, now },
    chosen.filter((id) => told.every((one) => one.id !== id)),
  )
  const pricing = { rules: await rulesNow(room), checkIn: stay.checkIn }
  return {
    hotel: hotel.shown,
    checkIn: asked.checkIn,
    checkOut: asked.checkOut,
    nights: nightCount(stay),
    rooms: [
      {
        adults: guests.adults,
        childAges: [...guests.childAges],
        rates: [...told, ...listed].map((one) => rateView(one, { ...wanted, now, pricing })),
      },
    ],
  }
}

interface DetailWanted {
  readonly asked: HotelDetailRequest
  readonly stay: Stay
  readonly chosen: readonly string[]
}

/** Chosen from a list by an earlier exchange rate: they keep its price as long as they last. */
async function listedBefore(
  { database, rates }: Room,
  seen: Seen,
  ids: readonly string[],
): Promise<readonly QuotedRate[]> {
  const found = await Promise.all(ids.map((id) => findQuotedRate(database, id, seen)))
  return found.flatMap((one) => (one === undefined || rates.isTooOld(rateOf(one.rate.foreign)) ? [] : [one]))
}

function ratesOf<T>(outcome: Outcome<readonly T[]>): readonly T[] {
  if (outcome.kind === 'done') return outcome.value
  if (outcome.kind === 'rejected' && (outcome.code === 'gone' || outcome.code === 'expired')) return []
  throw refuse('SELLER_SILENT')
}

interface Seen {
  readonly hotel: SupplierHotel
  readonly stay: Stay
  readonly guests: Occupancy
  readonly now: Temporal.Instant
}

interface Viewing extends Seen {
  readonly pricing: Pricing
}

function rateView(
  { id, rate, total: net }: QuotedRate,
  { hotel, stay, guests, now, pricing }: Viewing,
): RateView {
  const { cityCode } = hotel.shown
  const { total, rules } = ruledThere(net, { supplier: hotel.supplier, cityCode }, pricing)
  const terms = withRules({ total: net, refunds: refundsOf(rate) }, rules)
  const around = { checksInAt: checksInAt(hotel.shown, stay.checkIn), now }
  const children = guests.childAges.length
  return {
    rateId: id,
    roomTypeId: `${hotel.id}.${rate.roomName}`,
    roomName: persianRoomName(rate.roomName) ?? rate.roomName,
    roomNameEn: rate.roomName,
    beds: rate.beds,
    squareMetres: null,
    mostAdults: guests.adults,
    mostGuests: guests.adults + children,
    board: rate.board,
    isRefundable: rate.refunds.some(({ refund }) => refund > 0),
    freeUntil: quotedFreeUntil(terms, around)?.toString() ?? null,
    total,
    perNight: perNight(total, nightCount(stay)),
    cancellation: quotedSteps(terms, around),
    left: rate.left ?? 1,
    dueThere: rate.dueThere,
    conditions: rate.conditions.map((words) => persianCondition(words) ?? words),
    foreign: foreignView(rate.foreign),
  }
}

function foreignView({ currency, minor, rateRial, rateOn }: ForeignAmount): NonNullable<RateView['foreign']> {
  return { currency, amount: (minor / 100).toFixed(2), rateRial, rateOn }
}
