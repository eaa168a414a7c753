import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rial, sum, ZERO } from '#money/rial.ts'
import type { ForeignPrice } from '#orders/foreign-price.ts'
import { rateFalls } from '#orders/rate-difference.ts'

const at = (rialAUnit: number, setOn = '2026-11-21') =>
  ({ currency: 'USD', rialAUnit, setOn, source: 'بازار آزاد تهران' }) as const
const two: ForeignPrice = { ...at(1_250_000), minor: 20_000 }
const order = { total: rial(250_000_000), discount: ZERO }

test('two hundred dollars of a rate that fell by 50,000 bring ten million back, told with both rates', () => {
  const issued = at(1_200_000, '2026-11-25')
  assert.deepEqual(rateFalls(order, [two], { USD: issued }), [{ charged: two, issued, amount: 10_000_000 }])
})

test('of what a code paid nothing goes back', () => {
  const [fall] = rateFalls({ ...order, discount: rial(50_000_000) }, [two], { USD: at(1_200_000) })
  assert.equal(fall?.amount, 8_000_000)
})

test('a rate that rose, stayed, or that nobody knows brings nothing and takes nothing', () => {
  for (const today of [{ USD: at(1_250_001) }, { USD: at(1_250_000) }, {}])
    assert.deepEqual(rateFalls(order, [two], today), [])
})

const anyRate = fc.integer({ min: 1, max: 1_000_000_000 })
const anyPrice: fc.Arbitrary<ForeignPrice> = fc.record({
  currency: fc.constantFrom('USD' as const, 'AED' as const, 'IQD' as const),
  minor: fc.integer({ min: 1, max: 100_000_00 }),
  rialAUnit: anyRate,
  setOn: fc.constant('2026-11-21'),
  source: fc.constant('ما'),
})

test('whatever was paid by whatever rates: never more than was paid, never more than it fell, whole toman, zero when all rose', () => {
  const anything = fc.record({
    prices: fc.array(anyPrice, { minLength: 1, maxLength: 4 }),
    today: fc.record({ USD: anyRate, AED: anyRate, IQD: anyRate }),
    total: fc.integer({ min: 10_000, max: 1e13 }),
    discountPercent: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(anything, ({ prices, today, total, discountPercent }) => {
      const discount = rial(Math.floor((total * discountPercent) / 100))
      const rate = (currency: 'USD' | 'AED' | 'IQD') => ({ ...at(today[currency]), currency })
      const rates = { USD: rate('USD'), AED: rate('AED'), IQD: rate('IQD') }
      const falls = rateFalls({ total: rial(total), discount }, prices, rates)
      const all = sum(falls.map(({ amount }) => amount))
      assert.ok(all <= total - discount)
      assert.equal(all % 10, 0)
      for (const { charged, issued, amount } of falls) {
        assert.ok(amount > 0 && issued.rialAUnit < charged.rialAUnit)
        const fell = (BigInt(charged.minor) * BigInt(charged.rialAUnit - issued.rialAUnit)) / 100n
        assert.ok(BigInt(amount) <= fell)
        assert.ok(prices.includes(charged))
      }
      if (prices.every(({ currency, rialAUnit }) => today[currency] >= rialAUnit)) assert.deepEqual(falls, [])
    }),
  )
})
