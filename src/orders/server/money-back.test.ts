import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import * as z from 'zod/mini'
import type { Order } from '#orders/order.ts'
import { OrderDetails, OrderList } from '#orders/responses.ts'
import { Tracking } from '#orders/tracked.ts'
import { loader } from '#orders/web/payment/payment-page.server.ts'
import { sharedTexts } from '#orders/web/sharing/shared-order-texts.ts'
import { agencyOnCredit } from '#testing/agencies/agency.ts'
import { testFaceOf } from '#testing/orders/faces.ts'
import { type Market, openMarket, price } from '#testing/orders/market.ts'
import { fill } from '#testing/orders/money.ts'
import { payShare, split } from '#testing/orders/splits.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

let market: Market
before(async () => {
  market = await openMarket(60, 'by hand', { giveBackToCard: async () => 'credited' })
})
after(() => market[Symbol.asyncDispose]())

function answered<T extends z.ZodMiniType>(shape: T, body: unknown): z.output<T> {
  return shape.parse((body as { data: unknown }).data)
}

async function page({ orderId, ownerId: userId }: Order) {
  const { orders, house } = market
  const context = new RouterContextProvider()
  context.set(agencyContext, {
    orders,
    payments: { latestOf: async () => undefined, choice: async () => [] },
    clock: house.clock,
    log: house.log,
  })
  context.set(visitorContext, { kind: 'user', userId, sessionId: 'test' })
  return loader({ params: { orderId }, context } as unknown as LoaderFunctionArgs)
}

async function failed(order: Order): Promise<void> {
  market.hall.answer = () => ({ kind: 'failed', reason: 'no seat' })
  await market.orders.work.issue(order.orderId)
  market.hall.answer = () => 'issue'
  assert.equal(await market.status(order), 'failed')
}

/** Every place where its owner reads what became of an order's money. */
async function readOf(order: Order): Promise<readonly string[]> {
  const { orderId, orderNumber, ownerId } = order
  const details = await market.ask(ownerId, `GET /api/orders/Order/GetCurrentUserOrderDetails/${orderId}`)
  const listed = await market.ask(ownerId, 'POST /api/orders/Order/GetCurrentUserOrders', {})
  const mobile = '09121234567'
  const tracked = await market.ask(undefined, 'POST /api/orders/Order/Track', { orderNumber, mobile })
  const facts = answered(OrderDetails, details.body)
  const { note, story } = sharedTexts(
    { details: facts, refunds: [], face: testFaceOf('flight') },
    market.house.clock.now(),
  )
  return [
    facts.labels.says,
    facts.timeline.at(-1)?.says ?? '',
    answered(OrderList, listed.body).orders.find((one) => one.orderId === orderId)?.labels.says ?? '',
    answered(Tracking, tracked.body).says,
    note.words,
    story.at(-1)?.says ?? '',
    (await page(order)).says,
  ]
}

async function onCredit(): Promise<Order> {
  const { database } = market.house
  const agency = await agencyOnCredit({ database, agencies: market.agencies }, { limit: 10 * price })
  const order = await market.bought(await agency.join())
  await market.orders.confirmOnCredit(order.orderId, order.ownerId)
  return order
}

test('what was bought on credit is told to go back to the credit, wherever its buyer reads of it', async () => {
  const order = await onCredit()
  assert.equal((await page(order)).moneyBack, 'credit')
  await failed(order)
  assert.equal((await page(order)).moneyBack, 'credit')
  for (const says of await readOf(order)) {
    assert.match(says, /به اعتبار آژانس برگشت/)
    assert.doesNotMatch(says, /کیف پول/)
  }
})

test('what its owner paid himself is told to be in the wallet', async () => {
  const order = await market.bought()
  await market.pay(order)
  assert.equal((await page(order)).moneyBack, 'wallet')
  await failed(order)
  for (const says of await readOf(order)) assert.match(says, /به کیف پول شما برگشت/)
})

test('what several paid is told to go back share by share, with the true amounts', async () => {
  const order = await market.bought()
  const { shares } = await split(market, order, 2)
  await fill(market, order.ownerId, price)
  await market.orders.splits.payFromWallet(shares[0]?.shareId ?? '', order.ownerId)
  const friend = randomUUID()
  await payShare(market, shares[1], { ...order, userId: friend })
  assert.equal((await page(order)).moneyBack, 'payers')
  await failed(order)
  for (const says of await readOf(order)) {
    assert.match(says, /سهم‌به‌سهم به پرداخت‌کننده‌ها برمی‌گردد/)
    assert.doesNotMatch(says, /کیف پول/)
  }
  const told = market.news.findLast((one) => one.order.orderId === order.orderId)
  assert.deepEqual(
    [told?.happened, told?.amount, told?.inShares],
    ['failed-in-shares', shares[0]?.amount, shares[1]?.amount],
  )
  await market.orders.splits.giveBack()
  const now = market.news.at(-1)
  assert.deepEqual([now?.happened, now?.payerId, now?.amount], ['share-in-wallet', friend, shares[1]?.amount])
  assert.equal(await market.wallet.balanceOf(friend), shares[1]?.amount)
})

test('an order whose owner paid every share by the wallet has its money in the wallet', async () => {
  const order = await market.bought()
  const { shares } = await split(market, order, 2)
  await fill(market, order.ownerId, price)
  for (const { shareId } of shares) await market.orders.splits.payFromWallet(shareId, order.ownerId)
  await failed(order)
  for (const says of await readOf(order)) assert.match(says, /به کیف پول شما برگشت/)
  assert.equal(market.news.at(-1)?.happened, 'failed')
  assert.equal(await market.wallet.balanceOf(order.ownerId), price)
})
