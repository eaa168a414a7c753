import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { orderFaults } from '#orders/server/invariants.ts'
import { type Market, openMarket } from '#testing/orders/market.ts'
import { openPrepayments } from '#wallet/server/books.ts'

async function laws({ house }: Market): Promise<readonly string[]> {
  const prepaid = await openPrepayments(house.database)
  const faults = await orderFaults(house.database, { now: house.clock.now(), prepaid })
  return faults.map((fault) => fault.law).toSorted()
}

async function tamper({ house }: Market, statement: string): Promise<void> {
  await house.database.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql.raw(statement).execute(trx)
  })
}

test('a market in which all went well has no faults', async () => {
  await using market = await openMarket()
  const [issued, paid] = [await market.bought(), await market.bought()]
  await market.pay(issued)
  await market.orders.work.issue(issued.orderId)
  await market.pay(paid)
  await market.buy()
  assert.deepEqual(await laws(market), [])
})

test('what nobody may do is noticed if it was done all the same', async (t) => {
  const tried = async (statement: string, expected: readonly string[]) =>
    t.test(expected.join(', '), async () => {
      await using market = await openMarket()
      await market.pay(await market.bought())
      await tamper(market, statement)
      assert.deepEqual(await laws(market), expected)
    })
  await tried(`delete from orders.history where status = 'approved'`, ['history-is-a-path'])
  await tried(`delete from orders.history where status = 'paid'`, ['history-ends-where-it-stands'])
  await tried('update orders.capture set amount = 1, of_amount = 1', ['paid-in-parts-that-make-its-total'])
  await tried('update orders.capture set of_amount = of_amount + 1', ['captures-make-their-attempt'])
  await tried('update orders."order" set discount = 1000', [
    'discount-has-its-use',
    'paid-in-parts-that-make-its-total',
  ])
  await tried(`update wallet.account set balance = 5 where class = 'prepayment'`, [
    'prepayment-is-what-is-not-yet-issued',
  ])
})

test('a hold and a payment that nobody looks after are noticed', async () => {
  await using market = await openMarket()
  await market.pay(await market.bought())
  await market.buy()
  market.house.clock.advance({ minutes: 18 })
  assert.deepEqual(await laws(market), ['no-hold-outlives-its-time', 'paid-is-settled-in-time'])
})

test('a trip of two owners, of two holds, or paid by halves is noticed', async (t) => {
  const tried = async (statement: string, expected: readonly string[]) =>
    t.test(expected.join(', '), async () => {
      await using market = await openMarket()
      const one = await market.bought()
      const orderIds = [one, await market.bought(one.ownerId)].map(({ orderId }) => orderId)
      await market.orders.trips.make({ userId: one.ownerId, orderIds, isWhole: true, once: 'once' })
      assert.deepEqual(await laws(market), [])
      await tamper(market, statement)
      assert.deepEqual(await laws(market), expected)
    })
  await tried('update orders.trip set owner_id = gen_random_uuid()', [
    'trip-is-its-owners',
    'trip-is-its-owners',
  ])
  await tried(
    `update orders."order" set hold_expires_at = hold_expires_at + interval '1 minute'
      where id = (select min(id::text)::uuid from orders."order")`,
    ['trip-ends-with-its-first-hold'],
  )
  await tried(
    `update orders."order" set status = 'issued', reference = 'R', paid_at = now(), wallet_part = total
      where id = (select min(id::text)::uuid from orders."order")`,
    ['history-ends-where-it-stands', 'whole-is-paid-together'],
  )
})
