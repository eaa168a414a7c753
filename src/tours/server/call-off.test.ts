import assert from 'node:assert/strict'
import { after, before, beforeEach, mock, suite, test } from 'node:test'
import { sql } from 'kysely'
import { rial } from '#money/rial.ts'
import { refundCalls } from '#refunds/calls.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { fill } from '#testing/orders/money.ts'
import { openTestTours, type TestTours, toursNow } from '#testing/tours/tours.ts'
import type { TourListed } from '#tours/responses.ts'

suite('a tour that is called off', () => {
  let t: TestTours
  let sara: SignedIn
  before(async () => {
    t = await openTestTours({ JOBS: 'elsewhere' })
  })
  // whoever signed in at another hour is signed out
  beforeEach(async () => {
    t.house.clock.set(toursNow)
    sara = await t.admit('+989121111111')
  })
  after(() => t[Symbol.asyncDispose]())

  /** even one by charter comes back whole; each test has a month of its own, whose end it may come to */
  async function departure(isCharter: boolean, month: string): Promise<TourListed> {
    const found = t.departures.filter(
      (one) => one.isDomestic && one.isCharter === isCharter && one.leavesOn.startsWith(month),
    )
    for (const one of found) if ((await t.detail(one.departureId)).isOpen) return one
    return assert.fail('no departure is open')
  }

  const stillFew = (departureId: string) =>
    sql`update tours.departures set elsewhere = 3 where id = ${departureId}`.execute(t.house.database)

  test('a group that is not reached by its hour is called off; everybody has the whole price back, once', async () => {
    const { departureId, group } = await departure(true, '2026-12')
    await stillFew(departureId)
    const order = await t.bought(sara, { departureId })
    await t.pay(sara, order.orderId)
    t.house.clock.set(Temporal.Instant.from(group.decidedAt).subtract({ minutes: 20 }))
    const dara = await t.admit('+989121111112')
    const unpaid = await t.bought(dara, { departureId })
    const { tours, wallet, orders } = t.agency
    await tours.work.callOffUnreached()
    assert.equal((await t.detail(departureId)).isCalledOff, false, 'its hour has not come')

    t.house.clock.set(Temporal.Instant.from(group.decidedAt))
    await tours.work.callOffUnreached()
    await tours.work.callOffUnreached()
    for (let times = 0; times < 2; times += 1) await tours.work.giveBackWhole(order.orderId)
    assert.equal(await wallet.balanceOf(sara.userId), order.totalPrice)
    assert.equal((await orders.order(order.orderId))?.status, 'refunded')
    assert.notEqual((await orders.order(unpaid.orderId))?.status, 'approved')
    assert.deepEqual((await t.counts(departureId)).places, [0, 0])
    assert.equal((await t.buy(dara, { departureId })).code, 'CALLED_OFF')
    assert.ok((await tours.list()).every((one) => one.departureId !== departureId))
    const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from messages.outbox where key = ${`${order.orderId}:tour-called-off`}`.execute(
      t.house.database,
    )
    assert.equal(rows[0]?.many, 1)
    await t.isRight()
  })

  test('a group that is reached goes, whatever the hour', async () => {
    const { departureId, group } = await departure(false, '2027-02')
    await sql`update tours.departures set elsewhere = minimum - 1 where id = ${departureId}`.execute(
      t.house.database,
    )
    const order = await t.bought(sara, { departureId, beds: [['single']] })
    await t.pay(sara, order.orderId)
    t.house.clock.set(Temporal.Instant.from(group.decidedAt).add({ hours: 1 }))
    await t.agency.tours.work.callOffUnreached()
    assert.equal((await t.detail(departureId)).isCalledOff, false)
  })

  test('the desk ends a departure by its name, once', async () => {
    const { departureId } = await departure(false, '2027-05')
    const order = await t.bought(sara, { departureId, beds: [['single']] })
    await t.pay(sara, order.orderId)
    for (let times = 0; times < 2; times += 1) await t.agency.tours.callOff(departureId, 'the leader is ill')
    await t.agency.tours.work.giveBackWhole(order.orderId)
    assert.equal((await t.agency.orders.order(order.orderId))?.status, 'refunded')
    await assert.rejects(t.agency.tours.callOff('ist-5-2020-01-01', 'x'), { code: 'TOUR_NOT_FOUND' })
    await t.isRight()
  })

  /** A quote with a penalty, and how it is confirmed. */
  async function told(month: string) {
    const { departureId } = await departure(false, month)
    const { orderId, totalPrice } = await t.bought(sara, { departureId })
    await t.pay(sara, orderId)
    const items = [0, 1].map((passenger) => ({ passenger, leg: 0 }))
    async function quoted() {
      const { status, data, text } = await t.ask(refundCalls.quote.line, {
        by: sara.token,
        body: { orderId, items },
      })
      assert.equal(status, 200, text)
      return refundCalls.quote.answer.parse(data)
    }
    const before = await quoted()
    assert.ok(before.penalty > 0)
    const agreed = { orderId, items, reasonId: 1, agreement: true, destination: 'wallet' }
    const give = ({ quoteId } = before) =>
      t.ask(refundCalls.create.line, { by: sara.token, body: { ...agreed, quoteId } })
    return { departureId, totalPrice, give, quoted }
  }

  test('who was told a penalty before the tour was called off gives nothing back by it, and all without it', async () => {
    const { departureId, totalPrice, give, quoted } = await told('2027-03')
    await t.agency.tours.callOff(departureId, 'the leader is ill')
    assert.equal((await give()).code, 'MORE_COMES_BACK')
    const { data, text } = await give(await quoted())
    assert.equal(refundCalls.create.answer.parse(data).amount, totalPrice, text)
    await t.isRight()
  })

  test('a tour that is called off while it is given back is seen before anything is kept', async () => {
    const { departureId, totalPrice, give, quoted } = await told('2027-01')
    const { product } = t.agency.tours
    const giving = product.refund
    const overtaken = mock.method(product, 'refund', async (...given: Parameters<typeof giving>) => {
      await t.agency.tours.callOff(departureId, 'the leader is ill')
      return giving(...given)
    })
    assert.equal((await give()).code, 'MORE_COMES_BACK')
    assert.equal(overtaken.mock.callCount(), 1)
    overtaken.mock.restore()
    const { data, text } = await give(await quoted())
    assert.equal(refundCalls.create.answer.parse(data).amount, totalPrice, text)
    await t.isRight()
  })

  test('what is paid while the desk calls the tour off is issued and given back whole', async () => {
    const { departureId } = await departure(true, '2027-04')
    const order = await t.bought(sara, { departureId })
    const before = await t.agency.wallet.balanceOf(sara.userId)
    await sql`
    update tours.departures set called_off_at = ${t.house.clock.now()}, reason = 'group' where id = ${departureId}`.execute(
      t.house.database,
    )
    await t.pay(sara, order.orderId)
    await t.agency.tours.work.giveBackWhole(order.orderId)
    assert.equal(await t.agency.wallet.balanceOf(sara.userId), before + order.totalPrice)
    await t.isRight()
  })

  test('what is given back before its order is issued to the end is tried again', async () => {
    const { departureId } = await departure(false, '2027-06')
    const { tours, orders, wallet } = t.agency
    const order = await t.bought(sara, { departureId, beds: [['single']] })
    const before = await wallet.balanceOf(sara.userId)
    await fill({ house: t.house, wallet }, sara.userId, rial(order.totalPrice))
    await orders.confirmFromWallet(order.orderId, sara.userId)
    assert.equal((await tours.product.issue(order.orderId)).kind, 'issued')
    await tours.callOff(departureId, 'the leader is ill')
    await assert.rejects(tours.work.giveBackWhole(order.orderId), /still being issued/)
    await orders.work.issue(order.orderId)
    await tours.work.giveBackWhole(order.orderId)
    assert.equal((await orders.order(order.orderId))?.status, 'refunded')
    assert.equal(await wallet.balanceOf(sara.userId), before + order.totalPrice)
    await t.isRight()
  })
})
