import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { one } from '#database/database.ts'
import { type Rial, rial } from '#money/rial.ts'
import type { House } from '#server/house.ts'
import type { Flow, FlowFilter, FlowPage, Proof, Share } from '#wallet/calls.ts'
import { dayOf, entriesUnderWay } from '#wallet/days.ts'
import type { Explanation } from '#wallet/explained.ts'
import type { Entry } from '#wallet/ledger.ts'
import { explain, report } from '#wallet/server/explain.ts'
import { everyFlow, flowOf, flowsOf, ordersIn } from '#wallet/server/flows.ts'
import { type Invoices, numberInvoices, openInvoices } from '#wallet/server/invoices.ts'
import { type LedgerPages, openLedgerPages } from '#wallet/server/ledger-pages.ts'
import { moneyOf, type OrderMoney } from '#wallet/server/order-money.ts'
import { type OrderEntry, postingsOf } from '#wallet/server/order-postings.ts'
import { openOwedNow } from '#wallet/server/owed-now.ts'
import {
  boughtBetween,
  countOwed,
  type OwedOfOrder,
  owedToSuppliers,
} from '#wallet/server/owed-to-suppliers.ts'
import { type SupplierPayment, supplierPaidEntry } from '#wallet/server/pay-supplier.ts'
import { isPosted, post } from '#wallet/server/post.ts'
import { proofKey } from '#wallet/server/proof/key.ts'
import { publish } from '#wallet/server/proof/publish.ts'
import { publishedProofs, shareOf } from '#wallet/server/proof/read.ts'
import { enterBalance, type StatedBalance } from '#wallet/server/proof/stated.ts'
import { openReceivables, type Receivables } from '#wallet/server/receivables.ts'
import { refuse } from '#wallet/server/refusals.ts'
import { alone, type RoomLinks } from '#wallet/server/room-links.ts'
import { netSuppliers, type Settlement, settledAmong, settlementEntry } from '#wallet/server/settle.ts'

export interface Wallet {
  /** In the caller's transaction; false if its key was written before.
   * Refuses INSUFFICIENT_BALANCE; throws for unbalanced postings. */
  post(trx: Trx, entry: Entry): Promise<boolean>
  isPosted(trx: Trx, key: string): Promise<Entry['kind'] | undefined>
  /** Rial; 0 for unknown users. */
  balanceOf(userId: string, trx?: Trx): Promise<Rial>
  /** §7: balance, and what it lacks for a price; rial. */
  difference(userId: string, price: number): Promise<{ balance: Rial; difference: Rial }>
  flowsOf(userId: string, asked: FlowFilter & { page: number; take: number }): Promise<FlowPage>
  flow(userId: string, id: number): Promise<Flow>
  everyFlow(userId: string, filter: FlowFilter): AsyncIterable<Flow>
  ordersIn(userId: string): Promise<readonly { readonly orderId: string; readonly number: string }[]>
  moneyOf(orderId: string): Promise<readonly OrderMoney[]>
  /** Every entry of this order with all its postings, the oldest first. */
  postingsOf(orderId: string): Promise<readonly OrderEntry[]>
  /** A gateway's transfer to us, or ours to the payout provider. True when written now. */
  settled(trx: Trx, settlement: Settlement): Promise<boolean>
  /** Which of a gateway's transactions were settled before. */
  settledAmong(trx: Trx, gatewayId: number, references: readonly string[]): Promise<readonly string[]>
  owedToSuppliers(trx?: Trx): Promise<readonly OwedOfOrder[]>
  /** The same, in no order, for who looks often. */
  owedNow(): Promise<readonly OwedOfOrder[]>
  /** Out of our account; each order of a payout once. */
  paySupplier(trx: Trx, payment: SupplierPayment): Promise<boolean>
  /** Suppliers' parts of orders issued in that time; rial. */
  boughtBetween(span: Parameters<typeof boughtBetween>[1]): Promise<readonly OwedOfOrder[]>
  /** Clearing accounts at the end of a day in Tehran, by item. */
  explain(day: Temporal.PlainDate): Promise<readonly Explanation[]>
  proofs(): Promise<Proof[]>
  /** The bank's stated balance for a day, published beside what we owe. Refuses DAY_AHEAD, BELOW_NOTHING. */
  enterBalance(stated: StatedBalance, trx?: Trx): Promise<void>
  /** A user's leaf, by default of the latest day; undefined when nothing was owed. */
  shareOf(userId: string, day?: string): Promise<Share | undefined>
  /** Sales and returns by their numbers. */
  readonly invoices: Invoices
  readonly receivables: Receivables
  /** As the house's own people read it. */
  readonly ledger: LedgerPages
  readonly work: { closeDay(): Promise<void>; numberInvoices(): Promise<number> }
}

export function openWallet(house: House, neighbours: RoomLinks = alone): Wallet {
  const { database, clock, jobs, settings } = house
  const books = { database, neighbours }
  const write = (trx: Trx, entry: Entry) => post(trx, entry, clock.now())
  async function closeDay(): Promise<void> {
    const today = dayOf(clock.now())
    // what is read since is built on what was counted
    const ended = dayOf(clock.now().subtract(entriesUnderWay)).subtract({ days: 1 })
    await report(house, ended)
    await countOwed(database, ended)
    await netSuppliers(database, today, write)
    await publish({ ...house, neighbours, key: proofKey(settings.secrets.proof) }, today)
  }
  jobs.every('wallet.close-day', '*/5 * * * *', closeDay)
  const number = () => database.transaction().execute(numberInvoices)
  jobs.every('wallet.number-invoices', '* * * * *', async () => void (await number()))
  return {
    post: write,
    isPosted,
    balanceOf: (userId, trx = database) => balanceOf(trx, userId),
    difference: async (userId, price) => {
      const balance = await balanceOf(database, userId)
      return { balance, difference: rial(Math.max(0, price - balance)) }
    },
    flowsOf: (userId, asked) => flowsOf(books, userId, asked),
    async flow(userId, id) {
      const flow = await flowOf(books, userId, id)
      if (flow === undefined) throw refuse('FLOW_NOT_FOUND')
      return flow
    },
    everyFlow: (userId, filter) => everyFlow(books, userId, filter),
    ordersIn: (userId) => ordersIn(books, userId),
    moneyOf: (orderId) => moneyOf(database, orderId),
    postingsOf: (orderId) => postingsOf(database, orderId),
    settled: (trx, settlement) => write(trx, settlementEntry(settlement)),
    settledAmong,
    owedToSuppliers: (trx = database) => owedToSuppliers(trx),
    owedNow: openOwedNow(house),
    paySupplier: (trx, payment) => write(trx, supplierPaidEntry(payment)),
    boughtBetween: (span) => boughtBetween(database, span),
    explain: (day) => explain(database, day),
    proofs: () => publishedProofs(database),
    enterBalance: (stated, trx = database) => enterBalance(trx, stated, clock.now()),
    shareOf: (userId, day) => shareOf(database, userId, day),
    ledger: openLedgerPages(database),
    invoices: openInvoices(database),
    receivables: openReceivables(database),
    work: { closeDay, numberInvoices: number },
  }
}

async function balanceOf(trx: Trx, userId: string): Promise<Rial> {
  const { balance } = await one(
    trx,
    sql<{ balance: number }>`
      select coalesce((select balance from wallet.account where class = 'traveller-wallet' and owner = ${userId}), 0)::bigint as balance`,
  )
  return rial(balance)
}
