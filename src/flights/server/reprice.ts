import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { askedAgain } from '#flights/asked-again.ts'
import type { PaxPrice } from '#flights/fare-prices.ts'
import { fareOnSale } from '#flights/server/days.ts'
import { heldPrices } from '#flights/server/held-prices.ts'
import { type Hold, holdOf, lockedHold } from '#flights/server/holds.ts'
import { percentAsked, provocationOf } from '#flights/server/inventory/provocations.ts'
import type { FareOnSale } from '#flights/server/on-sale.ts'
import { countedPrices, totalOf } from '#flights/server/party-prices.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import type { Rial } from '#money/rial.ts'
import type { Repriced } from '#orders/product.ts'

/** What the seller asks now for what an order holds. Refuses HOLD_ENDED for seats given back. */
export async function reprice(room: Room, orderId: string): Promise<Repriced> {
  const hold = await holdOf(room.database, orderId)
  const fare = await fareOf(room.database, hold)
  if (hold === undefined || fare === undefined || hold.state === 'released') throw refuse('HOLD_ENDED')
  const by = fare.isCharter ? 'seller' : 'airline'
  if (hold.state === 'issued') return { total: totalOf(heldPrices(hold, fare)), by }
  return { total: totalOf(countedPrices(pricesNow(fare), hold.party)), by }
}

/**
 * A held order costs this from now on. The total is the one that was asked for it last; any other is a bug, for nobody
 * could say what each person pays of it.
 */
export async function takePrice(trx: Trx, orderId: string, total: Rial): Promise<void> {
  const hold = await lockedHold(trx, orderId)
  const fare = await fareOf(trx, hold)
  if (hold === undefined || fare === undefined) throw new Error(`order ${orderId} holds nothing`)
  if (hold.total === total) return
  const prices = pricesNow(fare)
  if (hold.state !== 'held' || totalOf(countedPrices(prices, hold.party)) !== total)
    throw new Error(`nobody asked ${total} for order ${orderId}`)
  await sql`
    update flights.holds set prices = ${JSON.stringify(prices)}::jsonb, total = ${total}
    where order_id = ${orderId}`.execute(trx)
}

async function fareOf(trx: Trx, hold: Hold | undefined): Promise<FareOnSale | undefined> {
  return hold?.fareId == null ? undefined : fareOnSale(trx, hold.fareId)
}

/** The house's own inventory asks what it showed, but on the flights that change their price on purpose. */
function pricesNow({ prices, isCharter, departure }: FareOnSale): readonly PaxPrice[] {
  const provocation = provocationOf(departure.airline.id, departure.number)
  const percent = (provocation && percentAsked[provocation]) ?? 100
  return askedAgain(prices, { isCharter, percent })
}
