import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Market, openMarket, price } from '#testing/orders/market.ts'
import { sellsBy } from '#testing/orders/seats.ts'

const minutes = (market: Market, count: number) => market.house.clock.advance({ minutes: count, seconds: 1 })

test('seats that were taken while their order ended are not kept', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const seats = sellsBy(market.house, market.hall)
  market.orders.sell({
    ...seats,
    async hold(wish) {
      const held = await seats.hold(wish)
      await market.orders.cancel(wish.orderId, ownerId)
      await sql`insert into public.seat (order_id) values (${wish.orderId})`.execute(market.house.database)
      await sql`update public.hall set taken = taken + 1`.execute(market.house.database)
      return held
    },
  })
  await assert.rejects(market.buy({ ownerId }), { code: 'ORDER_ENDED' })
  assert.deepEqual(await market.seats(), { free: 20, held: 0, issued: 0 })
})

test('seats that a dead process took for an ended order are found by the sweep', async () => {
  await using market = await openMarket()
  const order = await market.buy()
  await market.orders.cancel(order.orderId, order.ownerId)
  await sql`insert into public.seat (order_id) values (${order.orderId})`.execute(market.house.database)
  await sql`update public.hall set taken = taken + 1`.execute(market.house.database)
  minutes(market, 16)
  await market.orders.work.sweep()
  assert.deepEqual(await market.seats(), { free: 20, held: 0, issued: 0 })
})

test('one order whose seats cannot be given back does not keep the others', async () => {
  await using market = await openMarket()
  const [poisoned, other] = [await market.bought(), await market.bought()]
  const seats = sellsBy(market.house, market.hall)
  market.orders.sell({
    ...seats,
    release: (trx, orderId) =>
      orderId === poisoned.orderId ? Promise.reject(new Error('jammed')) : seats.release(trx, orderId),
  })
  minutes(market, 15)
  await market.orders.work.sweep()
  assert.equal(await market.status(other), 'expired')
  assert.equal(await market.status(poisoned), 'approved', 'an end without its seats is no end')
  market.orders.sell(seats)
  await market.orders.work.sweep()
  assert.equal(await market.status(poisoned), 'expired')
})

test('a paid order whose job was lost is asked for again by the sweep', async () => {
  await using market = await openMarket(20, 'running')
  market.hall.answer = () => ({ kind: 'later', afterSeconds: 3000 })
  const order = await market.bought()
  await market.pay(order)
  await until(async () => (await market.status(order)) === 'issuing')
  market.hall.answer = () => ({ kind: 'failed', reason: 'declined' })
  minutes(market, 17)
  await market.orders.work.sweep()
  await until(async () => (await market.status(order)) === 'failed')
  assert.equal(await market.wallet.balanceOf(order.ownerId), price)
})

async function until(is: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1200 && !(await is()); tries++) await sleep(50)
  assert.ok(await is())
}
