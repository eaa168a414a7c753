import type { Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { OrderDetails, OrderList, PassengerShown } from '#orders/answered.ts'
import type { Status } from '#orders/life.ts'
import { type HoldLimits, holdLimits } from '#orders/limits.ts'
import type { Contact, Journey, Order, OrderPassenger } from '#orders/order.ts'
import type { Product } from '#orders/product.ts'
import { cancel, expire } from '#orders/server/end.ts'
import { issue } from '#orders/server/issue.ts'
import { approve, captured, payable } from '#orders/server/pay.ts'
import { passengerShown } from '#orders/server/presented.ts'
import { orderOf, ownRow, rowOf } from '#orders/server/record.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { Room, SoldProduct, Tell } from '#orders/server/room.ts'
import { submit } from '#orders/server/submit.ts'
import { sweep } from '#orders/server/sweep.ts'
import { detailsOf, isOnProposal, journeysOf, mine, passengersOf } from '#orders/server/views.ts'
import type { House } from '#server/house.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

export type { OrderNews, Tell } from '#orders/server/room.ts'

/** The door of the orders room: every verb that moves an order, and the questions its owner may ask. */
export interface Orders {
  /** Hands in what can be bought; called by start.ts before the first order. */
  sell(product: SoldProduct): void
  /**
   * Creates the order and takes its seats; answers the same order when asked again with the same `once` by the same owner.
   * Refuses what the product refuses (SOLD_OUT …; the order is then `rejected`), TOO_MANY_HOLDS, PRICE_CHANGED, ORDER_EXPIRED.
   */
  submit(order: NewOrder): Promise<Order>
  /** The traveller agrees to persons and price: submitted → approved; again is harmless. Refuses ORDER_NOT_FOUND, ORDER_EXPIRED, ORDER_ENDED. */
  approve(orderId: string, userId: string): Promise<Order>
  /** What a gateway may take now. Refuses ORDER_NOT_FOUND, NOT_APPROVED, ALREADY_PAID, ORDER_EXPIRED, ORDER_ENDED. */
  payable(orderId: string, userId: string): Promise<Payable>
  /**
   * Money has arrived for an order; joins the transaction that records the capture. `paid`: the order is paid and will be issued.
   * `credited`: it could not be paid any more (expired, cancelled, paid already, another amount) and the owner's wallet has the money.
   * The same attempt again changes nothing and answers the same.
   */
  captured(trx: Trx, attempt: CapturedAttempt): Promise<'paid' | 'credited'>
  /** Ends an unpaid order by its owner's wish and gives its seats back; again is harmless. Refuses ORDER_NOT_FOUND, ALREADY_PAID, ORDER_ENDED. */
  cancel(orderId: string, userId: string): Promise<Order>
  /** The order if it is this user's; refuses ORDER_NOT_FOUND for no order and for another's alike. */
  ofUser(orderId: string, userId: string): Promise<Order>
  /** As above for whoever works in the house (jobs, tickets); undefined when there is none. */
  order(orderId: string): Promise<Order | undefined>
  passengersOf(orderId: string): Promise<readonly OrderPassenger[]>
  /** The same as its owner may see them, all or those of one proposal; refuses ORDER_NOT_FOUND. */
  passengersShown(userId: string, orderId: string, proposalId?: string): Promise<readonly PassengerShown[]>
  /** Whom to tell of the order. Who asks inside a transaction hands it in, so that nobody waits for a second connection. */
  contactOf(orderId: string, trx?: Trx): Promise<Contact>
  journeysOf(orderId: string, trx?: Trx): Promise<readonly Journey[]>
  /** A page of the user's orders, newest first. `upcoming`: alive or issued and not yet flown; `past`: the rest. */
  mine(userId: string, page: OrdersPage): Promise<OrderList>
  detailsOf(userId: string, orderId: string): Promise<OrderDetails>
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
  readonly passengers: readonly OrderPassenger[]
  readonly contact: Contact
  /** §3 productChannel, 1 to 5 */
  readonly channel: number
  /** the total that was shown; held at another price the order is refused (PRICE_CHANGED) */
  readonly total: Rial
  /** the call's idempotency key */
  readonly once: string
  /** where the buyer asks from, for the limit of live holds an address; undefined is not counted */
  readonly address?: string | undefined
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

export interface OrdersPage {
  readonly kind: 'upcoming' | 'past' | 'all'
  readonly page: number
  readonly take: number
}

export interface OrderWork {
  /** Ends the order when its hold is over and nothing was paid. */
  expire(orderId: string): Promise<void>
  /** Issues a paid order, asks again later, or gives the money back. */
  issue(orderId: string): Promise<void>
  /** Catches what a crash left: overdue holds, forgotten seats, paid orders nobody issues. */
  sweep(): Promise<void>
}

export interface OrderNeighbours {
  readonly wallet: Wallet
  /** hears of paid, issued, failed, expired and credited, inside the transaction that made it so */
  readonly tell: Tell
  readonly limits?: HoldLimits
}

export function openOrders(house: House, { wallet, tell, limits = holdLimits }: OrderNeighbours): Orders {
  const { database, clock, log, jobs } = house
  const room: Room = {
    database,
    clock,
    log,
    wallet,
    limits,
    tell,
    products: new Map(),
    issuing: jobs.queue('orders.issue', ({ orderId }) => issue(room, orderId), { retryLimit: 3 }),
    expiring: jobs.queue('orders.expire', ({ orderId }) => expire(room, orderId), { retryLimit: 3 }),
  }
  jobs.every('orders.sweep', '* * * * *', () => sweep(room))
  return { ...verbs(room), ...questions(room) }
}

function verbs(room: Room) {
  return {
    sell: (product: SoldProduct) => void room.products.set(product.kind, product),
    submit: (order: NewOrder) => submit(room, order),
    approve: (orderId: string, userId: string) => approve(room, orderId, userId),
    captured: (trx: Trx, attempt: CapturedAttempt) => captured(room, trx, attempt),
    cancel: (orderId: string, userId: string) => cancel(room, orderId, userId),
    work: {
      expire: (orderId: string) => expire(room, orderId),
      issue: (orderId: string) => issue(room, orderId),
      sweep: () => sweep(room),
    },
  } satisfies Partial<Orders>
}

function questions(room: Room): Omit<Orders, keyof ReturnType<typeof verbs>> {
  const { database, clock } = room
  return {
    payable: (orderId, userId) => payable(room, orderId, userId),
    ofUser: async (orderId, userId) => orderOf(await ownRow(database, orderId, userId)),
    order: async (orderId) => {
      const row = await rowOf(database, orderId)
      return row && orderOf(row)
    },
    passengersOf: (orderId) => passengersOf(database, orderId),
    async passengersShown(userId, orderId, proposalId) {
      await ownRow(database, orderId, userId)
      if (proposalId !== undefined && !(await isOnProposal(database, orderId, proposalId))) return []
      return (await passengersOf(database, orderId)).map(passengerShown)
    },
    journeysOf: (orderId, trx = database) => journeysOf(trx, orderId),
    async contactOf(orderId, trx = database) {
      const row = await rowOf(trx, orderId)
      if (row === undefined) throw refuse('ORDER_NOT_FOUND')
      return { phoneNumber: row.contact_phone, email: row.contact_email }
    },
    mine: (userId, page) => mine(database, userId, { ...page, now: clock.now() }),
    detailsOf: (userId, orderId) => detailsOf(room, { userId, orderId, now: clock.now() }),
    async statusFor(userId, orderId) {
      const row = await rowOf(database, orderId)
      return row?.owner_id === userId ? row.status : undefined
    },
  }
}
