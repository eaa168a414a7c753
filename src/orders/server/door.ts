import type { Trx } from '#database/database.ts'
import type { AgreedView } from '#law/agreed-terms.ts'
import type { Rial } from '#money/rial.ts'
import type { ProductFace } from '#orders/face.ts'
import type { ForeignPart, ForeignPrice } from '#orders/foreign-price.ts'
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
import type { RuleMade } from '#orders/pricing/rule-shares.ts'
import type { Product, TakingInstead } from '#orders/product.ts'
import type { ProductKind } from '#orders/product-kind.ts'
import type { Rebooking } from '#orders/rebooking.ts'
import type { RefundItem, RefundTerms } from '#orders/refund-terms.ts'
import type { OrderDetails, OrderList, OrderSum, PassengerOnOrder, TicketLink } from '#orders/responses.ts'
import type { AgreedEdition } from '#orders/server/agreed-to.ts'
import type { OfOrder, Say } from '#orders/server/by-brand.ts'
import type { PeopleCorrected } from '#orders/server/change-people.ts'
import type { ChoiceView } from '#orders/server/choice/choice-view.ts'
import type { Corrections } from '#orders/server/corrections/corrections.ts'
import type { CreditSeller } from '#orders/server/credits.ts'
import type { OrdersDesk } from '#orders/server/desk/desk.ts'
import type { Evidence } from '#orders/server/evidence/evidence.ts'
import type { OnBehalf } from '#orders/server/on-behalf.ts'
import type { OrdersPage } from '#orders/server/order-list.ts'
import type { Payable } from '#orders/server/payable.ts'
import type { Traveller } from '#orders/server/people.ts'
import type { Pricing } from '#orders/server/pricing/pricing.ts'
import type { GivenFor } from '#orders/server/rebooking.ts'
import type { Rebookings } from '#orders/server/rebookings-of.ts'
import type { SoldProduct } from '#orders/server/room.ts'
import type { Splits } from '#orders/server/splits/door.ts'
import type { LinkView, SharedTicket } from '#orders/server/ticket-links.ts'
import type { Tracked } from '#orders/server/track.ts'
import type { Trips } from '#orders/server/trips/door.ts'
import type { TripAbroad } from '#orders/server/trips-abroad.ts'
import type { CodeTyped } from '#orders/server/vouchers.ts'
import type { TicketLinkMinutes } from '#orders/ticket-link.ts'
import type { Tracking } from '#orders/tracked.ts'
import type { Voucher } from '#orders/voucher.ts'
import type { Account } from '#wallet/ledger.ts'

