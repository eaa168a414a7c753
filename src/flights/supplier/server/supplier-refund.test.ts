import assert from 'node:assert/strict'
import { after, before, beforeEach, suite, test } from 'node:test'
import { unknown } from '#suppliers/outcome.ts'
import { openSelling, withFamily } from '#testing/flights/suppliers/selling.ts'

suite('tickets go back to a supplier', () => {
  let at: Awaited<ReturnType<typeof openSelling>>

  before(async () => {
    at = await openSelling({ refundUnit: 'order' })
  })
  after(() => at.t[Symbol.asyncDispose]())
  beforeEach(() => at.begin())

  async function issuedUntold(): Promise<string> {
    at.seller.offers = at.seller.offers.map((offer) => ({ ...offer, rules: 'onRequest' as const }))
    const { orderId } = await at.paid(withFamily)
    await at.t.orders.work.issue(orderId)
    return orderId
  }

  const termsOf = (orderId: string) => at.t.orders.refundTermsOf(orderId, at.userId())

  test('what was not told when it was sold is asked when somebody wants to give it back, and is good for a minute', async () => {
    const orderId = await issuedUntold()
    const { legs, items } = await termsOf(orderId)
    const total = items.reduce((sum, item) => sum + item.total, 0)
    const base = items.reduce((sum, item) => sum + item.base, 0)
    assert.deepEqual(legs[0]?.ladders[0]?.steps, [{ percent: Math.ceil((total * 20) / base) }])
    assert.equal(legs[0]?.isUntold, false)
    assert.match(legs[0]?.ladders[0]?.source ?? '', /همین حالای تامین‌کنندهٔ seller/)
    await termsOf(orderId)
    assert.equal(at.seller.asked.refundQuote, 1)
    at.t.house.clock.advance({ seconds: 61 })
    await termsOf(orderId)
    assert.equal(at.seller.asked.refundQuote, 2)
    assert.equal(at.seller.asked.refund, 0, 'a quote gives nothing back')
  })

  test('a seller that does not answer has not told, and is asked again by the next look', async () => {
    const orderId = await issuedUntold()
    at.seller.order('refundQuote', unknown('silence'))
    const [leg] = (await termsOf(orderId)).legs
    assert.deepEqual([leg?.isUntold, leg?.ladders[0]?.steps], [true, [{ percent: 100 }]])
    assert.equal((await termsOf(orderId)).legs[0]?.isUntold, false)
  })

  test('a seller of whole orders has all of one order go together; nobody is asked within a transaction', async () => {
    const orderId = await issuedUntold()
    const { items } = await termsOf(orderId)
    assert.deepEqual(
      items.map(({ together }) => together),
      ['0', '0', '0'],
    )
    const asked = at.seller.asked.refundQuote
    await at.t.house.database.transaction().execute((trx) =>
      at.t.orders.refunded(
        trx,
        orderId,
        [0, 1, 2].map((passenger) => ({ passenger, leg: 0 })),
      ),
    )
    assert.equal(at.seller.asked.refundQuote, asked)
    await at.settle()
    assert.equal(at.seller.asked.refund, 1)
  })

  test('what is told with the offer is never asked for, and one person goes alone', async () => {
    const { orderId } = await at.paid()
    await at.t.orders.work.issue(orderId)
    const { items, legs } = await termsOf(orderId)
    assert.deepEqual([items[0]?.together, legs[0]?.isUntold], [undefined, false])
    assert.equal(at.seller.asked.refundQuote, 0)
  })
})
