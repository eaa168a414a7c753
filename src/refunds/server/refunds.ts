import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import type { GivenBack } from '#orders/refunded-parts.ts'
import type { Exchange } from '#orders/server/orders.ts'
import type { RequestBody } from '#refunds/calls.ts'
import type { Quote, Refundable, RefundCreated, RefundRequest, RefundStatistics } from '#refunds/responses.ts'
import { create } from '#refunds/server/create.ts'
import { openRefundsDesk, type RefundsDesk } from '#refunds/server/desk/desk.ts'
import { ordersDue, ordersNumbered, type RefundMove, refundMoves } from '#refunds/server/desk/moves.ts'
import { exchange } from '#refunds/server/exchange.ts'
import { type GivingBackAll, giveBackAll } from '#refunds/server/give-back-all.ts'
import { compensateAll, missed } from '#refunds/server/lateness.ts'
import { payOut, sweepPayouts } from '#refunds/server/pay-out.ts'
import { percentsRetained } from '#refunds/server/percents-retained.ts'
import { type Chosen, quote } from '#refunds/server/quotes.ts'
import { openReceipts } from '#refunds/server/receipts.ts'
import { givenBackOf, type RefundStatus, refundStatusesOf, requestsOf } from '#refunds/server/record.ts'
import { type RefundableRequest, refundableOf } from '#refunds/server/refundable.ts'
import { type Reminder, remind, reminderOf, tellReminders } from '#refunds/server/reminders.ts'
import type { RefundNeighbours, Room } from '#refunds/server/room.ts'
import { requestsView } from '#refunds/server/row-views.ts'
import {
  type QuotedLess,
  quoteLess,
  type WorthLeft,
  type WorthLess,
  worthLess,
} from '#refunds/server/sellers-penalty.ts'
import { statistics } from '#refunds/server/statistics.ts'
import { type DeclaredWaiver, declare } from '#refunds/server/waivers.ts'
import { sealer } from '#server/encrypted.ts'
import type { House } from '#server/house.ts'
import { scattered } from '#server/scattered.ts'

export { hintOf } from '#refunds/server/bank-accounts.ts'
export type { DeskGivenBack } from '#refunds/server/desk/desk.ts'
export type { DeskChosen, DeskRefundPreview, DeskRefundReady } from '#refunds/server/desk/give-back.ts'
export type { DeskRefund, RefundCursor, RefundFilter } from '#refunds/server/desk/list.ts'
export type { DeskRefundRecord } from '#refunds/server/desk/record.ts'
export type { AccountInquiry } from '#refunds/server/inquiries/inquiry.ts'
export { openJibit } from '#refunds/server/inquiries/jibit.ts'
export { mayInquire } from '#refunds/server/inquiries/may-inquire.ts'
export type { PayoutOrder, PayoutProvider } from '#refunds/server/payouts/payout.ts'
export { duePayout, keepLooking, type PayoutDesk, payoutStatus } from '#refunds/server/payouts/sending.ts'
export { openVandar } from '#refunds/server/payouts/vandar.ts'
export type { RefundNews, TellOfRefund } from '#refunds/server/room.ts'
export type { DeclaredWaiver } from '#refunds/server/waivers.ts'

