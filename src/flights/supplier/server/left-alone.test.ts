import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, suite, test } from 'node:test'
import { Approved } from '#flights/booking/order-response.ts'
import type { OffersFound } from '#flights/supplier/supplier.ts'
import { breakerLimits } from '#suppliers/breaker.ts'
import { done, notSent, unknown } from '#suppliers/outcome.ts'
import { buyingAt, reserveLine } from '#testing/flights/buying.ts'
import { openSelling } from '#testing/flights/suppliers/selling.ts'

suite('who is left alone is asked for nothing else, either', () => {
  let at: Awaited<ReturnType<typeof openSelling>>

  before(async () => {
    at = await openSelling()
  })
  after(() => at.t[Symbol.asyncDispose]())
  beforeEach(() => at.begin())

  async function dies(): Promise<void> {
    at.seller.searches(async function* (): AsyncGenerator<OffersFound> {
      yield* []
    })
    for (let times = 0; times < breakerLimits.failuresInARow; times += 1) {
      const { requestId } = await buyingAt(at.t).search({ dates: [`2026-12-${10 + times}`] })
      for await (const _ of at.t.flights.more({ requestId }));
    }
  }
  const rested = () => at.t.house.clock.advance({ milliseconds: breakerLimits.restMs })

  async function offered() {
    const { requestId } = await buyingAt(at.t).search()
    for await (const { proposals } of at.t.flights.more({ requestId }))
      for (const { proposalId } of proposals) return { requestId, proposalId }
    throw new Error('nothing was offered')
  }

  test('its seats are refused at once and in words, and held when it is back', async () => {
    const chosen = await offered()
    await dies()
    const refused = await at.submit(chosen)
    assert.deepEqual([refused.status, refused.codes, at.seller.asked.hold], [503, ['SUPPLIER_SILENT'], 0])
    assert.deepEqual(await at.filedOfUser(), [])
    rested()
    assert.equal((await at.submit(chosen)).status, 200)
    assert.deepEqual(at.standing(), ['held'])
  })

  test('nobody is led to the bank whose price cannot be asked; he may try again', async () => {
    const { orderId, totalPrice } = await at.submitted()
    await dies()
    const reserve = () =>
      at.t.ask(reserveLine, { orderId, captchaId: randomUUID(), captchaCode: '12345' }, at.userId())
    const refused = await reserve()
    assert.deepEqual([refused.status, refused.codes, at.seller.asked.reprice], [503, ['SUPPLIER_SILENT'], 0])
    assert.equal(await at.statusOf(orderId), 'submitted')
    rested()
    const agreed = Approved.parse((await reserve()).data)
    assert.deepEqual([agreed.status, agreed.totalPrice], ['approved', totalPrice])
  })

  test('what is paid waits for it, and is issued with the next asking', async () => {
    const { orderId } = await at.paid()
    await dies()
    for (let times = 0; times < 3; times += 1) await at.t.orders.work.issue(orderId)
    const { state, history } = await at.filed(orderId)
    assert.deepEqual([at.seller.asked.issue, state, history.length], [0, 'held', 1])
    assert.equal(await at.statusOf(orderId), 'issuing')
    rested()
    await at.t.orders.work.issue(orderId)
    assert.equal(await at.statusOf(orderId), 'issued')
  })

  test('what nobody knows of is looked for all the same', async () => {
    const { orderId } = await at.paid()
    at.seller.order('issue', 'lost')
    await at.t.orders.work.issue(orderId)
    await dies()
    await at.t.orders.work.issue(orderId)
    assert.equal(await at.statusOf(orderId), 'issued')
    assert.deepEqual([at.seller.asked.issue, at.seller.asked.lookup], [1, 1])
  })

  test('no details wait for its bags', async () => {
    let asked = 0
    const bags = async () => {
      asked += 1
      return done([])
    }
    Object.assign(at.seller, { bags })
    const chosen = await offered()
    const details = () => at.t.ask('POST /api/flight-catalog/FlightCatalog/FlightDetail', chosen)
    await dies()
    assert.equal((await details()).status, 200)
    assert.equal(asked, 0)
    rested()
    await details()
    assert.equal(asked, 1)
    Object.assign(at.seller, { bags: undefined })
  })

  test('orders that it does not answer count like searches; an answer, even a no, ends it', async () => {
    const chosen = await offered()
    const silence = [notSent('no line'), unknown('silence'), notSent('no line'), unknown('silence')]
    at.seller.order('hold', ...silence)
    for (const _ of silence) assert.equal((await at.submit(chosen)).status, 503)
    assert.equal((await at.submit(chosen)).status, 503)
    assert.equal(at.seller.asked.hold, silence.length)
    rested()
    assert.equal((await at.submit(chosen)).status, 200)
    assert.equal((await at.submit(chosen)).status, 200)
  })
})
