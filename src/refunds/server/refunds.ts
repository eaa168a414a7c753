import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import type { GivenBack } from '#orders/refunded-parts.ts'
import type { Exchange } from '#orders/server/orders.ts'
import type { RequestBody } from '#refunds/calls.ts'
import type { Quote, Refundable, RefundRequest, RefundStatistics } from '#refunds/responses.ts'
import { create } from '#refunds/server/create.ts'
import { exchange } from '#refunds/server/exchange.ts'
import { compensateAll, missed } from '#refunds/server/lateness.ts'
import { payOut, sweepPayouts } from '#refunds/server/pay-out.ts'
import { type Chosen, quote } from '#refunds/server/quotes.ts'
import { openReceipts } from '#refunds/server/receipts.ts'
import { givenBackOf, type RefundStatus, refundStatusesOf, requestsOf } from '#refunds/server/record.ts'
import { type Asked, refundableOf } from '#refunds/server/refundable.ts'
import { type Reminder, remind, reminderOf, tellReminders } from '#refunds/server/reminders.ts'
import type { RefundNeighbours, Room } from '#refunds/server/room.ts'
import { requestsView } from '#refunds/server/row-views.ts'
import { statistics } from '#refunds/server/statistics.ts'
import { type DeclaredWaiver, declare } from '#refunds/server/waivers.ts'
import { sealer } from '#server/encrypted.ts'
import type { House } from '#server/house.ts'
import { scattered } from '#server/scattered.ts'

export type { AccountInquiry } from '#refunds/server/inquiries/inquiry.ts'
export { openJibit } from '#refunds/server/inquiries/jibit.ts'
export type { PayoutProvider } from '#refunds/server/payouts/payout.ts'
export { openVandar } from '#refunds/server/payouts/vandar.ts'
export type { RefundNews, TellOfRefund } from '#refunds/server/room.ts'
export type { DeclaredWaiver } from '#refunds/server/waivers.ts'

/** The door of the refunds room. Another's order is refused as none (ORDER_NOT_FOUND). Amounts in rial. */
export interface Refunds {
  /** What of an issued order can be given back now, and what that costs at every hour. Refuses NOT_ISSUED_YET. */
  refundableOf(asked: Asked): Promise<Refundable>
  /**
   * Fixes what giving back these items brings, for five minutes. Refuses ALREADY_REFUNDED, FLOWN, NOT_REFUNDABLE, TOO_LATE,
   * NOTHING_TO_RETURN, NOTHING_CHOSEN, UNKNOWN_ITEM, NOT_ALONE, TOO_MANY_CHILDREN, TOO_MANY_INFANTS.
   */
  quote(chosen: Chosen): Promise<Quote>
  /**
   * Gives the quoted items back, once for a quote: asked again it answers the same. A wallet has the money when this answers; a bank
   * account by `dueAt`. Faults by field; refuses QUOTE_UNKNOWN, QUOTE_OF_OTHERS, QUOTE_EXPIRED, ALREADY_REFUNDED, TOO_SMALL_FOR_BANK, BANKS_SILENT,
   * TOO_MANY_ACCOUNTS.
   */
  create(userId: string, body: RequestBody): Promise<RefundRequest>
  /**
   * Tickets that an order was paid with go back by their quote, in the transaction in which its own come out: the order has what it
   * was paid with, and their owner's wallet what is left. Again is harmless.
   */
  exchange(trx: Trx, exchange: Exchange): Promise<void>
  /** The refunds of an order, newest first. */
  ofOrder(orderId: string, userId: string): Promise<RefundRequest[]>
  /** Whether the owner is told before the penalty rises. Refuses NOT_ISSUED_YET. */
  remind(wish: {
    readonly orderId: string
    readonly userId: string
    readonly isOn: boolean
  }): Promise<Reminder>
  reminderOf(orderId: string): Promise<Reminder>
  statistics(): Promise<RefundStatistics>
  /** From now on the tickets a waiver covers go back whole. Calls on nobody: what was refunded before stays as it was. */
  waive(trx: Trx, waiver: DeclaredWaiver): Promise<void>
  /** Whose refunds these are, by id; for the proof that travellers' money is there. */
  ownersOf(refundIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /**
   * How far what was given back of these orders is, by order: `pending` until accounts have it, `failed` when a bank would not have
   * a part of it and the wallet got that. Orders of which nothing was given back are left out.
   */
  statesOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, RefundStatus>>
  /** What was given back of these orders, part by part; orders of which nothing was are left out. */
  givenBackOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly GivenBack[]>>
  /** The tracking numbers of these refunds, by id. */
  numbersOf(refundIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The work of the jobs, each harmless when done again; tests and the desk may call them by hand. */
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
    exchange: (trx, asked) => exchange(room, trx, asked),
    async ofOrder(orderId, userId) {
      await room.orders.ofUser(orderId, userId)
      return requestsView(database, await requestsOf(database, orderId))
    },
    remind: (wish) => remind(room, wish),
    reminderOf: (orderId) => reminderOf(database, orderId),
    statistics: () => statistics(room),
    waive: (trx, waiver) => declare(trx, waiver, clock.now()),
    givenBackOf: (orderIds) => givenBackOf(database, orderIds),
    statesOf: (orderIds) => refundStatusesOf(database, orderIds),
    ownersOf: (refundIds) => told(database, refundIds, 'user_id'),
    numbersOf: (refundIds) => told(database, refundIds, 'tracking_number'),
    work,
  }
}

/** One fact of some refunds, by their ids; unknown ones are left out. */
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
