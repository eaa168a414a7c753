import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, afterEach, before, mock, test } from 'node:test'
import * as fc from 'fast-check'
import { Refusal } from '#server/refusal.ts'
import { buyingAt, cheapest, flight } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { isCode, unissuedAt } from '#testing/flights/unissued.ts'
import { asItShouldBe } from '#testing/orders/money.ts'

let t: TestFlights
let at: ReturnType<typeof unissuedAt>
let buying: ReturnType<typeof buyingAt>
before(async () => {
  t = await openTestFlights()
  at = unissuedAt(t)
  buying = buyingAt(t)
})
afterEach(() => mock.restoreAll())
after(() => t[Symbol.asyncDispose]())

test('the tap races the end of the choice and another tap: the money is in one place, whoever wins', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const mine = await at.unissued()
    const [first, second] = mine.choice.offers
    const ends =
      turn % 2 === 0
        ? t.orders.declineChoice(mine.orderId, mine.userId)
        : at.take(mine, second).catch((error: unknown) => assert.ok(isCode('CHOICE_OVER')(error)))
    const both = await Promise.allSettled([at.take(mine, first), ends])
    const { all } = await at.moneyOf(mine.userId)
    assert.equal(all, mine.totalPrice, JSON.stringify(both))
    assert.notEqual(await at.statusOf(mine.orderId), 'unissued')
    const { orders } = await t.orders.mine(mine.userId, { kind: 'all', page: 1, take: 9 })
    const alive = orders.filter(({ status }) => status === 'paid' || status === 'approved')
    assert.equal(alive.length, (await at.statusOf(mine.orderId)) === 'replaced' ? 1 : 0)
    await asItShouldBe(t)
  }
})

test('told twice with one key it is taken once', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const mine = await at.unissued()
    const once = randomUUID()
    const twice = await Promise.all([1, 2].map(() => at.take(mine, mine.choice.offers[0], once)))
    assert.equal(new Set(twice.map(({ orderId }) => orderId)).size, 1)
    assert.equal((await at.take(mine, mine.choice.offers[1])).orderId, twice[0]?.orderId)
    assert.equal((await at.moneyOf(mine.userId)).all, mine.totalPrice)
    await asItShouldBe(t)
  }
})

test('the second call finds what the first took, even when it holds it after it was paid', async () => {
  const mine = await at.unissued()
  const once = randomUUID()
  const { instead } = t.flights.product
  assert.ok(instead)
  const original = instead.hold
  const overtaken = mock.method(instead, 'hold', async (...taking: Parameters<typeof original>) => {
    overtaken.mock.restore()
    await at.take(mine, mine.choice.offers[0], once)
    return original(...taking)
  })
  const { orderId } = await at.take(mine, mine.choice.offers[0], once)
  assert.equal((await at.take(mine, mine.choice.offers[0])).orderId, orderId)
  assert.equal((await at.moneyOf(mine.userId)).all, mine.totalPrice)
  await asItShouldBe(t)
})

test('a dearer one told twice with one key waits for the difference, and neither call lets it go', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const mine = await at.unissued(cheapest)
    const dearer = mine.choice.offers.find(({ toPay }) => toPay > 0)
    assert.ok(dearer !== undefined)
    const once = randomUUID()
    const twice = await Promise.all([1, 2].map(() => at.take(mine, dearer, once)))
    const [taken] = twice
    assert.equal(new Set(twice.map(({ orderId }) => orderId)).size, 1)
    assert.equal(await at.statusOf(taken?.orderId ?? ''), 'approved')
    assert.equal((await at.moneyOf(mine.userId)).all, mine.totalPrice)
    await asItShouldBe(t)
  }
})

test('a crash at any posting, or before the seats are free, leaves all as it was; another try goes on', async () => {
  const mine = await at.unissued()
  for (const nth of [0, 1]) {
    let post = 0
    const original = t.wallet.post
    const crash = mock.method(t.wallet, 'post', (...entry: Parameters<typeof original>) => {
      post += 1
      return post - 1 === nth ? Promise.reject(new Error('crashed')) : original(...entry)
    })
    const once = randomUUID()
    await assert.rejects(at.take(mine, mine.choice.offers[0], once), /crashed/)
    crash.mock.restore()
    assert.equal(await at.statusOf(mine.orderId), 'unissued')
    assert.deepEqual(await at.moneyOf(mine.userId), { wallet: 0, all: mine.totalPrice })
    await asItShouldBe(t)
    if (nth === 1) await at.take(mine, mine.choice.offers[0], once)
  }
  assert.equal(await at.statusOf(mine.orderId), 'replaced')
  assert.equal((await at.moneyOf(mine.userId)).all, mine.totalPrice)

  const userId = await t.user()
  const { orderId, totalPrice } = await buying.paid(userId, flight('W5 9999'))
  const stuck = mock.method(t.flights.product, 'release', () => Promise.reject(new Error('crashed')))
  await assert.rejects(t.orders.work.issue(orderId), /crashed/)
  stuck.mock.restore()
  assert.equal(await at.statusOf(orderId), 'issuing')
  await t.orders.work.issue(orderId)
  assert.equal(await at.statusOf(orderId), 'unissued')
  assert.deepEqual(await at.moneyOf(userId), { wallet: 0, all: totalPrice })
  await asItShouldBe(t)
  await t.orders.declineChoice(orderId, userId)
})

test('after any sequence of taps, failures and ends, what was paid is there to the rial, once', async () => {
  const action = fc.constantFrom('take', 'take dearer', 'decline', 'end', 'issue', 'fail', 'wait', 'expire')
  const sequences = fc.array(action, { minLength: 3, maxLength: 8 })
  const run = async (actions: readonly string[]) => {
    const began = t.house.clock.now()
    const mine = await at.unissued(cheapest)
    let { orderId } = mine
    const { userId } = mine
    for (const one of actions) {
      await act(one)
      const { all } = await at.moneyOf(userId)
      assert.equal(all, mine.totalPrice, `${one} of ${actions.join(', ')}`)
      await asItShouldBe(t, began)
    }
    t.house.clock.advance(t.house.clock.now().until(began))
    async function act(one: string): Promise<void> {
      try {
        if (one === 'take' || one === 'take dearer') {
          const { offers } = await t.orders.choiceOf(orderId, userId)
          const offer = offers.find(({ toPay }) => toPay > 0 === (one === 'take dearer'))
          if (offer !== undefined) ({ orderId } = await at.take({ orderId, userId }, offer))
        } else if (one === 'decline') await t.orders.declineChoice(orderId, userId)
        else if (one === 'end') await t.orders.work.endChoice(orderId)
        else if (one === 'issue') await t.orders.work.issue(orderId)
        else if (one === 'wait') t.house.clock.advance({ minutes: 6 })
        else if (one === 'expire') await t.orders.work.sweep()
        else await at.failing(orderId)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
    }
  }
  await fc.assert(fc.asyncProperty(sequences, run), { numRuns: 12 })
})

test('the flight that was taken cannot be issued either: it has a choice of its own, and its end gives back all', async () => {
  const mine = await at.unissued()
  const taken = await at.take(mine, mine.choice.offers[0])
  await at.failing(taken.orderId)
  assert.equal(await at.statusOf(taken.orderId), 'unissued')
  await t.orders.declineChoice(taken.orderId, mine.userId)
  assert.deepEqual(await at.moneyOf(mine.userId), { wallet: mine.totalPrice, all: mine.totalPrice })
  await asItShouldBe(t)
})
