import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { plus, type Rial, rial, ZERO } from '#money/rial.ts'
import { refundMoments, refundRows, refundSays, storedAt } from '#visas/refund-rule.ts'

const priceWith = (guarantee: Rial) => ({
  each: plus(rial(76_980_000), guarantee),
  service: rial(8_900_000),
  guarantee,
})

test('before the papers are looked at all comes back, before they are sent all but our service, then nothing', () => {
  const kept = refundRows(priceWith(ZERO)).map(({ moment, keeps }) => [moment, keeps])
  assert.deepEqual(kept, [
    ['received', 0],
    ['checked', 8_900_000],
    ['sent', 76_980_000],
    ['rejected', 76_980_000],
    ['approved', 76_980_000],
  ])
})

test('of who is rejected with a guarantee all comes back but its own price', () => {
  const price = priceWith(rial(8_860_000))
  assert.equal(storedAt('rejected', price), 8_860_000)
  assert.notEqual(refundSays('rejected', price), refundSays('rejected', priceWith(ZERO)))
})

test('never is more kept than was paid, and no stage keeps less than the one before it', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 10 })
  fc.assert(
    fc.property(amount, amount, amount, (fee, service, guarantee) => {
      const price = {
        each: rial(fee + service + guarantee),
        service: rial(service),
        guarantee: rial(guarantee),
      }
      const kept = refundMoments.map((moment) => storedAt(moment, price))
      assert.ok(kept.every((one) => one >= 0 && one <= price.each))
      const [received = 0, checked = 0, sent = 0] = kept
      assert.ok(received <= checked && checked <= sent)
    }),
  )
})
