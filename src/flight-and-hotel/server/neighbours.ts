import type { Flights } from '#flights/server/flights.ts'
import type { Hotels } from '#hotels/server/door.ts'
import type { Orders } from '#orders/server/orders.ts'

/** The verbs of the rooms that sell. */
export interface Neighbours {
  readonly flights: Pick<Flights, 'search' | 'detail' | 'submit'>
  readonly hotels: Pick<Hotels, 'available' | 'detail' | 'submit'>
  readonly orders: Pick<Orders, 'approve' | 'cancel'> & { readonly trips: Pick<Orders['trips'], 'make'> }
}
