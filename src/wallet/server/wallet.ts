import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { one } from '#database/database.ts'
import { type Rial, rial } from '#money/rial.ts'
import type { House } from '#server/house.ts'
import type { FlowPage } from '#wallet/calls.ts'
import type { Entry } from '#wallet/ledger.ts'
import { flowsOf, moneyOf, type OrderMoney } from '#wallet/server/flows.ts'
import { isPosted, post } from '#wallet/server/post.ts'

/** The door of the wallet: the ledger, and what a traveller may see of it. */
export interface Wallet {
  /**
   * Writes an entry in the caller's transaction. True when it was written now, false when its key was written before.
   * Refuses INSUFFICIENT_BALANCE when a wallet or a prepayment would fall below zero; postings that do not sum to nothing are a bug.
   */
  post(trx: Trx, entry: Entry): Promise<boolean>
  /** The kind under which a deed was written, if it was. */
  isPosted(trx: Trx, key: string): Promise<Entry['kind'] | undefined>
  /** In rial; zero for who never had anything. */
  balanceOf(userId: string): Promise<Rial>
  /** The movements of a user's wallet, newest first; pages count from 1. */
  flowsOf(userId: string, page: { readonly page: number; readonly take: number }): Promise<FlowPage>
  /** What an order's owner paid and got back, oldest first. */
  moneyOf(orderId: string): Promise<readonly OrderMoney[]>
}

export function openWallet({ database, clock }: Pick<House, 'database' | 'clock'>): Wallet {
  return {
    post: (trx, entry) => post(trx, entry, clock.now()),
    isPosted,
    balanceOf: (userId) => balanceOf(database, userId),
    flowsOf: (userId, page) => flowsOf(database, userId, page),
    moneyOf: (orderId) => moneyOf(database, orderId),
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
