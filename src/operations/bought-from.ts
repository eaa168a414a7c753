import type { Trx } from '#database/database.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { Hotels } from '#hotels/server/hotels.ts'
import { readOnce } from '#server/read-once.ts'

export interface SellingRooms {
  readonly flights: Pick<Flights, 'suppliersOf'>
  readonly hotels: Pick<Hotels, 'soldBy'>
}

/** Suppliers by order, of issued ones; none of an order that was bought from nobody. */
export type BoughtFromOf = (
  orderIds: readonly string[],
  trx?: Trx,
) => Promise<ReadonlyMap<string, readonly string[]>>

/** Whom an issued order was bought from stays as it is, since it was held there before it was issued; and so does that nobody sold it.
 * Its room is asked once: of a week's orders that is thousands. */
export function openBoughtFrom({ flights, hotels }: SellingRooms): BoughtFromOf {
  return readOnce(async (orderIds, trx) => {
    const sold = await Promise.all([flights.suppliersOf(orderIds, trx), hotels.soldBy(orderIds, trx)])
    const suppliers = new Map<string, readonly string[]>(orderIds.map((orderId) => [orderId, []]))
    for (const one of sold.flat()) suppliers.set(one.orderId, one.suppliers)
    return suppliers
  })
}
