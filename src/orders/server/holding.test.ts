import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { holdLimits } from '#orders/limits.ts'
import { openMarket } from '#testing/orders/market.ts'

const solved = { captchaId: randomUUID(), captchaCode: '12345' }
const wrong = { ...solved, captchaCode: '54321' }
const open = () => openMarket(40, 'by hand', holdLimits)

test('a second unpaid order wants a captcha, and takes no seat without it', async () => {
  await using market = await open()
  const ownerId = randomUUID()
  const first = await market.buy({ ownerId })
  await assert.rejects(market.buy({ ownerId }), { code: 'CAPTCHA_NEEDED' })
  await assert.rejects(market.buy({ ownerId, captcha: wrong }), { code: 'CAPTCHA_WRONG' })
  assert.equal((await market.seats()).held, 1)
  await market.buy({ ownerId, captcha: solved })
  assert.equal((await market.seats()).held, 2)
  assert.equal((await market.orders.order(first.orderId))?.status, 'submitted')
})

test('the call that made an order is answered by it again, whatever became of its captcha', async () => {
  await using market = await open()
  const ownerId = randomUUID()
  await market.buy({ ownerId })
  const second = await market.buy({ ownerId, captcha: solved, once: 'the second one' })
  const again = await market.buy({ ownerId, captcha: wrong, once: 'the second one' })
  assert.equal(again.orderId, second.orderId)
})

test('another traveller in the same browser is asked for a captcha, elsewhere he is not', async () => {
  await using market = await open()
  await market.buy({ browser: 'one' })
  await assert.rejects(market.buy({ browser: 'one' }), { code: 'CAPTCHA_NEEDED' })
  await market.buy({ browser: 'other' })
})

test('thirty travellers behind one address each hold their first order', async () => {
  await using market = await open()
  for (let n = 0; n < 30; n++) await market.buy({ address: '203.0.113.7' })
  assert.equal((await market.seats()).held, 30)
})

test('twelve orders of one IPv6 network are as many as a household holds', async () => {
  await using market = await open()
  for (let n = 1; n <= 12; n++) await market.buy({ address: `2001:db8::${n.toString(16)}` })
  await assert.rejects(market.buy({ address: '2001:db8::99' }), { code: 'TOO_MANY_HOLDS_HERE' })
  await market.buy({ address: '2001:db8:0:1::1' })
})

test('in a demonstration, where all come from the machine itself, no address counts', async () => {
  await using market = await openMarket(40, 'by hand', { ...holdLimits, perAddress: 1 })
  for (const address of ['127.0.0.1', '::1', '127.0.0.1']) await market.buy({ address })
  await market.buy({ address: '203.0.113.7' })
  await assert.rejects(market.buy({ address: '203.0.113.7' }), { code: 'TOO_MANY_HOLDS_HERE' })
})

test('who holds and cancels again and again waits a quarter of an hour', async () => {
  await using market = await open()
  const ownerId = randomUUID()
  for (let n = 0; n < 4; n++) {
    const { orderId } = await market.buy({ ownerId, captcha: solved })
    await market.orders.cancel(orderId, ownerId)
  }
  await assert.rejects(market.buy({ ownerId, captcha: solved }), { code: 'HOLDS_PAUSED' })
  market.house.clock.advance({ minutes: 15, seconds: 1 })
  await market.buy({ ownerId })
})

test('no number of orders holds more than twelve people', async () => {
  await using market = await open()
  const ownerId = randomUUID()
  const [one] = (await market.orders.passengersOf((await market.buy()).orderId)) as [never]
  await market.buy({ ownerId, passengers: Array.from({ length: 9 }, () => one) })
  const more = { ownerId, captcha: solved, passengers: Array.from({ length: 4 }, () => one) }
  await assert.rejects(market.buy(more), { code: 'TOO_MANY_PEOPLE' })
  await market.buy({ ...more, passengers: more.passengers.slice(1) })
})

test('what is bought together is one hold, and one that is left', async () => {
  await using market = await openMarket(20, 'by hand', { perOwner: 1, cancelled: 0, beforeCaptcha: 1 })
  const ownerId = randomUUID()
  const first = await market.bought(ownerId)
  await assert.rejects(market.buy({ ownerId }), { code: 'TOO_MANY_HOLDS' })
  const second = await market.buy({ ownerId, beside: first.orderId })
  await assert.rejects(market.buy({ beside: first.orderId }), { code: 'ORDER_NOT_FOUND' }, 'beside another’s')
  await market.orders.approve(second.orderId, ownerId)
  const orderIds = [first.orderId, second.orderId]
  const { tripId } = await market.orders.trips.make({ userId: ownerId, orderIds, isWhole: true, once: 'a' })
  await market.orders.trips.leave(tripId, ownerId)
  await assert.rejects(market.buy({ ownerId, beside: first.orderId }), { code: 'ORDER_NOT_FOUND' })
  await assert.rejects(market.buy({ ownerId }), { code: 'HOLDS_PAUSED' })
})

test('a trip that is left counts once among those that were left', async () => {
  await using market = await openMarket(20, 'by hand', { cancelled: 1, beforeCaptcha: 5 })
  const ownerId = randomUUID()
  const first = await market.bought(ownerId)
  const second = await market.bought(ownerId)
  const orderIds = [first.orderId, second.orderId]
  const { tripId } = await market.orders.trips.make({ userId: ownerId, orderIds, isWhole: true, once: 'a' })
  await market.orders.trips.leave(tripId, ownerId)
  await market.bought(ownerId)
})
