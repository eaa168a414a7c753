import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, afterEach, before, mock, test } from 'node:test'
import { choiceEnd, choiceMinutes } from '#orders/choice.ts'
import { buyingAt, cheapest, flight, sara } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { journeysAt } from '#testing/flights/journeys.ts'
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

test('a choice lasts ten minutes, and never longer than what was promised at paying', () => {
  const paid = Temporal.Instant.from('2026-11-21T06:00:00Z')
  const after = (minutes: number) => choiceEnd(paid.add({ minutes }), paid)?.since(paid).total('minutes')
  assert.deepEqual([0, 3, 5, 8, 13, 14, 15].map(after), [10, 13, 15, 15, 15, undefined, undefined])
})

test('what cannot be issued keeps its money in it, frees its seats, and is offered elsewhere with the difference', async () => {
  const { orderId, userId, choice, proposal, totalPrice } = await at.unissued()
  assert.equal(await at.statusOf(orderId), 'unissued')
  assert.deepEqual(await at.moneyOf(userId), { wallet: 0, all: totalPrice })
  assert.deepEqual(await buying.seatsOf(proposal), { held: 0, sold: 0 })
  assert.equal(choice.paid, totalPrice)
  const left = Temporal.Instant.from(choice.until ?? '')
    .since(t.house.clock.now())
    .total('minutes')
  assert.ok(left <= choiceMinutes && left > choiceMinutes - 1, String(left))
  assert.equal(choice.offers.length, 3)
  for (const { total, toPay, back } of choice.offers) assert.equal(total - toPay + back, totalPrice)
  await asItShouldBe(t)
  await t.orders.declineChoice(orderId, userId)
})

test('one tap: a cheaper flight is paid with the same money at once, and the rest is in the wallet', async () => {
  const before = await at.unissued()
  const [offer] = before.choice.offers
  const taken = await at.take(before, offer)
  assert.deepEqual([await at.statusOf(before.orderId), taken.status], ['replaced', 'paid'])
  assert.ok(offer && offer.back > 0 && offer.toPay === 0)
  assert.deepEqual(await at.moneyOf(before.userId), { wallet: offer.back, all: before.totalPrice })
  await asItShouldBe(t)
  await t.orders.work.issue(taken.orderId)
  assert.equal(await at.statusOf(taken.orderId), 'issued')
  assert.deepEqual(await at.moneyOf(before.userId), { wallet: offer.back, all: before.totalPrice })
  assert.equal((await t.orders.choiceOf(before.orderId, before.userId)).takenBy, taken.orderId)
  assert.equal((await t.orders.passengersOf(taken.orderId))[0]?.firstName, 'SARA')
  await asItShouldBe(t)
})

test('a dearer flight holds the money that was paid and waits for the difference; unpaid, all of it is in the wallet', async () => {
  const before = await at.unissued(cheapest)
  const offer = before.choice.offers.find(({ toPay }) => toPay > 0)
  const taken = await at.take(before, offer)
  assert.ok(offer)
  assert.equal(taken.status, 'approved')
  assert.equal(taken.total - taken.walletPart, offer.toPay)
  assert.deepEqual(await at.moneyOf(before.userId), { wallet: offer.back, all: before.totalPrice })
  await asItShouldBe(t)
  t.house.clock.advance({ minutes: 16 })
  await t.orders.work.expire(taken.orderId)
  assert.deepEqual(await at.moneyOf(before.userId), { wallet: before.totalPrice, all: before.totalPrice })
  await asItShouldBe(t)
  t.house.clock.advance({ minutes: -16 })
})

test('nothing is taken: at the end of its time, and not before, the money goes to the wallet by itself, once', async () => {
  const { orderId, userId, totalPrice, choice } = await at.unissued()
  await t.orders.work.endChoice(orderId)
  assert.equal(await at.statusOf(orderId), 'unissued')
  t.house.clock.advance({ minutes: choiceMinutes })
  assert.deepEqual((await t.orders.choiceOf(orderId, userId)).offers, [])
  await t.orders.work.sweep()
  await t.orders.work.endChoice(orderId)
  assert.equal(await at.statusOf(orderId), 'failed')
  assert.deepEqual(await at.moneyOf(userId), { wallet: totalPrice, all: totalPrice })
  await assert.rejects(at.take({ orderId, userId }, choice.offers[0]), isCode('CHOICE_OVER'))
  await asItShouldBe(t)
  t.house.clock.advance({ minutes: -choiceMinutes })
})

test('whoever would rather have the money has it at once; then nothing is taken any more', async () => {
  const { orderId, userId, totalPrice, choice } = await at.unissued()
  await t.orders.declineChoice(orderId, userId)
  await t.orders.declineChoice(orderId, userId)
  assert.deepEqual(await at.moneyOf(userId), { wallet: totalPrice, all: totalPrice })
  await assert.rejects(at.take({ orderId, userId }, choice.offers[0]), isCode('CHOICE_OVER'))
})

