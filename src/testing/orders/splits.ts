import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import { due, type Order } from '#orders/order.ts'
import { orderFaults } from '#orders/server/invariants.ts'
import { equalShares } from '#orders/split.ts'
import type { SplitView } from '#orders/split-calls.ts'
import type { Market } from '#testing/orders/market.ts'
import { bookFaults, openPrepayments, openShares } from '#wallet/server/books.ts'

export interface SharePaid {
  /** of the order */
  readonly ownerId: string
  readonly attemptId?: string
  /** whose wallet has it where it does not go back to the card; the order's owner by default */
  readonly userId?: string
}

export function split(market: Market, order: Order, many: number): Promise<SplitView> {
  const shares = equalShares(due(order), many).map((amount, place) => ({
    label: `همسفر ${place + 1}`,
    amount,
  }))
  const { orderId, ownerId: userId } = order
  return market.orders.splits.make({ orderId, userId, host: 'نگار', shares, once: randomUUID() })
}

/** The bank took a share: as the capture of its attempt tells the orders room. */
export function payShare(
  { house, orders }: Market,
  share: SplitView['shares'][number] | undefined,
  { ownerId, attemptId = randomUUID(), userId = ownerId }: SharePaid,
): Promise<'paid' | 'held' | 'returning'> {
  assert.ok(share)
  const { shareId, amount } = share
  return house.database
    .transaction()
    .execute((trx) =>
      orders.splits.captured(trx, { attemptId, shareId, gatewayId: 1, amount: rial(amount), userId }),
    )
}

/** By the ledger: what the gateway owes us, and what is held of shares; rial. */
export async function held({ house }: Market): Promise<{ gateway: number; shares: number }> {
  const rows = await all(
    house.database,
    sql<{ class: string; balance: number }>`
      select class, sum(balance)::bigint as balance from wallet.account group by class`,
  )
  const of = (name: string) => rows.find((row) => row.class === name)?.balance ?? 0
  return { gateway: 0 - of('gateway-clearing'), shares: of('shares-held') }
}

/** All but what the clock alone breaks: orders of other tests may wait. */
export async function asItShouldBe({ house: { database, clock } }: Market): Promise<void> {
  const now = clock.now().subtract({ hours: 24 })
  assert.deepEqual(await bookFaults(database), [])
  const [prepaid, shares] = [await openPrepayments(database), await openShares(database)]
  assert.deepEqual(await orderFaults(database, { now, prepaid, shares }), [])
}
