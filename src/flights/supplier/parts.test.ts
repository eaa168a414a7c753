import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { sharedPrices } from '#flights/supplier/parts.ts'
import { plus, rial, sum } from '#money/rial.ts'

const amount = fc.integer({ min: 0, max: 5_000_000_000 }).map(rial)
const price = fc
  .record({ base: amount, taxes: fc.array(amount, { maxLength: 6 }), commission: amount })
  .map(({ base, taxes, commission }) => ({
    commission,
    paxType: 'Adult' as const,
    base,
    taxes: taxes.map((each, at) => ({ code: `T${at}`, name: `T${at}`, amount: each })),
    total: plus(base, sum(taxes)),
  }))

test('however a price is shared among flights, no rial is lost, by tax and in all, and none is owed', () => {
  const minutes = fc.array(fc.integer({ min: 20, max: 1200 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(price, minutes, (whole, flights) => {
      const parts = sharedPrices([whole], flights).map(([part]) => part)
      assert.equal(sum(parts.map((part) => part?.total ?? rial(-1))), whole.total)
      assert.equal(sum(parts.map((part) => part?.base ?? rial(-1))), whole.base)
      assert.equal(sum(parts.map((part) => part?.commission ?? rial(-1))), whole.commission)
      for (const [at, { amount: tax }] of whole.taxes.entries())
        assert.equal(sum(parts.map((part) => part?.taxes[at]?.amount ?? rial(-1))), tax)
      for (const part of parts) {
        assert.ok(part !== undefined && part.base >= 0 && part.taxes.every(({ amount: each }) => each >= 0))
        assert.equal(plus(part.base, sum(part.taxes.map(({ amount: each }) => each))), part.total)
      }
    }),
  )
})

test('a longer flight has the larger share', () => {
  const [[short] = [], [long] = []] = sharedPrices(
    [{ paxType: 'Adult', base: rial(100), taxes: [], total: rial(100) }],
    [60, 180],
  )
  assert.deepEqual([short?.base, long?.base], [25, 75])
  assert.deepEqual([short?.commission, long?.commission], [undefined, undefined])
})
