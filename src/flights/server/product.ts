import type { Trx } from '#database/database.ts'
import { fareOnSale } from '#flights/server/days.ts'
import { release, type Taken } from '#flights/server/holds.ts'
import { issue } from '#flights/server/issue.ts'
import { countedPrices, totalOf } from '#flights/server/party-prices.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import type { Rial } from '#money/rial.ts'
import type { OrderToHold, Product } from '#orders/product.ts'
import type { Party } from '#passengers/party.ts'

/** What a flight order keeps of its flight; plain JSON. */
export interface FlightItem {
  readonly fareId: number
  readonly party: Party
}

export type FlightProduct = Product<FlightItem, Trx>

/** What orders may do with a flight. Every verb is harmless when done again for the same order. */
export function flightProduct(room: Room): FlightProduct {
  return {
    kind: 'flight',
    hold: (order) => hold(room, order),
    release: (trx, orderId) => release(trx, orderId, room.clock.now()),
    issue: (orderId) => issue(room, orderId),
  }
}

/** Refuses SOLD_OUT, SALE_CLOSED, HOLD_ENDED for an order that gave its seats back, PROPOSAL_NOT_FOUND. */
async function hold(room: Room, { orderId, item, until }: OrderToHold<FlightItem>): Promise<{ total: Rial }> {
  const fare = await fareOnSale(room.database, item.fareId)
  if (fare === undefined) throw refuse('PROPOSAL_NOT_FOUND')
  const total = totalOf(countedPrices(fare.prices, item.party))
  const taken = await room.holds.take(item.fareId, { orderId, party: item.party, total, until })
  if (taken === 'held') return { total }
  throw refuse(whyNot[taken])
}

const whyNot = {
  'sold-out': 'SOLD_OUT',
  closed: 'SALE_CLOSED',
  ended: 'HOLD_ENDED',
} as const satisfies Record<Exclude<Taken, 'held'>, string>
