import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { rial } from '#money/rial.ts'
import type { GiveBackToCard } from '#orders/server/splits/door.ts'
import { type Market, openMarket, price } from '#testing/orders/market.ts'
import { fill } from '#testing/orders/money.ts'
import { asItShouldBe, held, payShare, split } from '#testing/orders/splits.ts'

let market: Market
let cards: GiveBackToCard
const asked: (readonly [string, boolean])[] = []

before(async () => {
  market = await openMarket(200, 'by hand', {
    giveBackToCard: (attemptId, wasAsked) => {
      asked.push([attemptId, wasAsked])
      return cards(attemptId, wasAsked)
    },
  })
})
after(() => market[Symbol.asyncDispose]())

const toCards: GiveBackToCard = async () => 'reversed'
const toWallets: GiveBackToCard = async () => 'credited'

async function splitIn(many: number) {
  cards = toCards
  const order = await market.bought()
  return { order, view: await split(market, order, many) }
}

test('the last share pays the order, which is issued as one that was paid at once', async () => {
  const { order, view } = await splitIn(3)
  const before = await held(market)
  assert.equal(await payShare(market, view.shares[0], order), 'held')
  assert.equal(await payShare(market, view.shares[2], order), 'held')
  assert.equal(await market.status(order), 'approved')
  assert.equal(await payShare(market, view.shares[1], order), 'paid')
  await market.orders.work.issue(order.orderId)
  assert.equal(await market.status(order), 'issued')
  assert.deepEqual(await held(market), { gateway: before.gateway + price, shares: before.shares })
  const seen = await market.orders.splits.ofOrder(order.orderId, order.ownerId)
  assert.deepEqual([seen.state, seen.left], ['paid', 0])
  await asItShouldBe(market)
})

test('nine shares that come in the same instant pay once', async () => {
  const { order, view } = await splitIn(9)
  const became = await Promise.all(view.shares.map((share) => payShare(market, share, order)))
  assert.deepEqual(became.toSorted(), [...Array<string>(8).fill('held'), 'paid'])
  assert.equal(
    market.news.filter((one) => one.order.orderId === order.orderId && one.happened === 'paid').length,
    1,
  )
  await asItShouldBe(market)
})

test('a capture told twenty times at once is one, and two of one share are one and one that goes back', async () => {
  const { order, view } = await splitIn(2)
  const attemptId = randomUUID()
  const told = await Promise.all(
    Array.from({ length: 20 }, () => payShare(market, view.shares[0], { ...order, attemptId })),
  )
  assert.deepEqual(new Set(told), new Set(['held']))
  assert.equal(await payShare(market, view.shares[0], order), 'returning')
  await market.orders.splits.giveBack()
  await asItShouldBe(market)
  assert.equal(await payShare(market, view.shares[1], order), 'paid')
  assert.equal(await market.wallet.balanceOf(order.ownerId), 0)
  await asItShouldBe(market)
})

test('when the time is over shares are back on their cards and the seat is free', async () => {
  const { order, view } = await splitIn(2)
  const before = await held(market)
  await payShare(market, view.shares[0], order)
  const free = (await market.seats()).free
  market.house.clock.advance({ minutes: 15, seconds: 1 })
  await market.orders.work.expire(order.orderId)
  await market.orders.splits.giveBack()
  assert.equal(await market.status(order), 'expired')
  assert.equal((await market.seats()).free, free + 1)
  assert.deepEqual(await held(market), before)
  assert.equal(await market.wallet.balanceOf(order.ownerId), 0)
  const seen = await market.orders.splits.ofOrder(order.orderId, order.ownerId)
  assert.equal(seen.shares[0]?.returned, view.shares[0]?.amount)
  assert.equal(await payShare(market, view.shares[1], order), 'returning')
  await market.orders.splits.giveBack()
  assert.deepEqual(await held(market), before)
  await asItShouldBe(market)
})

test('what no card can have is in the wallet of the payer, or of the order’s owner for one who is signed in nowhere', async () => {
  const { order, view } = await splitIn(3)
  const payer = randomUUID()
  await payShare(market, view.shares[0], { ...order, userId: payer })
  await payShare(market, view.shares[1], order)
  cards = toWallets
  await market.orders.cancel(order.orderId, order.ownerId)
  await market.orders.splits.giveBack()
  assert.equal(await market.wallet.balanceOf(payer), view.shares[0]?.amount)
  assert.equal(await market.wallet.balanceOf(order.ownerId), view.shares[1]?.amount)
  await asItShouldBe(market)
})

