import { LRUCache } from 'lru-cache'
import type { Trx } from '#database/database.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { Hotels } from '#hotels/server/hotels.ts'

export interface SellingRooms {
  readonly flights: Pick<Flights, 'suppliersOf'>
  readonly hotels: Pick<Hotels, 'soldBy'>
}

/** Suppliers by order; none of those that were bought from nobody. */
export type BoughtFromOf = (
  orderIds: readonly string[],
  trx?: Trx,
) => Promise<ReadonlyMap<string, readonly string[]>>

const remembered = 200_000

/** Whom an issued order was bought from stays as it is: its room is asked once. Of a week's orders that is thousands. */
export function openBoughtFrom({ flights, hotels }: SellingRooms): BoughtFromOf {
  const known = new LRUCache<string, readonly string[]>({ max: remembered })
  return async (orderIds, trx) => {
    const unknown = orderIds.filter((orderId) => !known.has(orderId))
    if (unknown.length > 0) {
      const sold = await Promise.all([flights.suppliersOf(unknown, trx), hotels.soldBy(unknown, trx)])
      for (const { orderId, suppliers } of sold.flat()) known.set(orderId, suppliers)
    }
    return new Map(orderIds.flatMap((orderId) => entryOf(orderId, known.get(orderId))))
  }
}

function entryOf(orderId: string, suppliers: readonly string[] | undefined) {
  return suppliers === undefined ? [] : [[orderId, suppliers] as const]
}
