import type { Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import type { Payable } from '#orders/server/payable.ts'
import type { Trip, TripPart } from '#orders/trip.ts'
import type { TripDetails } from '#orders/trip-details.ts'

/** What is bought together: held orders of one owner, paid at once and told as one. Another's trip is refused as none (TRIP_NOT_FOUND). */
export interface Trips {
  /**
   * Makes a trip of held orders of one owner; the same trip when asked again with the same `once`. Their hold ends with the first of
   * theirs. Refuses ORDER_NOT_FOUND, OF_A_TRIP, TRIP_OF_HOW_MANY, TRIP_WITHOUT_TICKETS (tickets are given for one), ATTEMPT_RUNNING
   * while a bank has not said whether one was paid there, and as an order refuses that cannot be paid.
   */
  make(wish: NewTrip): Promise<Trip>
  /** One more held order joins a trip, and stands alone where the others are paid; again is harmless. Refuses as `make` does. */
  add(wish: AddedToTrip): Promise<Trip>
  /** The trip if it is this user's. */
  ofUser(tripId: string, userId: string): Promise<Trip>
  /** The same with its orders, their stories and what is left to pay, as its owner may see them. */
  detailsOf(userId: string, tripId: string): Promise<TripDetails>
  /** Its orders, in the order in which they were made. */
  ordersOf(tripId: string, trx?: Trx): Promise<readonly Order[]>
  /** The same by their ids, of a trip of this user. */
  orderIdsOf(tripId: string, userId: string): Promise<readonly string[]>
  /**
   * What a gateway may take now for all of it that is not paid, in rial, and what of that is for which order; with `useWallet` as
   * `Orders.payable`. Refuses as that does, and TRIP_BROKEN where a part has ended without which the others are worth nothing.
   */
  payable(
    tripId: string,
    userId: string,
    how?: { readonly useWallet?: boolean | undefined },
  ): Promise<TripPayable>
  /** What would leave its owner's wallet now for as much of it as the wallet can pay. */
  walletWouldPay(tripId: string, userId: string): Promise<Rial>
  /** Pays all of it that is not paid from its owner's wallet, once. Refuses as `payable` does, INSUFFICIENT_BALANCE and ATTEMPT_RUNNING. */
  confirmFromWallet(tripId: string, userId: string): Promise<readonly Order[]>
  /**
   * Money has arrived for orders of a trip; joins the transaction that records the capture. Each that still waits for its part is
   * paid; the part of any other is its owner's, in the wallet. Of those that stand or fall together all are paid, or none.
   * The same attempt again changes nothing and answers the same: `paid` where something was.
   */
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
