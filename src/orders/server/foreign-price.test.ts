import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { foreignWords } from '#orders/foreign-words.ts'
import { receiptOf } from '#orders/receipt.ts'
import { type Market, openMarket } from '#testing/orders/market.ts'

let t: Market
before(async () => {
  t = await openMarket()
})
after(() => t[Symbol.asyncDispose]())

const dollar = {
  currency: 'USD',
  rialAUnit: 1_000_000,
  setOn: '2026-11-20',
  source: 'بازار آزاد تهران',
} as const
const later = { ...dollar, rialAUnit: 1_200_000, setOn: '2026-11-21' } as const

test('tickets listed at one rate are one sum, and one at another rate stands beside it', async () => {
  const foreign = [
    { ...dollar, part: 0, minor: 11_050 },
    { ...later, part: 1, minor: 20_000 },
    { ...dollar, part: 2, minor: 3000 },
  ]
  const { orderId, ownerId } = await t.buy({ foreign })
  assert.deepEqual(await t.orders.foreignPricesOf(orderId), [
    { ...dollar, minor: 14_050 },
    { ...later, minor: 20_000 },
  ])
  const { order } = await t.orders.approve(orderId, ownerId)
  await t.pay(order)
  const details = await t.orders.detailsOf(ownerId, orderId)
  const lines = receiptOf(details)?.details.filter(({ label }) => label === 'بهای ارزی') ?? []
  assert.deepEqual(
    lines.map(({ value }) => value.replaceAll(/[\u2066\u2069]/g, '')),
    [
      '140.50 دلار، هر دلار 1,000,000 ریال، جمعه ۲۹ آبان ۱۴۰۵، بازار آزاد تهران',
      '200 دلار، هر دلار 1,200,000 ریال، شنبه ۳۰ آبان ۱۴۰۵، بازار آزاد تهران',
    ],
  )
  assert.equal(foreignWords({ ...later, minor: 20_000 }).rate, lines[1]?.value.split('دلار، ')[1])
})

test('a seller’s new price stands by the order’s rate, and no other rate can be written', async () => {
  const { orderId } = await t.buy({ foreign: [{ ...dollar, part: 1, minor: 10_000 }] })
  const taken = (minor: number) =>
    t.house.database.transaction().execute((trx) =>
      t.orders.foreignPricesTaken(trx, orderId, [
        { part: 1, minor },
        { part: 0, minor: 5 },
      ]),
    )
  await taken(12_000)
  await taken(12_000)
  assert.deepEqual(await t.orders.foreignPricesOf(orderId), [{ ...dollar, minor: 12_000 }])
  const rows = sql<{
    minor: number
  }>`select minor from orders.foreign_price where order_id = ${orderId} order by id`
  assert.deepEqual(
    (await rows.execute(t.house.database)).rows.map(({ minor }) => minor),
    [10_000, 12_000],
    'what was agreed to before stays written',
  )
  for (const { rialAUnit, setOn } of [later, { ...dollar, setOn: '2026-11-21' }])
    await assert.rejects(
      sql`insert into orders.foreign_price (order_id, part, currency, minor, rial_a_unit, set_on, source)
        values (${orderId}, 1, 'USD', 9000, ${rialAUnit}, ${setOn}, ${dollar.source})`.execute(
        t.house.database,
      ),
      /keeps the rate it was sold by/,
    )
})

test('what was in rial has none', async () => {
  const { orderId, ownerId } = await t.buy()
  assert.deepEqual(await t.orders.foreignPricesOf(orderId), [])
  assert.deepEqual((await t.orders.detailsOf(ownerId, orderId)).foreignPrices, [])
})