export interface Orders {
  sell(product: SoldProduct): void
  listProducts(): Promise<void>
  faceOf(kind: ProductKind): ProductFace
  productOf(kind: ProductKind): SoldProduct
  sold(): readonly SoldProduct[]
  /** Idempotent by owner and `once`. Throws what the product refuses (SOLD_OUT …), PRICE_CHANGED, ORDER_EXPIRED, CAPTCHA_NEEDED, CAPTCHA_WRONG, TOO_MANY_HOLDS, TOO_MANY_PEOPLE, TOO_MANY_HOLDS_HERE, HOLDS_PAUSED. */
  submit(order: NewOrder): Promise<Order>
  /** Other people, each in the same place and group, or another contact; idempotent.
   * Refuses ORDER_NOT_FOUND, ATTEMPT_RUNNING, and what an order refuses that cannot be paid. */
  changePeople(corrected: PeopleCorrected): Promise<Order>
  /** Approved at the supplier's price, or waits for `agreedTotal` when dearer; idempotent.
   * Refuses ORDER_NOT_FOUND, ORDER_EXPIRED, ORDER_ENDED, and what the product refuses. */
  approve(orderId: string, userId: string, agreement?: Agreement): Promise<Approval>
  /** The latest offer (`until`) or accepted change. Throws ORDER_NOT_FOUND. */
  priceChangeOf(orderId: string, userId: string): Promise<PriceChange | null>
  /** Rial due at a gateway; `useWallet` first holds the wallet's part. Throws ORDER_NOT_FOUND,
   * NOT_APPROVED, ALREADY_PAID, ORDER_EXPIRED, ORDER_ENDED, WALLET_COVERS_ALL. */
  payable(
    orderId: string,
    userId: string,
    how?: { readonly useWallet?: boolean | undefined },
  ): Promise<Payable>
  /** What the wallet could pay of it now. Throws ORDER_NOT_FOUND. */
  walletWouldPay(orderId: string, userId: string): Promise<Rial>
  /** Pays everything from the wallet, once. Throws as `payable`,
   * INSUFFICIENT_BALANCE, ATTEMPT_RUNNING (a bank's result is unknown). */
  confirmFromWallet(orderId: string, userId: string, onBehalf?: OnBehalf): Promise<Order>
  /** Pays everything on a credit that the owner may buy on, once. Throws as `payable`, ATTEMPT_RUNNING, NO_CREDIT,
   * NO_CREDIT_FOR_TICKETS, and what the credit refuses. */
  confirmOnCredit(orderId: string, userId: string): Promise<Order>
  /** The account it was bought on, and goes back to; undefined: its owner paid himself. */
  creditPayerOf(orderId: string, trx?: Trx): Promise<Account | undefined>
  /** who stands on its paper instead of us; undefined: its owner paid himself */
  creditSellerOf(orderId: string): Promise<CreditSeller | undefined>
  /** Returns the wallet's part; idempotent. Throws ORDER_NOT_FOUND, TOO_MANY_CODES,
   * `VOUCHER_…`, and what an order refuses that cannot be paid. */
  applyVoucher(typed: CodeTyped, userId: string): Promise<Order>
  removeVoucher(orderId: string, userId: string): Promise<Order>
  publishVoucher(voucher: Voucher): Promise<void>
  /** In the capture's transaction. `credited`: the order could not take it, so the wallet has it. Idempotent by attempt. */
  captured(trx: Trx, attempt: CapturedAttempt): Promise<'paid' | 'credited'>
  /** Without `trx` suppliers may be asked. Throws ORDER_NOT_FOUND, NOT_ISSUED. */
  refundTermsOf(orderId: string, userId: string, trx?: Trx): Promise<RefundTerms>
  /** Cancels tickets, releases seats in the caller's transaction. Idempotent.
   * Throws REBOOKING_OPEN, ORDER_NOT_FOUND, NOT_ISSUED. */
  refunded(trx: Trx, orderId: string, items: readonly RefundItem[]): Promise<Order>
  givenFor(trx: Trx, given: GivenFor): Promise<Order>
  /** Orders made from its tickets, and the order it was made from. Throws ORDER_NOT_FOUND. */
  rebookingsOf(orderId: string, userId: string): Promise<Rebookings>
  /** What may be taken in place of one that could not be issued, and what was. Throws ORDER_NOT_FOUND. */
  choiceOf(orderId: string, userId: string): Promise<ChoiceView>
  /** Throws ORDER_NOT_FOUND. */
  moneyShares(orderId: string, trx?: Trx): Promise<MoneyShares>
  ownersOf(orderIds: readonly string[], trx?: Trx): Promise<ReadonlyMap<string, string>>
  numbersOf(orderIds: readonly string[], trx?: Trx): Promise<ReadonlyMap<string, string>>
  statusesOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Status>>
  sumOf(orderId: string, userId: string): Promise<OrderSum>
  /** By number and mobile, without an account. Throws NOTHING_TRACKED (also for another's mobile), TOO_MANY_LOOKUPS. */
  track(asked: Tracked): Promise<Tracking>
  /** Signed address in the ticket's QR code, for checking it without an account; at its brand's site, or at the one of the request. */
  ticketAddressOf(order: { readonly orderId: string; readonly brand?: string | null }): string
  /** Wraps what tells of an order: it tells by the brand that the order was bought at. */
  byBrandOf<News extends OfOrder>(say: Say<News>): Say<News>
  /** By the mark in that address; undefined unless ours. */
  trackedBy(mark: string): Promise<Tracking | undefined>
  /** A sharing link for so many minutes; its address names nobody. Throws ORDER_NOT_FOUND, NOT_ISSUED, TOO_MANY_LINKS. */
  shareTicket(wish: { orderId: string; userId: string; minutes: TicketLinkMinutes }): Promise<TicketLink>
  /** Closes all links made so far. Throws ORDER_NOT_FOUND. */
  closeTicketLinks(orderId: string, userId: string): Promise<void>
  linkView(token: string): Promise<LinkView | undefined>
  openedByLink(token: string, product: ProductKind): Promise<SharedTicket>
  /** Accepts a direction's new time as read; idempotent. Throws ORDER_NOT_FOUND, NOT_ISSUED, NO_NEW_TIME, CHANGED_AGAIN. */
  acceptNewTime(read: ChangeRead, userId: string): Promise<void>
  /** Releases the seats of an unpaid order; idempotent. Throws ORDER_NOT_FOUND, ALREADY_PAID, ORDER_ENDED. */
  cancel(orderId: string, userId: string): Promise<Order>
  /** Idempotent: holds another one and moves the money of the order that could not be issued into it; what is dearer waits for the
   * difference. Throws ORDER_NOT_FOUND, CHOICE_OVER, CHOICE_DEARER, and what the product refuses. */
  takeInstead(taking: TakingInstead): Promise<Order>
  /** Its money to the wallet now; idempotent. Throws ORDER_NOT_FOUND, CHOICE_OVER. */
  declineChoice(orderId: string, userId: string): Promise<void>
  /** Ends an unpaid order that is no longer available (a cancelled flight)
   * and notifies the owner; undefined when paid or ended. */
  withdraw(orderId: string, reason: string): Promise<Order | undefined>
  ofUser(orderId: string, userId: string, product?: ProductKind): Promise<Order>
  order(orderId: string, trx?: Trx): Promise<Order | undefined>
  numbered(orderNumber: string): Promise<Order | undefined>
  passengersOf(orderId: string, trx?: Trx): Promise<readonly OrderPassenger[]>
  /** Passengers of paid orders, latest first, with repetitions. */
  travellersOf(userId: string): Promise<readonly Traveller[]>
  /** Issued orders with an unrefunded part still ahead, by current times. */
  issuedAhead(userId: string, trx?: Trx): Promise<readonly string[]>
  /** With the people still on them. */
  tripsAbroadAhead(userId: string): Promise<readonly TripAbroad[]>
  /** All, or of one proposal; throws ORDER_NOT_FOUND. */
  passengersView(userId: string, orderId: string, proposalId?: string): Promise<readonly PassengerOnOrder[]>
  /** Pass the transaction inside one, so that no second connection is needed. */
  contactOf(orderId: string, trx?: Trx): Promise<Contact>
  /** Path for messages; in their transaction. Throws ORDER_NOT_FOUND. */
  pageOf(orderId: string, trx?: Trx): Promise<string>
  journeysOf(orderId: string, trx?: Trx): Promise<readonly Journey[]>
  stayOf(orderId: string, trx?: Trx): Promise<HotelStay | null>
  /** The edition it was made under; null before texts had numbers. Throws ORDER_NOT_FOUND. */
  termsOf(orderId: string, userId: string): Promise<AgreedView | null>
  /** The editions that whoever paid agreed to, each once, newest first. */
  editionsAgreedBy(userId: string): Promise<readonly AgreedEdition[]>
  /** Of every rate one sum; empty when all of it is in rial. */
  foreignPricesOf(orderId: string): Promise<readonly ForeignPrice[]>
  /** A seller's new prices, in the transaction that takes them. */
  foreignPricesTaken(
    trx: Trx,
    orderId: string,
    prices: readonly Pick<ForeignPart, 'part' | 'minor'>[],
  ): Promise<void>
  visaOf(orderId: string, trx?: Trx): Promise<VisaOrder | null>
  serviceOf(orderId: string, trx?: Trx): Promise<Service | null>
  /** Newest first. `upcoming`: alive, or issued and still ahead; `past`:
   * the rest, split into `flown` and `cancelled` (failed or refunded). */
  mine(userId: string, page: OrdersPage): Promise<OrderList>
  detailsOf(userId: string, orderId: string): Promise<OrderDetails>
  readonly trips: Trips
  readonly splits: Splits
  readonly pricing: Pricing
  readonly corrections: Corrections
  readonly evidence: Evidence
  readonly desk: OrdersDesk
  /** For the live socket: the status if the order is this user's. */
  statusFor(userId: string, orderId: string): Promise<Status | undefined>
  readonly work: OrderWork
}

