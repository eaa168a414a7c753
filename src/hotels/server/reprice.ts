import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { hotelOf } from '#hotels/catalogue.ts'
import { ratePrice } from '#hotels/rate-price.ts'
import { onSaleFor } from '#hotels/server/nights.ts'
import { refuse } from '#hotels/server/refusals.ts'
import type { Room } from '#hotels/server/room.ts'
import { type HeldStay, lockedStay, stayOf } from '#hotels/server/stays.ts'
import { repriceThere } from '#hotels/server/suppliers/quoting.ts'
import { plus, type Rial, sum } from '#money/rial.ts'
import { amountByRules } from '#orders/pricing/ruled-total.ts'
import type { Repriced } from '#orders/product.ts'

/** Today's price for each room with what rules made of the held one, stored for `takePrice`; suppliers are asked. Throws HOLD_ENDED. */
export async function reprice(room: Room, orderId: string): Promise<Repriced> {
  const held = await stayOf(room.database, orderId)
  if (held === undefined || held.state === 'released') throw refuse('HOLD_ENDED')
  if (held.state === 'issued') return { total: held.total, by: 'seller' }
  if (held.supplied !== null) return repriceThere(room, held.supplied)
  const asked = await askedNow(room, held)
  await sql`
    update hotels.rooms set asked_total = (${asked}::bigint[])[room + 1]
    where order_id = ${orderId} and voucher_number is null`.execute(room.database)
  return { total: sum(asked), by: 'seller' }
}

/** Sets the price. `total` must be the last one quoted: only that is divided into rooms; anything else is a bug. */
export async function takePrice(
  { orders }: Pick<Room, 'orders'>,
  trx: Trx,
  { orderId, total }: { readonly orderId: string; readonly total: Rial },
): Promise<void> {
  const held = await lockedStay(trx, orderId)
  if (held === undefined) throw new Error(`order ${orderId} holds nothing`)
  if (held.total === total) return
  const asked = sum(held.rooms.map((one) => one.askedTotal ?? one.total))
  if (held.state !== 'held' || asked !== total) throw new Error(`nobody asked ${total} for order ${orderId}`)
  await sql`
    update hotels.rooms set total = coalesce(asked_total, total) where order_id = ${orderId}`.execute(trx)
  await sql`update hotels.stays set total = ${total} where order_id = ${orderId}`.execute(trx)
  const minor = held.supplied?.askedQuote?.minor
  if (minor !== undefined) await orders.foreignPricesTaken(trx, orderId, [{ part: 0, minor }])
}

async function askedNow(room: Room, { hotel: { id }, stay, rooms }: HeldStay): Promise<readonly Rial[]> {
  const hotel = hotelOf(id)
  const types = hotel.roomTypes.filter(({ id }) => rooms.some(({ roomTypeId }) => roomTypeId === id))
  const sale = await onSaleFor(room, types, stay)
  return rooms.map(({ roomTypeId, board, ladder, adults, childAges, total, rules }) => {
    const on = sale.get(roomTypeId)
    // a removed room type keeps its price
    if (on === undefined) return total
    const rate = { hotel, board, isFlexible: ladder !== 'fixed' }
    return plus(ratePrice(rate, on.prices, { adults, childAges }), amountByRules(rules))
  })
}
