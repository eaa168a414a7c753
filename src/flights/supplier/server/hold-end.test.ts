import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, suite, test } from 'node:test'
import { rejected } from '#suppliers/outcome.ts'
import { buyingAt } from '#testing/flights/buying.ts'
import { openSelling } from '#testing/flights/suppliers/selling.ts'

suite('a supplier keeps an offer for less time than we do', () => {
  let at: Awaited<ReturnType<typeof openSelling>>

  before(async () => {
    at = await openSelling()
  })
  after(() => at.t[Symbol.asyncDispose]())
  beforeEach(() => at.begin())

  const inMinutes = (minutes: number) => at.t.house.clock.now().round('second').add({ minutes })

  async function captured(orderId: string) {
    const order = await at.t.orders.ofUser(orderId, at.userId())
    const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount: order.total }
    return at.t.house.database.transaction().execute((trx) => at.t.orders.captured(trx, attempt))
  }

  test('seats that are held for less time than ours are to be paid by then: what is told, shown and counted is that end', async () => {
    at.seller.holdsUntil = inMinutes(9)
    const payable = at.seller.holdsUntil.subtract({ minutes: 1 }).toString()
    const { orderId, holdExpiresAt } = await at.submitted()
    assert.equal(holdExpiresAt, payable)
    assert.equal((await at.t.orders.approve(orderId, at.userId())).order.holdExpiresAt.toString(), payable)
    assert.equal((await at.t.flights.verified(orderId, at.userId())).holdExpiresAt, payable)
    assert.equal((await at.t.orders.detailsOf(at.userId(), orderId)).holdExpiresAt, payable)
  })

  test('an end after ours changes nothing', async () => {
    at.seller.holdsUntil = inMinutes(60)
    const before = at.t.house.clock.now()
    const { holdExpiresAt } = await at.submitted()
    assert.ok(before.until(holdExpiresAt).total('minutes') >= 15, holdExpiresAt)
  })

  test('money that comes after that end goes to the wallet whole, and the seats are given back', async () => {
    at.seller.holdsUntil = inMinutes(9)
    const { orderId, totalPrice, proposal } = await at.submitted()
    await at.t.orders.approve(orderId, at.userId())
    at.t.house.clock.advance({ minutes: 8, seconds: 1 })
    await at.t.orders.work.expire(orderId)
    assert.equal(await at.statusOf(orderId), 'expired')
    assert.equal(await captured(orderId), 'credited')
    assert.equal(await at.t.wallet.balanceOf(at.userId()), totalPrice)
    assert.deepEqual(await buyingAt(at.t).seatsOf(proposal), { held: 0, sold: 0 })
    await at.settle()
    assert.deepEqual(at.standing(), ['cancelled'])
    assert.equal(at.seller.asked.issue, 0, 'nothing is bought for money that came late')
  })

  test('money that comes before anybody has noticed that end buys no ticket, and is in the wallet', async () => {
    at.seller.holdsUntil = inMinutes(9)
    const { orderId, totalPrice, proposal } = await at.submitted()
    await at.t.orders.approve(orderId, at.userId())
    at.t.house.clock.advance({ minutes: 9, seconds: 1 })
    at.seller.order('issue', rejected('expired', 'the hold is over'))
    assert.equal(await captured(orderId), 'paid')
    await at.t.orders.work.issue(orderId)
    assert.equal(await at.statusOf(orderId), 'unissued')
    await at.t.orders.declineChoice(orderId, at.userId())
    assert.equal(await at.t.wallet.balanceOf(at.userId()), totalPrice)
    assert.deepEqual(await buyingAt(at.t).seatsOf(proposal), { held: 0, sold: 0 })
  })

  test('what nobody could pay for in time is not sold, and is given back there', async () => {
    at.seller.holdsUntil = inMinutes(2)
    const { told, proposal } = await at.ordered()
    assert.deepEqual([told.status, told.codes], [409, ['SUPPLIER_DECLINED']])
    assert.deepEqual(await buyingAt(at.t).seatsOf(proposal), { held: 0, sold: 0 })
    await at.settle()
    assert.deepEqual(at.standing(), ['cancelled'])
  })
})
