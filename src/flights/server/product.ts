import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { fareOnSale } from '#flights/server/days.ts'
import { release, type Taken } from '#flights/server/holds.ts'
import { provocationOf } from '#flights/server/inventory/provocations.ts'
import { issue } from '#flights/server/issue.ts'
import type { FareOnSale } from '#flights/server/on-sale.ts'
import { countedPrices, totalOf } from '#flights/server/party-prices.ts'
import { refund } from '#flights/server/refund.ts'
import { refundTerms } from '#flights/server/refund-terms.ts'
import { refuse } from '#flights/server/refusals.ts'
import { reprice, takePrice } from '#flights/server/reprice.ts'
import type { Room } from '#flights/server/room.ts'
import type { Rial } from '#money/rial.ts'
import type { OrderToHold, Product } from '#orders/product.ts'
import type { Party } from '#passengers/party.ts'

/** What a flight order keeps of its flight; plain JSON. */
export interface FlightItem {
  readonly fareId: number
  readonly party: Party
}

export type FlightProduct = Required<Product<FlightItem, Trx>>

/** What orders may do with a flight; see the port. Every verb is harmless when done again for the same order. */
export function flightProduct(room: Room): FlightProduct {
  return {
    kind: 'flight',
    hold: (order) => hold(room, order),
    release: (trx, orderId) => release(trx, orderId, room.clock.now()),
    issue: (orderId) => issue(room, orderId),
    reprice: (orderId) => reprice(room, orderId),
    takePrice,
    refundTerms: (orderId, trx) => refundTerms(room, orderId, trx),
    refund: (trx, orderId, items) => refund(room, trx, { orderId, items }),
  }
}

/** Refuses SOLD_OUT, SALE_CLOSED, HOLD_ENDED for an order that gave its seats back, PROPOSAL_NOT_FOUND. */
async function hold(room: Room, { orderId, item, until }: OrderToHold<FlightItem>): Promise<{ total: Rial }> {
  const fare = await fareOnSale(room.database, item.fareId)
  if (fare === undefined) throw refuse('PROPOSAL_NOT_FOUND')
  const total = totalOf(countedPrices(fare.prices, item.party))
  await sellOutOnPurpose(room, fare)
  const taken = await room.holds.take(item.fareId, { orderId, party: item.party, total, until })
  if (taken === 'held') return { total }
  throw refuse(whyNot[taken])
}

/** On a flight that sells out on purpose others take the last seats the moment somebody asks for one. */
async function sellOutOnPurpose({ database }: Room, { departure }: FareOnSale): Promise<void> {
  if (provocationOf(departure.airline.id, departure.number) !== 'sells-out') return
  await sql`
    update flights.fares set elsewhere = capacity - held - sold where departure_id = ${departure.id}`.execute(
    database,
  )
}

const whyNot = {
  'sold-out': 'SOLD_OUT',
  closed: 'SALE_CLOSED',
  ended: 'HOLD_ENDED',
} as const satisfies Record<Exclude<Taken, 'held'>, string>
