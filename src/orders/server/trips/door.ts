import type { Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import type { Payable } from '#orders/server/payable.ts'
import type { Trip, TripPart } from '#orders/trip.ts'
import type { TripDetails } from '#orders/trip-details.ts'

export interface Trips {
  /** Idempotent by `once`; the hold ends with the first. Refuses ORDER_NOT_FOUND, OF_A_TRIP, TRIP_OF_HOW_MANY,
   * TRIP_WITHOUT_TICKETS, ATTEMPT_RUNNING, and what an order refuses that cannot be paid. */
  make(wish: NewTrip): Promise<Trip>
  add(wish: AddedToTrip): Promise<Trip>
  ofUser(tripId: string, userId: string, trx?: Trx): Promise<Trip>
  /** The same with its orders, their stories and what is left to pay, as its owner may see them. */
  detailsOf(userId: string, tripId: string): Promise<TripDetails>
  ordersOf(tripId: string, trx?: Trx): Promise<readonly Order[]>
  orderIdsOf(tripId: string, userId: string): Promise<readonly string[]>
  /** What a gateway may take now, rial, and for which order; `useWallet` as `Orders.payable`.
   * Refuses as that, and TRIP_BROKEN when a needed part has ended. */
  payable(
    tripId: string,
    userId: string,
    how?: { readonly useWallet?: boolean | undefined },
  ): Promise<TripPayable>
  /** What would leave its owner's wallet now for as much of it as the wallet can pay. */
  walletWouldPay(tripId: string, userId: string): Promise<Rial>
  /** Agrees to prices that rose before it was paid, as they were shown; again is harmless. A price that is dearer than
   * agreed to waits on. Refuses TRIP_NOT_FOUND, TRIP_BROKEN, ORDER_EXPIRED, and what a product refuses. */
  agree(wish: AgreedPrices): Promise<void>
  /** Pays all of it that is not paid from its owner's wallet, once.
   * Refuses as `payable` does, INSUFFICIENT_BALANCE and ATTEMPT_RUNNING. */
  confirmFromWallet(tripId: string, userId: string): Promise<readonly Order[]>
  /** Ends all of it that waits to be paid: seats, rooms and what the wallet holds are free at once. Again is harmless.
   * Refuses TRIP_NOT_FOUND, and ALREADY_PAID or ORDER_ENDED where nothing waits. */
  leave(tripId: string, userId: string): Promise<readonly Order[]>
  /** In the capture's transaction; an order that no longer waits leaves its
   * part in the wallet. `paid` where something was. Idempotent. */
  captured(trx: Trx, attempt: CapturedTrip): Promise<'paid' | 'credited'>
}

export interface NewTrip {
  readonly userId: string
  readonly orderIds: readonly string[]
  /** they are worth nothing alone: all are paid and issued, or none */
  readonly isWhole: boolean
  /** the call's idempotency key */
  readonly once: string
}

export interface AgreedPrices {
  readonly tripId: string
  readonly userId: string
  /** the total of each order that became dearer, rial */
  readonly agreed: readonly { readonly orderId: string; readonly total: Rial }[]
}

export interface AddedToTrip {
  readonly tripId: string
  readonly orderId: string
  readonly userId: string
}

export interface TripPayable extends Payable {
  readonly parts: readonly TripPart[]
}

export interface CapturedTrip {
  readonly attemptId: string
  readonly tripId: string
  readonly gatewayId: number
  readonly parts: readonly TripPart[]
}
