import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { sum } from '#money/rial.ts'
import { rulesTogether } from '#orders/pricing/ruled-total.ts'
import type { Held, OrderToHold } from '#orders/product.ts'
import { seatsOf } from '#tours/beds.ts'
import { priceParts } from '#tours/price-parts.ts'
import { bookingOf } from '#tours/server/bookings.ts'
import { type Departure, departureOf, pricesOf } from '#tours/server/departures.ts'
import { holdFlights } from '#tours/server/held-flights.ts'
import { holdRooms } from '#tours/server/held-rooms.ts'
import { refuse } from '#tours/server/refusals.ts'
import type { Room } from '#tours/server/room.ts'
import { type RuledBed, ruledBeds, rulesNow } from '#tours/server/ruled-beds.ts'
import type { TourItem } from '#tours/server/tour-item.ts'

/** Places of the group, then seats of both flights, then rooms for all nights; who has not all of them is refused, and the
 * order's release gives back what was taken before. Idempotent.
 * Throws TOUR_NOT_FOUND, TOUR_CLOSED, CALLED_OFF, GROUP_FULL, FLIGHT_FULL, HOTEL_FULL, HOLD_ENDED. */
export async function hold(room: Room, order: OrderToHold<TourItem>): Promise<Held> {
  const { item } = order
  const departure = await departureOf(room.database, item.departureId)
  if (departure === undefined) throw refuse('TOUR_NOT_FOUND')
  const beds = ruledBeds(await pricesOf(room.database, departure.id), departure, await rulesNow(room))
  const prices = pricesFor(item, beds)
  const held = await room.database
    .transaction()
    .execute((trx) => takePlaces(trx, { order, prices, departure, now: room.clock.now() }))
  await holdFlights(room, order, departure)
  await holdRooms(room, order, departure)
  return held
}

function pricesFor(item: TourItem, beds: readonly RuledBed[]): readonly RuledBed[] {
  return item.travellers.map(({ bed }) => {
    const price = beds.find((one) => one.bed === bed && one.hotelId === item.hotelId)
    if (price === undefined) throw refuse('HOTEL_NOT_FOUND')
    return price
  })
}

interface Taking {
  readonly order: OrderToHold<TourItem>
  readonly prices: readonly RuledBed[]
  readonly departure: Departure
  readonly now: Temporal.Instant
}

/** Inserts the booking first: a parallel call for the same order waits here. */
async function takePlaces(trx: Trx, taking: Taking): Promise<Held> {
  const { order, prices, now } = taking
  const { departureId, hotelId, travellers } = order.item
  const total = sum(prices.map((one) => one.total))
  const entered = await maybe(
    trx,
    sql`
      insert into tours.bookings (order_id, state, departure_id, hotel_id, total, taken_at)
      values (${order.orderId}, 'held', ${departureId}, ${hotelId}, ${total}, ${now})
      on conflict (order_id) do nothing returning order_id`,
  )
  if (entered === undefined) return stillHeld(trx, order.orderId)
  const seats = seatsOf(travellers.map(({ bed }) => bed))
  const taken = await maybe(
    trx,
    sql`
      update tours.departures set held = held + ${seats}
      where id = ${departureId} and called_off_at is null and closes_at > ${now}
        and elsewhere + held + sold + ${seats} <= seats returning id`,
  )
  if (taken === undefined) throw refuse(await whyNot(trx, departureId, now))
  await writeTravellers(trx, order, prices)
  return { total, rules: rulesTogether(prices.map((one) => one.rules)) }
}

async function stillHeld(trx: Trx, orderId: string): Promise<Held> {
  const before = await bookingOf(trx, orderId)
  if (before === undefined || before.state === 'released') throw refuse('HOLD_ENDED')
  return { total: before.total, rules: rulesTogether(before.travellers.map((one) => one.rules)) }
}

async function whyNot(trx: Trx, departureId: string, now: Temporal.Instant) {
  const departure = await departureOf(trx, departureId)
  if (departure?.calledOffAt !== null) return 'CALLED_OFF'
  return Temporal.Instant.compare(departure.closesAt, now) <= 0 ? 'TOUR_CLOSED' : 'GROUP_FULL'
}

async function writeTravellers(
  trx: Trx,
  { orderId, item }: OrderToHold<TourItem>,
  prices: readonly RuledBed[],
): Promise<void> {
  const rows = item.travellers.map(({ room, bed }, position) => {
    const parts = priceParts.map((part) => prices[position]?.parts[part])
    return sql`(${orderId}, ${position}, ${room}, ${bed}, ${sql.join(parts)}, ${JSON.stringify(prices[position]?.rules)}::jsonb)`
  })
  await sql`
    insert into tours.travellers (order_id, position, room, bed, air, stay, transfer, insurance, leader, service, price_rules)
    values ${sql.join(rows)}`.execute(trx)
}
