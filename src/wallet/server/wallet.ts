import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { one } from '#database/database.ts'
import { type Rial, rial } from '#money/rial.ts'
import type { House } from '#server/house.ts'
import type { Flow, FlowFilter, FlowPage, Proof, Share } from '#wallet/calls.ts'
import { dayOf } from '#wallet/days.ts'
import type { Explanation } from '#wallet/explained.ts'
import type { Entry } from '#wallet/ledger.ts'
import { explain, report } from '#wallet/server/explain.ts'
import { everyFlow, flowOf, flowsOf, ordersIn } from '#wallet/server/flows.ts'
import { moneyOf, type OrderMoney } from '#wallet/server/order-money.ts'
import { type OwedOfOrder, owedToSuppliers } from '#wallet/server/owed-to-suppliers.ts'
import { isPosted, post } from '#wallet/server/post.ts'
import { proofKey } from '#wallet/server/proof/key.ts'
import { publish } from '#wallet/server/proof/publish.ts'
import { publishedProofs, shareOf } from '#wallet/server/proof/read.ts'
import { enterBalance, type StatedBalance } from '#wallet/server/proof/stated.ts'
import { refuse } from '#wallet/server/refusals.ts'
import { alone, type RoomLinks } from '#wallet/server/room-links.ts'
import { netSuppliers, type Settlement, settlementEntry } from '#wallet/server/settle.ts'

/** The door of the wallet: the ledger, and what a traveller may see of it. */
export interface Wallet {
  /**
   * Writes an entry in the caller's transaction. True when it was written now, false when its key was written before.
   * Refuses INSUFFICIENT_BALANCE when a wallet, a prepayment or a refund that is due would fall below zero; postings
   * that do not sum to nothing are a bug.
   */
  post(trx: Trx, entry: Entry): Promise<boolean>
  /** The kind under which a deed was written, if it was. */
  isPosted(trx: Trx, key: string): Promise<Entry['kind'] | undefined>
  /** In rial; zero for who never had anything. As the transaction sees it, if one is handed in. */
  balanceOf(userId: string, trx?: Trx): Promise<Rial>
  /** §7: the balance and what it lacks for a price, zero when it is enough; in rial. */
  difference(userId: string, price: number): Promise<{ balance: Rial; difference: Rial }>
  /** The movements of a user's wallet that a filter leaves, newest first; pages count from 1. */
  flowsOf(userId: string, asked: FlowFilter & { page: number; take: number }): Promise<FlowPage>
  /** One of them; refuses FLOW_NOT_FOUND, another's included. */
  flow(userId: string, id: number): Promise<Flow>
  /** All of them, as they are read. */
  everyFlow(userId: string, filter: FlowFilter): AsyncIterable<Flow>
  /** The orders that stand in a user's movements, the latest first. */
  ordersIn(userId: string): Promise<readonly { readonly orderId: string; readonly number: string }[]>
  /** What an order's owner paid and got back, oldest first. */
  moneyOf(orderId: string): Promise<readonly OrderMoney[]>
  /** A gateway's money came to our bank account, or ours went to who pays refunds out. True when written now. */
  settled(trx: Trx, settlement: Settlement): Promise<boolean>
  /** What the books owe of each order to whoever sold it to us, in rial. */
  owedToSuppliers(): Promise<readonly OwedOfOrder[]>
  /** What the clearing accounts held at the end of a day of Tehran, and what it is made of. */
  explain(day: Temporal.PlainDate): Promise<readonly Explanation[]>
  /** The proofs of the last thirty days that had one, newest first. */
  proofs(): Promise<Proof[]>
  /** The bank's word on what our account held on a day, shown beside what we owe. Refuses DAY_AHEAD, BELOW_NOTHING. */
  enterBalance(stated: StatedBalance): Promise<void>
  /** A user's own part of a day's proof, by default the latest; nothing for who was owed nothing then. */
  shareOf(userId: string, day?: string): Promise<Share | undefined>
  /** The work of the job: yesterday's report, suppliers netted, today's proof; each once a day. */
  readonly work: { closeDay(): Promise<void> }
}

/** Opens the ledger. `neighbours` say whose the orders and refunds are that stand in it, and name them. */
export function openWallet(house: House, neighbours: RoomLinks = alone): Wallet {
  const { database, clock, jobs, settings } = house
  const books = { database, neighbours }
  const write = (trx: Trx, entry: Entry) => post(trx, entry, clock.now())
  async function closeDay(): Promise<void> {
    const today = dayOf(clock.now())
    await report(house, today.subtract({ days: 1 }))
    await netSuppliers(database, today, write)
    await publish({ ...house, neighbours, key: proofKey(settings.secrets.proof) }, today)
  }
  jobs.every('wallet.close-day', '*/5 * * * *', closeDay)
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
    settled: (trx, settlement) => write(trx, settlementEntry(settlement)),
    owedToSuppliers: () => owedToSuppliers(database),
    explain: (day) => explain(database, day),
    proofs: () => publishedProofs(database),
    enterBalance: (stated) => enterBalance(database, stated, clock.now()),
    shareOf: (userId, day) => shareOf(database, userId, day),
    work: { closeDay },
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
