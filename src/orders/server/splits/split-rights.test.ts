import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { rial } from '#money/rial.ts'
import { equalShares } from '#orders/split.ts'
import { type Market, openMarket, price } from '#testing/orders/market.ts'
import { asItShouldBe, payShare, split } from '#testing/orders/splits.ts'

let market: Market

before(async () => {
  market = await openMarket()
})
after(() => market[Symbol.asyncDispose]())

async function splitIn(many: number) {
  const order = await market.bought()
  return { order, view: await split(market, order, many) }
}

test('a link shows what is bought and who has paid, and of people their first names alone', async () => {
  const { order, view } = await splitIn(2)
  const token = view.shares[0]?.address.split('/').at(-1) ?? ''
  const link = `GET /api/orders/Share/ByLink/${token}` as const
  const seen = await market.ask(undefined, link)
  assert.equal(seen.status, 200)
  const text = JSON.stringify(seen.body)
  for (const secret of ['0013542419', '09121234567', '1994', 'AHMADI', 'احمدی', order.ownerId])
    assert.ok(!text.includes(secret), secret)
  for (const told of ['سارا', 'مشهد', '2026-12-03T06:15', 'نگار', 'همسفر 2'])
    assert.ok(text.includes(told), told)
  assert.notEqual((await market.orders.splits.ofOrder(order.orderId, order.ownerId)).shares[0]?.seenAt, null)
  market.house.clock.advance({ minutes: 16 })
  const over = await market.ask(undefined, link)
  assert.ok(!JSON.stringify(over.body).includes('سارا'))
  await market.orders.splits.renewLink(view.shares[0]?.shareId ?? '', order.ownerId)
  assert.equal((await market.ask(undefined, link)).status, 404)
  await market.orders.work.expire(order.orderId)
})

test('a stranger neither sees nor touches another’s shares', async () => {
  const { order, view } = await splitIn(2)
  const stranger = randomUUID()
  const [{ shareId } = { shareId: '' }] = view.shares
  const { orderId } = order
  for (const [line, body] of [
    [`GET /api/orders/Split/ByOrder/${orderId}`, undefined],
    ['POST /api/orders/Split/Close', { orderId }],
    ['POST /api/orders/Split/RenewLink', { shareId }],
    ['POST /api/orders/Split/PayFromWallet', { shareId }],
    ['POST /api/orders/Split/Create', { orderId, host: 'x', shares: [{ label: 'y', amount: price }] }],
  ] as const)
    assert.equal((await market.ask(stranger, line, body)).status, 404, line)
  await market.orders.cancel(orderId, order.ownerId)
})

test('the database stores no share that is wrong', async () => {
  const { order, view } = await splitIn(2)
  const [first] = view.shares
  await payShare(market, first, order)
  const { database } = market.house
  const wrong: readonly (readonly [string, RegExp])[] = [
    [`update orders.share set amount = amount + 10 where id = '${first?.shareId}'`, /does not change/],
    [`update orders.split set state = 'paid' where order_id = '${order.orderId}'`, /not paid in all/],
    [`update orders.share_payment set state = 'reversed' where order_id = '${order.orderId}'`, /may not go/],
    [`delete from orders.share_payment where order_id = '${order.orderId}'`, /./],
    [
      `insert into orders.share_payment (id, share_id, order_id, source, gateway_id, amount, payer_id, state, paid_at)
        select gen_random_uuid(), share_id, order_id, source, gateway_id, amount, payer_id, state, paid_at
        from orders.share_payment where order_id = '${order.orderId}'`,
      /one_payment_a_share/,
    ],
  ]
  for (const [text, says] of wrong) await assert.rejects(sql.raw(text).execute(database), says, text)
  const shares = equalShares(rial(price - 10), 2).map((amount) => ({ label: 'x', amount }))
  await market.orders.splits.close(order.orderId, order.ownerId)
  const short = { orderId: order.orderId, userId: order.ownerId, host: 'x', shares, once: randomUUID() }
  await assert.rejects(market.orders.splits.make(short), { code: 'SHARES_DO_NOT_SUM' })
  await market.orders.splits.giveBack()
  await asItShouldBe(market)
})
