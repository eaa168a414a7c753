import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { rial } from '#money/rial.ts'
import { abroadAt, beforeTestsAbroad, type TestAbroad } from '#testing/hotels/suppliers/abroad.ts'
import { postedTo } from '#testing/orders/posted.ts'
import { endRules, ruleIn } from '#testing/orders/price-rules.ts'

suite('a supplier’s hotel under price rules', () => {
  let t: TestAbroad
  let abroad: ReturnType<typeof abroadAt>
  beforeTestsAbroad((opened) => {
    t = opened
    abroad = abroadAt(opened)
  })

  test('costs in the list, on its page and in its order what the rule makes; the supplier is owed its own price', async () => {
    const plain = await abroad.hotelIn('EVN', 'Cascade')
    const [was] = await abroad.rates(plain.id)
    const ruleId = await ruleIn(t, {
      product: 'hotel',
      supplier: 'duffel-stays',
      amount: rial(1_000_000),
      commissionPpm: 10_000,
    })
    const { id, total } = await abroad.hotelIn('EVN', 'Cascade')
    assert.equal(total, (plain.total ?? 0) + 1_000_000)
    const [rate] = await abroad.rates(id)
    assert.equal(rate?.total, total)
    for (const [place, step] of (rate?.cancellation ?? []).entries()) {
      const before = was?.cancellation[place]
      assert.equal(step.penalty - (before?.penalty ?? 0), step.refund === 0 ? 1_000_000 : 0)
      assert.equal(step.penalty + step.refund, total)
    }
    const userId = await t.user()
    const order = await abroad.issued(userId, 'EVN', 'Cascade')
    assert.equal(order.status, 'issued')
    const commission = Math.floor((order.totalPrice - 1_000_000) * 0.01)
    assert.deepEqual(await t.orders.pricing.ofOrder(order.orderId), [
      { ruleId, amount: 1_000_000, commission },
    ])
    assert.equal(
      await postedTo(t.house.database, order.orderId, 'supplier-payable'),
      order.totalPrice - 1_000_000 - commission,
    )
    const [item] = (await t.orders.refundTermsOf(order.orderId, userId)).items
    assert.deepEqual(
      [item?.total, item?.supplierShare],
      [order.totalPrice, order.totalPrice - 1_000_000 - commission],
    )
    await endRules(t)
  })
})