/** The door of the refunds room. Another's order is refused as none (ORDER_NOT_FOUND). Amounts in rial. */
export interface Refunds {
  /** Refundable items and their refund over time. Refuses NOT_ISSUED_YET. */
  refundableOf(asked: RefundableRequest): Promise<Refundable>
  /** Valid five minutes. Refuses ALREADY_REFUNDED, FLOWN, NOT_REFUNDABLE, TOO_LATE,
   * NOTHING_TO_RETURN, NOTHING_CHOSEN, UNKNOWN_ITEM, NOT_ALONE, TOO_MANY_…. */
  quote(chosen: Chosen): Promise<Quote>
  /** Once per quote; with `also` all of them or none. Faults by field; refuses QUOTE_UNKNOWN, QUOTE_OF_OTHERS, QUOTE_EXPIRED,
   * MORE_COMES_BACK, ALREADY_REFUNDED, TOO_SMALL_FOR_BANK, BANKS_SILENT, TOO_MANY_ACCOUNTS. */
  create(userId: string, body: RequestBody): Promise<RefundCreated>
  /** What tickets bring for others of the same seller, which keeps this much of them in all: by the seller's word, not by the
   * rules of giving back. Undefined where nothing is left, or where a waiver is in force. */
  worthLess(asked: WorthLess): Promise<WorthLeft | undefined>
  /** Of the same, valid five minutes. Refuses NOTHING_TO_RETURN as well as `quote` does. */
  quoteLess(asked: WorthLess): Promise<QuotedLess>
  /** By quote, in the transaction that issues the new tickets; the rest goes to the wallet. Idempotent. */
  exchange(trx: Trx, exchange: Exchange): Promise<void>
  /** To the owner's wallet whatever of an issued order, or of `only` these parts, brings something now. Idempotent. */
  giveBackAll(order: GivingBackAll): Promise<void>
  ofOrder(orderId: string, userId: string): Promise<RefundRequest[]>
  /** Turns the reminder before the next penalty step on or off. Refuses NOT_ISSUED_YET. */
  remind(wish: {
    readonly orderId: string
    readonly userId: string
    readonly isOn: boolean
  }): Promise<Reminder>
  reminderOf(orderId: string): Promise<Reminder>
  statistics(): Promise<RefundStatistics>
  /** Of these orders, by order: percents kept of each part that was given back by its traveller's wish. */
  percentsRetained(orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>
  /** Tickets covered by a waiver are refunded in full from now on; earlier refunds stay. False for a decision that was declared before. */
  waive(trx: Trx, waiver: DeclaredWaiver): Promise<boolean>
  ownersOf(refundIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** By order: `pending` until accounts have it, `failed` when a bank rejected a part, which then went to the wallet. */
  statesOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, RefundStatus>>
  /** Refunded parts; orders without refunds are left out. */
  givenBackOf(orderIds: readonly string[], trx?: Trx): Promise<ReadonlyMap<string, readonly GivenBack[]>>
  numbersOf(refundIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The order of a refund's tracking number. */
  ordersNumbered(number: string): Promise<readonly string[]>
  /** Orders of which money is still on its way back. */
  ordersDue(): Promise<readonly string[]>
  /** What became of each refund of this order, the oldest first. */
  movesOf(orderId: string): Promise<readonly RefundMove[]>
  readonly desk: RefundsDesk
  readonly work: {
    payOut(refundId: string): Promise<void>
    sweep(): Promise<void>
    compensate(): Promise<void>
    tellReminders(): Promise<void>
  }
}

export function openRefunds(house: House, neighbours: RefundNeighbours): Refunds {
  const { database, clock, log, jobs, settings } = house
  const room: Room = {
    ...neighbours,
    database,
    clock,
    log,
    vault: sealer(settings.secrets.vault, 'bank accounts'),
    receipts: openReceipts(settings.secrets.vault),
    numberOf: scattered(settings, 'refund tracking'),
    paying: jobs.queue('refunds.pay-out', ({ refundId }) => payOut(room, refundId)),
  }
  neighbours.promises.whenMissed('refund-to-bank', (trx, promise) => missed(room, trx, promise))
  const work: Refunds['work'] = {
    payOut: (refundId) => payOut(room, refundId),
    sweep: () => sweepPayouts(room),
    compensate: () => compensateAll(room),
    tellReminders: () => tellReminders(room),
  }
  jobs.every('refunds.sweep', '* * * * *', work.sweep)
  jobs.every('refunds.compensate', '7 * * * *', work.compensate)
  jobs.every('refunds.remind', '* * * * *', work.tellReminders)
  return {
    refundableOf: (asked) => refundableOf(room, asked),
    quote: (chosen) => quote(room, chosen),
    create: (userId, body) => create(room, userId, body),
    worthLess: (asked) => worthLess(room, asked),
    quoteLess: (asked) => quoteLess(room, asked),
    giveBackAll: (order) => giveBackAll(room, order),
    exchange: (trx, asked) => exchange(room, trx, asked),
    async ofOrder(orderId, userId) {
      await room.orders.ofUser(orderId, userId)
      return requestsView(database, await requestsOf(database, orderId))
    },
    remind: (wish) => remind(room, wish),
    reminderOf: (orderId) => reminderOf(database, orderId),
    statistics: () => statistics(room),
    percentsRetained: (orderIds) => percentsRetained(room.database, orderIds),
    waive: (trx, waiver) => declare(trx, waiver, clock.now()),
    ordersNumbered: (number) => ordersNumbered(database, number),
    ordersDue: () => ordersDue(database),
    movesOf: (orderId) => refundMoves(database, orderId),
    givenBackOf: (orderIds, trx = database) => givenBackOf(trx, orderIds),
    statesOf: (orderIds) => refundStatusesOf(database, orderIds),
    ownersOf: (refundIds) => told(database, refundIds, 'user_id'),
    numbersOf: (refundIds) => told(database, refundIds, 'tracking_number'),
    desk: openRefundsDesk(room),
    work,
  }
}

async function told(
  database: Database,
  refundIds: readonly string[],
  fact: 'user_id' | 'tracking_number',
): Promise<ReadonlyMap<string, string>> {
  const rows = await all(
    database,
    sql<{ id: string; fact: string }>`
      select id, ${sql.ref(fact)}::text as fact from refunds.request where id = any(${refundIds}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, row.fact]))
}