test('nobody takes it but its owner, at the price that was shown, on the same way', async () => {
  const mine = await at.unissued()
  const [offer] = mine.choice.offers
  assert.ok(offer)
  const stranger = await t.user()
  await assert.rejects(at.take({ ...mine, userId: stranger }, offer), isCode('ORDER_NOT_FOUND'))
  await assert.rejects(t.orders.declineChoice(mine.orderId, stranger), isCode('ORDER_NOT_FOUND'))
  await assert.rejects(at.take(mine, { ...offer, total: offer.total - 10_000 }), isCode('OTHER_FLIGHT_GONE'))
  await assert.rejects(at.take(mine, { ...offer, offer: 'nothing' }), isCode('OTHER_FLIGHT_GONE'))
  const issued = await t.user()
  const other = await buying.paid(issued)
  await t.orders.work.issue(other.orderId)
  await assert.rejects(at.take({ orderId: other.orderId, userId: issued }, offer), isCode('ALREADY_PAID'))
  assert.equal(await at.statusOf(mine.orderId), 'unissued')
  await t.orders.declineChoice(mine.orderId, mine.userId)
})

test('a search that fails, or finds nothing, keeps no money waiting', async () => {
  for (const offers of [() => Promise.reject(new Error('no search')), async () => []]) {
    const userId = await t.user()
    const { orderId, totalPrice } = await buying.paid(userId, flight('W5 9999'))
    const none = mock.method(t.flights.product.instead, 'offers', offers)
    await t.orders.work.issue(orderId)
    none.mock.restore()
    assert.equal(await at.statusOf(orderId), 'failed')
    assert.deepEqual(await at.moneyOf(userId), { wallet: totalPrice, all: totalPrice })
  }
})

/** Two flights of one trip, paid at once. */
async function paidTrip(isWhole: boolean) {
  const userId = await t.user()
  const [mine, other] = [await buying.submitted(userId, flight('W5 9999')), await buying.submitted(userId)]
  for (const { orderId } of [mine, other]) await t.orders.approve(orderId, userId)
  const orderIds = [mine.orderId, other.orderId]
  const { tripId } = await t.orders.trips.make({ userId, orderIds, isWhole, once: randomUUID() })
  const { parts, amount } = await t.orders.trips.payable(tripId, userId)
  const attempt = { attemptId: randomUUID(), tripId, gatewayId: 1, parts }
  await t.house.database.transaction().execute((trx) => t.orders.trips.captured(trx, attempt))
  return { userId, mine, other, amount }
}

test('a part of a trip that stands by itself is offered elsewhere too, and the other part goes its own way', async () => {
  const { userId, mine, other, amount } = await paidTrip(false)
  await at.failing(mine.orderId)
  assert.equal(await at.statusOf(mine.orderId), 'unissued')
  const { offers, paid } = await t.orders.choiceOf(mine.orderId, userId)
  assert.equal(paid, mine.totalPrice)
  const cheaper = offers.find(({ toPay }) => toPay === 0)
  const taken = await at.take({ orderId: mine.orderId, userId }, cheaper)
  assert.deepEqual([await at.statusOf(mine.orderId), taken.status], ['replaced', 'paid'])
  await t.orders.work.issue(other.orderId)
  await t.orders.work.issue(taken.orderId)
  assert.deepEqual([await at.statusOf(other.orderId), await at.statusOf(taken.orderId)], ['issued', 'issued'])
  assert.deepEqual(await at.moneyOf(userId), { wallet: cheaper?.back ?? 0, all: amount })
  await asItShouldBe(t)
})

test('what stands or falls with others waits for no choice: all of it goes back at once', async () => {
  const { userId, mine, other, amount } = await paidTrip(true)
  for (const { orderId } of [mine, other, mine, other]) await at.failing(orderId)
  assert.deepEqual([await at.statusOf(mine.orderId), await at.statusOf(other.orderId)], ['failed', 'failed'])
  assert.deepEqual(await at.moneyOf(userId), { wallet: amount, all: amount })
  await asItShouldBe(t)
})

test('a trip there and back is taken whole', async () => {
  const userId = await t.user()
  const wish = { flightType: 2, dates: ['2026-12-03', '2026-12-06'] }
  const { requestId, returningRequestId, proposals } = await buying.search(wish)
  const out = flight('W5 9999')(proposals)
  const back = proposals.find(({ isReturning, seat }) => isReturning && seat > 0)
  assert.ok(out && back && returningRequestId !== null)
  const chosen = {
    requestId,
    proposalId: out.proposalId,
    returningRequestId,
    returningProposalId: back.proposalId,
  }
  const journey = { chosen, fares: [Number(out.proposalId), Number(back.proposalId)] }
  const { orderId } = await journeysAt(t).issued(userId, journey, [sara])
  const { offers, paid } = await t.orders.choiceOf(orderId, userId)
  const taken = await at.take({ orderId, userId }, offers[0])
  assert.equal((await t.orders.journeysOf(taken.orderId)).length, 2)
  assert.equal((await at.moneyOf(userId)).all, paid)
  await asItShouldBe(t)
})