test('a bank that does not say is asked again, and ever as one that may have done it', async () => {
  const { order, view } = await splitIn(2)
  const attemptId = randomUUID()
  await payShare(market, view.shares[0], { ...order, attemptId })
  await market.orders.splits.close(order.orderId, order.ownerId)
  cards = async () => 'unknown'
  await market.orders.splits.giveBack()
  await market.orders.splits.giveBack()
  const mine = () => asked.filter(([id]) => id === attemptId).map(([, wasAsked]) => wasAsked)
  assert.deepEqual(mine(), [false])
  await asItShouldBe(market)
  market.house.clock.advance({ minutes: 2 })
  cards = () => Promise.reject(new Error('the server dies here'))
  await market.orders.splits.giveBack()
  market.house.clock.advance({ minutes: 2 })
  cards = toCards
  await market.orders.splits.giveBack()
  assert.deepEqual(mine(), [false, true, true])
  assert.notEqual((await market.promises.of('share-returned', attemptId))?.keptAt, null)
  await asItShouldBe(market)
})

test('an order that is not issued gives each share back to who paid it', async () => {
  const { order, view } = await splitIn(2)
  const before = await held(market)
  await fill(market, order.ownerId, rial(view.shares[0]?.amount ?? 0))
  await market.orders.splits.payFromWallet(view.shares[0]?.shareId ?? '', order.ownerId)
  assert.equal(await market.wallet.balanceOf(order.ownerId), 0)
  assert.equal(await payShare(market, view.shares[1], order), 'paid')
  market.hall.answer = () => ({ kind: 'failed', reason: 'no seat' })
  await market.orders.work.issue(order.orderId)
  market.hall.answer = () => 'issue'
  assert.equal(await market.status(order), 'failed')
  await asItShouldBe(market)
  await market.orders.splits.giveBack()
  assert.equal(await market.wallet.balanceOf(order.ownerId), view.shares[0]?.amount)
  const now = await held(market)
  assert.equal(now.shares, before.shares)
  await asItShouldBe(market)
})

test('other ways to pay are closed while others pay, and open afterwards', async () => {
  const { order } = await splitIn(2)
  const { orderId, ownerId } = order
  for (const way of [
    () => market.orders.payable(orderId, ownerId),
    () => market.orders.payable(orderId, ownerId, { useWallet: true }),
    () => market.orders.confirmFromWallet(orderId, ownerId),
    () => market.orders.applyVoucher({ orderId, code: 'ANY' }, ownerId),
    () => market.orders.removeVoucher(orderId, ownerId),
    () => split(market, order, 1),
  ])
    await assert.rejects(way, { code: 'SPLIT_OPEN' })
  const other = await market.bought(ownerId)
  const trip = { userId: ownerId, orderIds: [orderId, other.orderId], isWhole: false, once: randomUUID() }
  await assert.rejects(market.orders.trips.make(trip), { code: 'SPLIT_OPEN' })
  for (let turn = 1; turn < 5; turn++) {
    await market.orders.splits.close(orderId, ownerId)
    await split(market, order, turn)
  }
  await market.orders.splits.close(orderId, ownerId)
  await assert.rejects(split(market, order, 2), { code: 'TOO_MANY_SPLITS' })
  await fill(market, ownerId, price)
  await market.orders.confirmFromWallet(orderId, ownerId)
  await market.orders.cancel(other.orderId, ownerId)
  assert.equal(await market.status(order), 'paid')
  await asItShouldBe(market)
})

test('money of an attempt from before pays the whole order, and the shares go back', async () => {
  const { order, view } = await splitIn(2)
  await payShare(market, view.shares[0], order)
  assert.equal(await market.pay(order), 'paid')
  await market.orders.splits.giveBack()
  const seen = await market.orders.splits.ofOrder(order.orderId, order.ownerId)
  assert.deepEqual([seen.state, seen.shares[0]?.returned], ['closed', view.shares[0]?.amount])
  assert.equal(await payShare(market, view.shares[1], order), 'returning')
  await market.orders.splits.giveBack()
  await asItShouldBe(market)
})

test('the clock against the last share, thirty times: paid, or all of it goes back', async () => {
  cards = toCards
  const pairs = await Promise.all(Array.from({ length: 30 }, () => splitIn(2)))
  for (const { order, view } of pairs) await payShare(market, view.shares[0], order)
  market.house.clock.advance({ minutes: 15, seconds: 1 })
  const became = await Promise.all(
    pairs.map(async ({ order, view }, n) => {
      const clock = sleep(n % 5).then(() => market.orders.work.expire(order.orderId))
      const bank = sleep((n * 7) % 5).then(() => payShare(market, view.shares[1], order))
      await clock
      return bank
    }),
  )
  await market.orders.splits.giveBack()
  for (const [n, { order }] of pairs.entries())
    assert.equal(await market.status(order), became[n] === 'paid' ? 'paid' : 'expired')
  await asItShouldBe(market)
})
