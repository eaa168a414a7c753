import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { HotelItem } from '#hotels/server/hotel-item.ts'
import { refuse } from '#hotels/server/refusals.ts'
import type { Room } from '#hotels/server/room.ts'
import { ruledThere, rulesNow } from '#hotels/server/ruled-rooms.ts'
import { rulesOf, stayOf } from '#hotels/server/stays.ts'
import type { StoredQuote, SuppliedStay } from '#hotels/server/suppliers/outbox.ts'
import { findQuotedRate, type QuotedRate, refundsRetained } from '#hotels/server/suppliers/quoted-rates.ts'
import type { SupplierHotel } from '#hotels/server/suppliers/supplier-hotels.ts'
import type { Stay } from '#hotels/stay.ts'
import type { Quote } from '#hotels/supplier/offer.ts'
import { payableUntil } from '#hotels/supplier/payable-until.ts'
import type { HotelSupplier, Listed } from '#hotels/supplier/supplier.ts'
import { plus, ZERO } from '#money/rial.ts'
import { amountByRules, type RuledTotal } from '#orders/pricing/ruled-total.ts'
import type { Held, OrderToHold, Repriced } from '#orders/product.ts'
import { rateOf } from '#suppliers/foreign-amount.ts'
import type { Outcome } from '#suppliers/outcome.ts'

/** Suppliers hold no room: the quote's end ends the order. Throws SOLD_OUT,
 * RATE_NOT_FOUND, EXCHANGE_RATE_OLD, SELLER_SILENT, ONE_ROOM_THERE, HOLD_ENDED. */
export async function quoteFor(
  room: Room,
  hotel: SupplierHotel,
  order: OrderToHold<HotelItem>,
): Promise<Held> {
  const before = await heldBefore(room, order.orderId)
  if (before !== undefined) return before
  const supplier = room.suppliers.of(hotel.supplier)
  if (supplier === undefined) throw refuse('HOTEL_NOT_FOUND')
  await mustBeOn(room, supplier)
  const { item } = order
  const [chosen] = item.rooms
  if (item.rooms.length > supplier.caps.mostRooms) throw refuse('ONE_ROOM_THERE')
  if (chosen === undefined) throw refuse('RATE_NOT_FOUND')
  const stay = {
    checkIn: Temporal.PlainDate.from(item.checkIn),
    checkOut: Temporal.PlainDate.from(item.checkOut),
  }
  const now = room.clock.now()
  const rate = await findQuotedRate(room.database, chosen.rateId, { hotel, stay, guests: chosen, now })
  if (rate === undefined) throw refuse('RATE_NOT_FOUND')
  if (room.rates.isTooOld(rateOf(rate.rate.foreign))) throw refuse('EXCHANGE_RATE_OLD')
  const quote = quoteIn(await quoted(supplier, rate.rate))
  room.suppliers.price(supplier.name, quote.total === rate.total)
  const until = payableUntil(quote.until, now)
  if (until === undefined) throw refuse('SOLD_OUT')
  const sold = { supplier: hotel.supplier, cityCode: hotel.shown.cityCode }
  const pricing = { rules: await rulesNow(room), checkIn: stay.checkIn }
  const price = ruledThere(rate.total, sold, pricing)
  const written = { order, hotel, stay, rate, quote, price }
  await room.database.transaction().execute((trx) => write(trx, written, now))
  return (await heldBefore(room, order.orderId)) ?? { ...price, until }
}

async function heldBefore(room: Room, orderId: string): Promise<Held | undefined> {
  const held = await stayOf(room.database, orderId)
  if (held === undefined) return undefined
  if (held.state === 'released') throw refuse('HOLD_ENDED')
  const until =
    held.supplied && payableUntil(Temporal.Instant.from(held.supplied.quote.until), room.clock.now())
  const price = { total: held.total, rules: rulesOf(held) }
  return until ? { ...price, until } : price
}

/** Nobody is led to pay for what somebody switched off; what is paid is booked all the same. */
async function mustBeOn({ suppliers }: Room, supplier: HotelSupplier): Promise<void> {
  await suppliers.ready()
  if (suppliers.isOff(supplier)) throw refuse('SELLER_SILENT')
}

