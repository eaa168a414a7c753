import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { customerPrice, mostMarkup } from '#agencies/markup.ts'
import { rial } from '#money/rial.ts'

test('seven and a half percent of 18,000,000 rial make 19,350,000', () => {
  assert.equal(customerPrice(rial(18_000_000), 750), 19_350_000)
  assert.equal(customerPrice(rial(18_000_000), 0), 18_000_000)
})

test('a customer never reads less than was paid, in whole tomans, and no more than a toman over the markup', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000_000 }),
      fc.integer({ min: 0, max: mostMarkup }),
      (paid, markup) => {
        const price = customerPrice(rial(paid), markup)
        assert.ok(price >= paid)
        assert.equal(price % 10, 0)
        assert.ok(price * 10_000 < (paid + 10) * (10_000 + markup) + 100_000)
        assert.ok(price * 10_000 >= paid * (10_000 + markup))
      },
    ),
  )
})
