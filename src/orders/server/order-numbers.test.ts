import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { isOrderNumber } from '#orders/order-number.ts'
import { openOrderNumbers } from '#orders/server/order-numbers.ts'
import { openMarket } from '#testing/orders/market.ts'

const ours = openOrderNumbers({
  secrets: { token: '', pepper: '', push: '', proof: '', vault: 'ours'.repeat(8) },
})
const theirs = openOrderNumbers({
  secrets: { token: '', pepper: '', push: '', proof: '', vault: 'other'.repeat(8) },
})
const serial = fc.integer({ min: 1, max: 89_999_999 })

test('every number is nine digits and proves itself, and the same serial has the same one', () => {
  fc.assert(fc.property(serial, (n) => isOrderNumber(ours(n)) && ours(n) === ours(n)))
})

test('no two orders share a number', () => {
  const numbers = new Set(Array.from({ length: 50_000 }, (_, n) => ours(n + 1)))
  assert.equal(numbers.size, 50_000)
  fc.assert(fc.property(serial, serial, (a, b) => a === b || ours(a) !== ours(b)))
})

test('who runs a house of his own learns none of our numbers by it', () => {
  const alike = Array.from({ length: 2000 }, (_, n) => n + 1).filter((n) => ours(n) === theirs(n))
  assert.deepEqual(alike, [])
})

test('two numbers in a row tell nothing of the third', () => {
  const steps = Array.from({ length: 2000 }, (_, n) => Number(ours(n + 2)) - Number(ours(n + 1)))
  assert.equal(new Set(steps).size, steps.length)
})

test('an order from before keeps its number, and whoever would have had the same one has the next', async () => {
  await using market = await openMarket()
  const before = await market.buy()
  const mine = openOrderNumbers(market.house.settings)
  const { rows } = await sql<{ serial: string }>`select serial from orders."order"`.execute(
    market.house.database,
  )
  const next = Number(rows[0]?.serial) + 1
  await sql`insert into orders."order" (id, serial, number, owner_id, once, product, item, channel, total, contact_phone,
      passenger_count, created_at, hold_expires_at, terms)
    select ${randomUUID()}, 80000000, ${mine(next)}, owner_id, 'before', product, item, channel, total, contact_phone,
      passenger_count, created_at, hold_expires_at, terms from orders."order"`.execute(market.house.database)
  const after = await market.buy()
  assert.deepEqual([before.orderNumber, after.orderNumber], [mine(next - 1), mine(next + 1)])
})