function quoted(supplier: HotelSupplier, listed: Listed): Promise<Outcome<Quote>> {
  return supplier.quote(listed, { signal: AbortSignal.timeout(supplier.caps.callMs) })
}

function quoteIn(outcome: Outcome<Quote>): Quote {
  if (outcome.kind === 'done') return outcome.value
  if (outcome.kind === 'rejected' && (outcome.code === 'gone' || outcome.code === 'expired'))
    throw refuse('SOLD_OUT')
  throw refuse('SELLER_SILENT')
}

interface Writing {
  readonly order: OrderToHold<HotelItem>
  readonly hotel: SupplierHotel
  readonly stay: Stay
  readonly rate: QuotedRate
  readonly quote: Quote
  readonly price: RuledTotal
}

async function write(
  trx: Trx,
  { order, hotel, stay, rate, quote, price }: Writing,
  now: Temporal.Instant,
): Promise<void> {
  const { orderId, item, until } = order
  const [chosen] = item.rooms
  const entered = await maybe(
    trx,
    sql`
      insert into hotels.stays (order_id, state, hotel_id, check_in, check_out, total, until, taken_at)
      values (${orderId}, 'held', ${hotel.id}, ${stay.checkIn}, ${stay.checkOut}, ${price.total}, ${until}, ${now})
      on conflict (order_id) do nothing returning order_id`,
  )
  if (entered === undefined || chosen === undefined) return
  await sql`
    insert into hotels.rooms (order_id, room, room_type, board, ladder, adults, child_ages, total, price_rules)
    values (${orderId}, 0, ${rate.rate.roomName}, ${rate.rate.board}, 'told', ${chosen.adults},
      ${[...chosen.childAges]}::smallint[], ${price.total}, ${JSON.stringify(price.rules)}::jsonb)`.execute(
    trx,
  )
  await sql`
    insert into hotels.supplied_stays (order_id, supplier, hotel_id, shown, rate, quote)
    values (${orderId}, ${hotel.supplier}, ${hotel.id}, ${JSON.stringify(hotel.shown)}::jsonb,
      ${JSON.stringify(rate.rate)}::jsonb, ${JSON.stringify(quoteKept(quote))}::jsonb)`.execute(trx)
}

/** A silent supplier's last price stands. Throws SOLD_OUT, SELLER_SILENT. */
export async function repriceThere(room: Room, supplied: SuppliedStay): Promise<Repriced> {
  const { orderId, rate, quote: last } = supplied
  const supplier = room.suppliers.of(supplied.supplier)
  if (supplier !== undefined) await mustBeOn(room, supplier)
  const outcome = supplier && (await quoted(supplier, rate))
  if (outcome?.kind === 'rejected' && (outcome.code === 'gone' || outcome.code === 'expired'))
    throw refuse('SOLD_OUT')
  if (outcome?.kind === 'done') room.suppliers.price(supplied.supplier, outcome.value.total === last.total)
  const quote = outcome?.kind === 'done' ? quoteKept(outcome.value) : last
  const held = await stayOf(room.database, orderId)
  const total = plus(quote.total, held === undefined ? ZERO : amountByRules(rulesOf(held)))
  await room.database.transaction().execute(async (trx) => {
    await sql`
      update hotels.supplied_stays set asked_quote = ${JSON.stringify(quote)}::jsonb
      where order_id = ${orderId} and state = 'quoted'`.execute(trx)
    await sql`
      update hotels.rooms set asked_total = ${total} where order_id = ${orderId} and voucher_number is null`.execute(
      trx,
    )
  })
  return { total, by: 'seller' }
}

function quoteKept({ ref, total, foreign, refunds, until }: Quote): StoredQuote {
  const { minor } = foreign
  return { ref, total, minor, refunds: refundsRetained(refunds), until: until.toString() }
}

/** The latest quote at the agreed price, without what rules made of it; undefined when there is none. */
export function quoteAgreed(
  { askedQuote, quote }: Pick<SuppliedStay, 'askedQuote' | 'quote'>,
  price: number,
): StoredQuote | undefined {
  return [askedQuote, quote].find((one) => one?.total === price) ?? undefined
}
