import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { ladderName } from '#hotels/cancellation.ts'
import type { Occupancy } from '#hotels/occupancy.ts'
import { findRate, type Rate } from '#hotels/rates.ts'
import { fits } from '#hotels/room-capacity.ts'
import type { HotelItem } from '#hotels/server/hotel-item.ts'
import { countRooms, lockedOnSale, onSaleFor } from '#hotels/server/nights.ts'
import { refuse } from '#hotels/server/refusals.ts'
import type { Room } from '#hotels/server/room.ts'
import { ruledRoom, rulesNow } from '#hotels/server/ruled-rooms.ts'
import { roomCounts, rulesOf, stayOf } from '#hotels/server/stays.ts'
import { quoteFor } from '#hotels/server/suppliers/quoting.ts'
import { findQuoted } from '#hotels/server/suppliers/supplier-hotels.ts'
import type { Stay } from '#hotels/stay.ts'
import { sum } from '#money/rial.ts'
import { type RuledTotal, rulesTogether } from '#orders/pricing/ruled-total.ts'
import type { RulesInForce } from '#orders/pricing/rules-in-force.ts'
import type { Held, OrderToHold } from '#orders/product.ts'

export interface Chosen {
  readonly rate: Rate
  readonly guests: Occupancy
}

/** All rooms on all nights, or none; suppliers are asked for a quote.
 * Throws SOLD_OUT, RATE_NOT_FOUND, HOLD_ENDED (order already released). */
export async function hold(room: Room, order: OrderToHold<HotelItem>): Promise<Held> {
  const { item } = order
  const isOurs = room.contracts.findHotel(item.hotelId) !== undefined
  const told = isOurs ? undefined : await findQuoted(room.database, item.hotelId)
  if (told !== undefined) return quoteFor(room, told, order)
  if (!isOurs) throw refuse('RATE_NOT_FOUND')
  const chosen = chosenOf(item)
  const stay = {
    checkIn: Temporal.PlainDate.from(item.checkIn),
    checkOut: Temporal.PlainDate.from(item.checkOut),
  }
  const rules = await rulesNow(room)
  // nights are created before any lock is taken
  await onSaleFor(
    room,
    chosen.map(({ rate }) => rate.roomType),
    stay,
  )
  return room.database
    .transaction()
    .execute((trx) => take(trx, { order, chosen, stay, rules, now: room.clock.now() }))
}

/** Throws RATE_NOT_FOUND also for another hotel's rate, and where guests do not fit. */
export function chosenOf({ hotelId, rooms }: Pick<HotelItem, 'hotelId' | 'rooms'>): readonly Chosen[] {
  return rooms.map(({ rateId, adults, childAges }) => {
    const rate = findRate(rateId)
    const guests = { adults, childAges }
    if (rate?.hotel.id !== hotelId || !fits(rate.roomType, guests)) throw refuse('RATE_NOT_FOUND')
    return { rate, guests }
  })
}

interface Taking {
  readonly order: OrderToHold<HotelItem>
  readonly chosen: readonly Chosen[]
  readonly stay: Stay
  readonly rules: RulesInForce
  readonly now: Temporal.Instant
}

/** Inserts the stay first: a parallel request for the same order waits here. */
async function take(trx: Trx, taking: Taking): Promise<Held> {
  const { order, chosen, stay, rules } = taking
  const { orderId } = order
  if (!(await entered(trx, taking))) {
    const before = await stayOf(trx, orderId)
    if (before === undefined || before.state === 'released') throw refuse('HOLD_ENDED')
    return { total: before.total, rules: rulesOf(before) }
  }
  const rooms = roomCounts(chosen.map(({ rate }) => ({ roomTypeId: rate.roomType.id })))
  const sale = await lockedOnSale(trx, [...rooms.keys()], stay)
  if ([...rooms].some(([id, count]) => (sale.get(id)?.left ?? 0) < count)) throw refuse('SOLD_OUT')
  const prices = chosen.map(({ rate, guests }) => {
    const nights = sale.get(rate.roomType.id)?.prices ?? []
    return ruledRoom(rate, { nights, guests }, { rules, checkIn: stay.checkIn })
  })
  await countRooms(trx, stay, { rooms, held: 1, sold: 0 })
  await writeRooms(trx, orderId, { chosen, prices })
  const total = sum(prices.map((one) => one.total))
  await sql`update hotels.stays set total = ${total} where order_id = ${orderId}`.execute(trx)
  return { total, rules: rulesTogether(prices.map((one) => one.rules)) }
}

async function entered(trx: Trx, { order, stay, now }: Taking): Promise<boolean> {
  const row = await maybe(
    trx,
    sql`
      insert into hotels.stays (order_id, state, hotel_id, check_in, check_out, until, taken_at)
      values (${order.orderId}, 'held', ${order.item.hotelId}, ${stay.checkIn}, ${stay.checkOut}, ${order.until}, ${now})
      on conflict (order_id) do nothing returning order_id`,
  )
  return row !== undefined
}

interface Priced {
  readonly chosen: readonly Chosen[]
  readonly prices: readonly RuledTotal[]
}

async function writeRooms(trx: Trx, orderId: string, { chosen, prices }: Priced): Promise<void> {
  const rows = chosen.map(
    ({ rate, guests }, place) => sql`(${orderId}, ${place}, ${rate.roomType.id}, ${rate.board},
      ${ladderName(rate.hotel, rate)}, ${guests.adults}, ${guests.childAges}::smallint[], ${prices[place]?.total},
      ${JSON.stringify(prices[place]?.rules)}::jsonb)`,
  )
  await sql`
    insert into hotels.rooms (order_id, room, room_type, board, ladder, adults, child_ages, total, price_rules)
    values ${sql.join(rows)}`.execute(trx)
}