export interface NewOrder {
  readonly ownerId: string
  readonly product: Product['kind']
  readonly item: object
  readonly journeys: readonly Journey[]
  readonly stay: HotelStay | null
  readonly visa?: VisaOrder | null
  readonly service?: Service | null
  readonly passengers: readonly OrderPassenger[]
  /** extras, included in the total */
  readonly extras?: readonly OrderExtra[]
  /** what of the price is in another currency */
  readonly foreign?: readonly ForeignPart[]
  /** what price rules made of the total */
  readonly rules?: readonly RuleMade[]
  readonly contact: Contact
  /** §3 productChannel, 1 to 5 */
  readonly channel: number
  /** the total that was shown; any other throws PRICE_CHANGED */
  readonly total: Rial
  readonly once: string
  /** for the limits of holds; undefined is not counted */
  readonly address?: string | undefined
  readonly browser?: string | undefined
  readonly rebooking?: Rebooking | undefined
  /** an unpaid order of the owner's that it is bought together with: one hold for the limits, which were asked of that one */
  readonly beside?: string | undefined
  /** an order of the owner's that could not be issued, in whose place it is taken: not counted by the limits of holds */
  readonly insteadOf?: string | undefined
  readonly captcha?: CaptchaGiven | undefined
  readonly onBehalf?: OnBehalf | undefined
}

export interface CaptchaGiven {
  readonly captchaId: string
  readonly captchaCode: string
  readonly captchaWork?: number | undefined
}

export interface CapturedAttempt {
  readonly attemptId: string
  readonly orderId: string
  readonly gatewayId: number
  readonly amount: Rial
}

export interface OrderWork {
  /** Only when the hold is over and nothing was paid. */
  expire(orderId: string): Promise<void>
  issue(orderId: string): Promise<void>
  /** The money of what could not be issued to the wallet, once nothing more may be taken in its place. */
  endChoice(orderId: string): Promise<void>
  /** Repairs what a crash left: overdue holds, unreleased seats, paid orders not being issued. */
  sweep(): Promise<void>
}
