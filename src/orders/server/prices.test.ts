import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import { type Notice, openBus } from '#server/bus.ts'
import { type Market, openMarket, price } from '#testing/orders/market.ts'

const dearer = rial(30_634_000)
const cheaper = rial(27_744_000)

const heldAt = async ({ house }: Market, { orderId }: Order) =>
  (
    await one(
      house.database,
      sql<{ price: number | null }>`select price from public.seat where order_id = ${orderId}`,
    )
  ).price

test('a price that stays is approved without a word', async () => {
  await using market = await openMarket()
  const order = await market.buy()
  const { order: approved, priceChange } = await market.orders.approve(order.orderId, order.ownerId)
  assert.deepEqual([approved.status, approved.total, priceChange], ['approved', price, null])
})

test('a dearer price waits for the traveller’s word, as long as the seats do', async () => {
  await using market = await openMarket()
  const { orders } = market
  const order = await market.buy()
  market.hall.asks = dearer
  const asked = await orders.approve(order.orderId, order.ownerId)
  assert.equal(asked.order.status, 'submitted')
  assert.deepEqual(asked.priceChange, {
    old: price,
    new: dearer,
    difference: 1_734_000,
    by: 'airline',
    until: order.holdExpiresAt,
  })
  assert.deepEqual(await orders.priceChangeOf(order.orderId, order.ownerId), asked.priceChange)
  await assert.rejects(orders.payable(order.orderId, order.ownerId), { code: 'NOT_APPROVED' })
  const agreed = await orders.approve(order.orderId, order.ownerId, { agreedTotal: dearer })
  assert.deepEqual(
    [agreed.order.status, agreed.order.total, agreed.priceChange?.until],
    ['approved', dearer, null],
  )
  assert.equal((await orders.payable(order.orderId, order.ownerId)).amount, dearer)
  assert.equal(await heldAt(market, order), dearer)
})

test('whoever has the order open is told of a dearer price, and of none that is not kept', async () => {
  await using market = await openMarket()
  const { orders, house } = market
  await using bus = await openBus(house.settings.databaseUrl ?? '', house.log)
  const heard: Notice[] = []
  bus.on((notice) => void heard.push(notice))
  const order = await market.buy()
  market.hall.asks = dearer
  await orders.approve(order.orderId, order.ownerId)
  await orders.approve(order.orderId, order.ownerId, { agreedTotal: dearer })
  while (!heard.some((one) => one.topic === 'order' && one.status === 'approved')) await sleep(5)
  assert.deepEqual(
    heard.filter(({ topic }) => topic === 'price'),
    [{ topic: 'price', orderId: order.orderId }],
  )
})

test('a traveller who declines a dearer price gives the seats back and pays nothing', async () => {
  await using market = await openMarket()
  const order = await market.buy()
  market.hall.asks = dearer
  await market.orders.approve(order.orderId, order.ownerId)
  await market.orders.cancel(order.orderId, order.ownerId)
  assert.deepEqual(await market.seats(), { free: 20, held: 0, issued: 0 })
  assert.equal((await market.orders.order(order.orderId))?.total, price)
})

test('a price that rises again is asked again, and one that falls back is approved', async () => {
  await using market = await openMarket()
  const { orders } = market
  const order = await market.buy()
  const { orderId, ownerId } = order
  market.hall.asks = dearer
  await orders.approve(orderId, ownerId)
  market.hall.asks = rial(dearer + 1000)
  const again = await orders.approve(orderId, ownerId, { agreedTotal: dearer })
  assert.deepEqual([again.order.status, again.priceChange?.new], ['submitted', dearer + 1000])
  delete market.hall.asks
  const fallen = await orders.approve(orderId, ownerId)
  assert.deepEqual([fallen.order.status, fallen.order.total, fallen.priceChange], ['approved', price, null])
  assert.equal(await orders.priceChangeOf(orderId, ownerId), null)
})

test('a cheaper price is the traveller’s at once, and he is told', async () => {
  await using market = await openMarket()
  const order = await market.buy()
  market.hall.asks = cheaper
  const { order: approved, priceChange } = await market.orders.approve(order.orderId, order.ownerId)
  assert.deepEqual([approved.status, approved.total], ['approved', cheaper])
  assert.deepEqual([priceChange?.difference, priceChange?.until], [-1_156_000, null])
  assert.equal(await market.pay(approved), 'paid')
})

test('twenty who agree at once agree once', async () => {
  await using market = await openMarket()
  const order = await market.buy()
  market.hall.asks = cheaper
  const told = await Promise.all(
    Array.from({ length: 20 }, () => market.orders.approve(order.orderId, order.ownerId)),
  )
  assert.deepEqual(
    new Set(told.map((one) => `${one.order.status} ${one.order.total} ${one.priceChange?.new}`)),
    new Set([`approved ${cheaper} ${cheaper}`]),
  )
  const { changes } = await one(
    market.house.database,
    sql<{ changes: number }>`select count(*) as changes from orders.price_change`,
  )
  assert.equal(changes, 1)
})

test('a total that changes without an agreement is refused by the database', async () => {
  await using market = await openMarket()
  const order = await market.buy()
  market.hall.asks = dearer
  await market.orders.approve(order.orderId, order.ownerId)
  const attack = (statement: string) => sql.raw(statement).execute(market.house.database)
  await assert.rejects(attack(`update orders."order" set total = ${dearer}`), /without an agreement/)
  await market.orders.approve(order.orderId, order.ownerId, { agreedTotal: dearer })
  await assert.rejects(attack(`update orders."order" set total = ${price}`), /without an agreement/)
  await assert.rejects(attack('update orders.price_change set becomes = 5'), /facts/)
  await assert.rejects(attack('delete from orders.price_change'), /facts/)
})
