import type { TourOrderToEdit, TourOrderToSubmit } from '#tours/requests.ts'
import type { TourDetail, TourListed, TourOrdered } from '#tours/responses.ts'
import type { TourProduct } from '#tours/server/product.ts'

export interface TourBuyer {
  readonly userId: string
  readonly address: string
  readonly sessionId: string
  readonly once: string
}

/** The door of the tours room. Amounts in rial; another's order is refused as none. */
export interface Tours {
  /** Departures that may be bought now, soonest first; none in production. */
  list(): Promise<readonly TourListed[]>
  /** Throws TOUR_NOT_FOUND. */
  detail(departureId: string): Promise<TourDetail>
  /** Throws TOUR_NOT_FOUND, HOTEL_NOT_FOUND, TOUR_CLOSED, CALLED_OFF, GROUP_FULL, FLIGHT_FULL, HOTEL_FULL, and what orders
   * refuse; faults by field. */
  submit(asked: TourOrderToSubmit, buyer: TourBuyer): Promise<TourOrdered>
  /** Other people in the beds of an unpaid order, whose places stay held. Throws ORDER_NOT_FOUND, TRAVELLER_EACH, what
   * `Orders.changePeople` refuses; faults by field. */
  edit(asked: TourOrderToEdit, userId: string): Promise<TourOrdered>
  /** Throws ORDER_NOT_FOUND. */
  ordered(orderId: string, userId: string): Promise<TourOrdered>
  /** Throws ORDER_NOT_FOUND, NOT_ISSUED, ROOMS_REFUNDED. */
  voucher(orderId: string, userId: string): Promise<{ readonly bytes: Uint8Array; readonly name: string }>
  /** By a link of its owner's that is still open. Throws LINK_OVER, TOO_MANY_OPENED and as `voucher`. */
  sharedVoucher(link: string): ReturnType<Tours['voucher']>
  /** For the desk: ends a departure, and gives everybody's whole money back. Idempotent. Throws TOUR_NOT_FOUND. */
  callOff(departureId: string, reason: string): Promise<void>
  readonly product: TourProduct
  readonly work: TourWork
}

export interface TourWork {
  /** Departures of the year ahead that are not published yet. */
  publish(): Promise<void>
  /** Groups that were not reached by their hour. */
  callOffUnreached(): Promise<void>
  giveBackWhole(orderId: string): Promise<void>
}
