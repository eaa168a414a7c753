import type { Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { ProductFace } from '#orders/face.ts'
import type { ChangeRead } from '#orders/journey-change.ts'
import type { Status } from '#orders/life.ts'
import type {
  Contact,
  HotelStay,
  Journey,
  MoneyShares,
  Order,
  OrderExtra,
  OrderPassenger,
  Service,
  VisaOrder,
} from '#orders/order.ts'
import type { Agreement, Approval, PriceChange } from '#orders/price-change.ts'
import type { Product } from '#orders/product.ts'
import type { ProductKind } from '#orders/product-kind.ts'
import type { Rebooking } from '#orders/rebooking.ts'
import type { RefundItem, RefundTerms } from '#orders/refund-terms.ts'
import type {
  OrderDetails,
  OrderList,
  OrderSum,
  PassengerOnOrder,
  TicketLink,
  Tracking,
} from '#orders/responses.ts'
import type { Traveller, TripAbroad } from '#orders/server/people.ts'
import type { GivenFor } from '#orders/server/rebooking.ts'
import type { Rebookings } from '#orders/server/rebookings-of.ts'
import type { SoldProduct } from '#orders/server/room.ts'
import type { LinkView, SharedTicket } from '#orders/server/ticket-links.ts'
import type { Tracked } from '#orders/server/track.ts'
import type { Trips } from '#orders/server/trips/door.ts'
import type { OrdersPage } from '#orders/server/views.ts'
import type { CodeTyped } from '#orders/server/vouchers.ts'
import type { TicketLinkMinutes } from '#orders/ticket-link.ts'
import type { Voucher } from '#orders/voucher.ts'

/** The door of the orders room: every verb that moves an order, and the questions its owner may ask. */
export interface Orders {
  /** Hands in what can be bought; called by agency.ts before the first order. */
  sell(product: SoldProduct): void
  /** Writes what is sold into the list that orders and codes refer to; before the first order of something new. */
  listProducts(): Promise<void>
  /** What a product says of itself, by its kind. */
  faceOf(kind: ProductKind): ProductFace
  /** The product itself, by its kind. */
  productOf(kind: ProductKind): SoldProduct
  /** What is sold, in the order in which it was handed in. */
  sold(): readonly SoldProduct[]
  /**
   * Creates the order and takes its seats; answers the same order when asked again with the same `once` by the same owner.
   * Refuses what the product refuses (SOLD_OUT …; the order is then `rejected`), PRICE_CHANGED, ORDER_EXPIRED, CAPTCHA_NEEDED or
   * CAPTCHA_WRONG from the second unpaid order on, and TOO_MANY_HOLDS, TOO_MANY_PEOPLE, TOO_MANY_HOLDS_HERE, HOLDS_PAUSED.
   */
  submit(order: NewOrder): Promise<Order>
  /**
   * The traveller agrees to persons and price: the supplier is asked its price once more, and the order becomes approved at it, or
   * waits for an agreement (`agreedTotal`) when it became dearer; again is harmless.
   * Refuses ORDER_NOT_FOUND, ORDER_EXPIRED, ORDER_ENDED, and what the product refuses.
   */
  approve(orderId: string, userId: string, agreement?: Agreement): Promise<Approval>
  /** The last change of the price of the owner's order: an offer (`until`), or one that was agreed to. Refuses ORDER_NOT_FOUND. */
  priceChangeOf(orderId: string, userId: string): Promise<PriceChange | null>
  /**
   * What a gateway may take now, in rial. With `useWallet` the wallet's part is held first, the same again when asked again;
   * without, what was held goes back. Refuses ORDER_NOT_FOUND, NOT_APPROVED, ALREADY_PAID, ORDER_EXPIRED, ORDER_ENDED,
   * WALLET_COVERS_ALL (nothing is left for a gateway: `confirmFromWallet`).
   */
  payable(
    orderId: string,
    userId: string,
    how?: { readonly useWallet?: boolean | undefined },
  ): Promise<Payable>
  /** What would leave its owner's wallet now for as much of the order as it can pay. Refuses ORDER_NOT_FOUND. */
  walletWouldPay(orderId: string, userId: string): Promise<Rial>
  /** Pays all of the order from its owner's wallet, once. Refuses as `payable` does, INSUFFICIENT_BALANCE, and ATTEMPT_RUNNING while a bank has not said whether it was paid there. */
  confirmFromWallet(orderId: string, userId: string): Promise<Order>
  /**
   * Takes one use of a code for the owner's unpaid order; what was held from the wallet goes back. The same code again is harmless.
   * Refuses ORDER_NOT_FOUND, TOO_MANY_CODES, `VOUCHER_…` with the reason, and as an order refuses that cannot be paid.
   */
  applyVoucher(typed: CodeTyped, userId: string): Promise<Order>
  /** Gives the use back; nothing where there is none. Refuses as `applyVoucher` does. */
  removeVoucher(orderId: string, userId: string): Promise<Order>
  /** Publishes a code of our own; one that is known already stays as it was. */
  publishVoucher(voucher: Voucher): Promise<void>
  /**
   * Money has arrived for an order; joins the transaction that records the capture. `paid`: the order is paid and will be issued.
   * `credited`: it could not be paid any more (expired, cancelled, paid already, another amount) and the owner's wallet has the money.
   * The same attempt again changes nothing and answers the same.
   */
  captured(trx: Trx, attempt: CapturedAttempt): Promise<'paid' | 'credited'>
  /** What a refund of the owner's order is reckoned from. Refuses ORDER_NOT_FOUND, NOT_ISSUED. */
  refundTermsOf(orderId: string, userId: string): Promise<RefundTerms>
  /**
   * Persons on legs are given back: their tickets are cancelled and their seats are on sale again, in the caller's transaction.
   * With the last of them the order is `refunded`. Items given back before change nothing; those promised to another order are refused (REBOOKING_OPEN).
   * Refuses ORDER_NOT_FOUND, NOT_ISSUED.
   */
  refunded(trx: Trx, orderId: string, items: readonly RefundItem[]): Promise<Order>
  /** The same of tickets that were promised to the order they are given for. */
  givenFor(trx: Trx, given: GivenFor): Promise<Order>
  /** The orders that tickets of the owner's order were given for or are promised to, and the one it was made of. Refuses ORDER_NOT_FOUND. */
  rebookingsOf(orderId: string, userId: string): Promise<Rebookings>
  /** What the order was paid with. Refuses ORDER_NOT_FOUND. */
  moneyShares(orderId: string, trx?: Trx): Promise<MoneyShares>
  /** Whose orders these are, by order; unknown ones are left out. */
  ownersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The numbers that their owners know these orders by, by order; unknown ones are left out. */
  numbersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** How the order is paid for now, for its owner's page. Refuses ORDER_NOT_FOUND. */
  sumOf(orderId: string, userId: string): Promise<OrderSum>
  /**
   * Where an order stands, for whoever knows its number and the mobile it was made with, and nothing else of it.
   * Refuses NOTHING_TRACKED alike for no order and for another's mobile, TOO_MANY_LOOKUPS.
   */
  track(asked: Tracked): Promise<Tracking>
  /** Where whoever holds a ticket of the order can see, without an account, that it is ours and where it stands; its QR says it. */
  ticketAddressOf(orderId: string): string
  /** The same as `track`, for whoever holds the mark in that address; undefined when we never made it. */
  trackedBy(mark: string): Promise<Tracking | undefined>
  /**
   * A link to the owner's ticket or voucher for whomever he sends it to, open for so many minutes; the address names nobody.
   * Refuses ORDER_NOT_FOUND, NOT_ISSUED, TOO_MANY_LINKS.
   */
  shareTicket(wish: { orderId: string; userId: string; minutes: TicketLinkMinutes }): Promise<TicketLink>
  /** Closes every link to the ticket that was made until now. Refuses ORDER_NOT_FOUND. */
  closeTicketLinks(orderId: string, userId: string): Promise<void>
  /** What a link leads to, and until when; undefined when it is over, was closed, or is none of ours. */
  linkShown(token: string): Promise<LinkView | undefined>
  /** Whose ticket or voucher a link opens, counted. Refuses LINK_OVER, another product's link included, and TOO_MANY_OPENED. */
  openedByLink(token: string, product: ProductKind): Promise<SharedTicket>
  /**
   * The owner takes a direction of his order at its new hour, as he read it; again is harmless. Refuses ORDER_NOT_FOUND, NOT_ISSUED, and
   * what its product refuses (NO_NEW_TIME, CHANGED_AGAIN).
   */
  acceptNewTime(read: ChangeRead, userId: string): Promise<void>
  /** Ends an unpaid order by its owner's wish and gives its seats back; again is harmless. Refuses ORDER_NOT_FOUND, ALREADY_PAID, ORDER_ENDED. */
  cancel(orderId: string, userId: string): Promise<Order>
  /**
   * Ends an unpaid order of what is not to be had any more, a cancelled flight for instance: its seats go back and its owner is told.
   * Answers nothing for an order that is paid, or has ended.
   */
  withdraw(orderId: string, reason: string): Promise<Order | undefined>
  /** The order if it is this user's, and of that product where one is named; refuses ORDER_NOT_FOUND for anything else alike. */
  ofUser(orderId: string, userId: string, product?: ProductKind): Promise<Order>
  /** As above for whoever works in the house (jobs, tickets); undefined when there is none. */
  order(orderId: string): Promise<Order | undefined>
  /** The same by its number, as somebody reads it out. */
  numbered(orderNumber: string): Promise<Order | undefined>
  passengersOf(orderId: string, trx?: Trx): Promise<readonly OrderPassenger[]>
  /** Everybody on a user's paid orders, those of the latest first; who travelled often comes often. */
  travellersOf(userId: string): Promise<readonly Traveller[]>
  /** The user's issued orders of which a part that was not given back is ahead at the hour it goes now. */
  issuedAhead(userId: string): Promise<readonly string[]>
  /** The journeys and stays abroad that the user still has ahead, with who is still on them. */
  tripsAbroadAhead(userId: string): Promise<readonly TripAbroad[]>
  /** The same as its owner may see them, all or those of one proposal; refuses ORDER_NOT_FOUND. */
  passengersShown(userId: string, orderId: string, proposalId?: string): Promise<readonly PassengerOnOrder[]>
  /** Whom to tell of the order. Who asks inside a transaction hands it in, so that nobody waits for a second connection. */
  contactOf(orderId: string, trx?: Trx): Promise<Contact>
  /** The page of an order at its product's, for messages; in the transaction that sends them. Refuses ORDER_NOT_FOUND. */
  pageOf(orderId: string, trx?: Trx): Promise<string>
  journeysOf(orderId: string, trx?: Trx): Promise<readonly Journey[]>
  /** The stay that was ordered; null for an order of flights. */
  stayOf(orderId: string, trx?: Trx): Promise<HotelStay | null>
  /** The visa that was asked for; null for every other order. */
  visaOf(orderId: string, trx?: Trx): Promise<VisaOrder | null>
  /** What was ordered that is none of these; null for every other order. */
  serviceOf(orderId: string, trx?: Trx): Promise<Service | null>
  /** A page of the user's orders, newest first. `upcoming`: alive, or issued and neither flown nor slept, of a visa before the day of travel is over; `past`: the rest, which is `flown` or `cancelled` (came to nothing, or was refunded). */
  mine(userId: string, page: OrdersPage): Promise<OrderList>
  detailsOf(userId: string, orderId: string): Promise<OrderDetails>
  /** What is bought together. */
  readonly trips: Trips
  /** For the live socket: the status if the order is this user's. */
  statusFor(userId: string, orderId: string): Promise<Status | undefined>
  /** The work of the jobs, each harmless when done again: tests and the desk may call them by hand. */
  readonly work: OrderWork
}

export interface NewOrder {
  readonly ownerId: string
  readonly product: Product['kind']
  /** what the product needs to hold and issue; plain JSON, kept with the order */
  readonly item: object
  readonly journeys: readonly Journey[]
  /** of a hotel order, which has no journeys; null else */
  readonly stay: HotelStay | null
  /** of a visa order, which has neither; left out else */
  readonly visa?: VisaOrder | null
  /** of an order of anything else; left out else */
  readonly service?: Service | null
  readonly passengers: readonly OrderPassenger[]
  /** what is bought beside tickets or rooms; it is in the total */
  readonly extras?: readonly OrderExtra[]
  readonly contact: Contact
  /** §3 productChannel, 1 to 5 */
  readonly channel: number
  /** the total that was shown; held at another price the order is refused (PRICE_CHANGED) */
  readonly total: Rial
  /** the call's idempotency key */
  readonly once: string
  /** where the buyer asks from and in which browser, for the limits of live holds; undefined is not counted */
  readonly address?: string | undefined
  readonly browser?: string | undefined
  /** tickets that are given for it; its total is paid with them as far as they are worth */
  readonly rebooking?: Rebooking | undefined
  /** what was solved before one more order is held */
  readonly captcha?: CaptchaGiven | undefined
}

export interface CaptchaGiven {
  readonly captchaId: string
  readonly captchaCode: string
  readonly captchaWork?: number | undefined
}

export interface Payable {
  readonly amount: Rial
  readonly holdExpiresAt: Temporal.Instant
  readonly orderNumber: string
  readonly phoneNumber: string
}

export interface CapturedAttempt {
  readonly attemptId: string
  readonly orderId: string
  readonly gatewayId: number
  readonly amount: Rial
}

export interface OrderWork {
  /** Ends the order when its hold is over and nothing was paid. */
  expire(orderId: string): Promise<void>
  /** Issues a paid order, asks again later, or gives the money back. */
  issue(orderId: string): Promise<void>
  /** Catches what a crash left: overdue holds, forgotten seats, paid orders nobody issues. */
  sweep(): Promise<void>
}
