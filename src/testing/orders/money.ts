import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { negative, type Rial } from '#money/rial.ts'
import { orderFaults } from '#orders/server/invariants.ts'
import type { Market } from '#testing/orders/market.ts'
import { bookFaults, openPrepayments } from '#wallet/server/books.ts'

export async function fill(
  { house, wallet }: Pick<Market, 'house' | 'wallet'>,
  userId: string,
  amount: Rial,
): Promise<void> {
  await house.database.transaction().execute((trx) =>
    wallet.post(trx, {
      key: `fill ${randomUUID()}`,
      kind: 'topped-up',
      memo: 'top-up',
      postings: [
        { account: { class: 'gateway-clearing', gatewayId: 1 }, amount: negative(amount) },
        { account: { class: 'traveller-wallet', userId }, amount },
      ],
    }),
  )
}

/** All invariants of books and orders; time-based ones at `now`. */
export async function asItShouldBe({ house }: Pick<Market, 'house'>, now = house.clock.now()): Promise<void> {
  const { database } = house
  assert.deepEqual(await bookFaults(database), [])
  const prepaid = await openPrepayments(database)
  assert.deepEqual(await orderFaults(database, { now, prepaid }), [])
}
