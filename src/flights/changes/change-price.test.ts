import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pricesOfChange } from '#flights/changes/change-price.ts'
import { rial } from '#money/rial.ts'

const kinds = [
  { paxType: 'Adult', count: 2, total: rial(1_000_000) },
  { paxType: 'Child', count: 1, total: rial(750_000) },
  { paxType: 'Infant', count: 1, total: rial(100_000) },
] as const

test('what changed flights cost is divided as the old price was, to less than a toman for each adult', () => {
  for (const total of [2_850_000, 2_850_010, 1_234_560, 30, 99_999_990]) {
    const prices = pricesOfChange({ total: rial(total), commission: rial(0) }, kinds)
    const all = prices.reduce((sum, price, at) => sum + price.total * (kinds[at]?.count ?? 0), 0)
    assert.ok(all >= total && all < total + 20, `${total}: ${all}`)
    for (const { base, taxes, total: each } of prices)
      assert.deepEqual([base, taxes, each % 10], [each, [], 0])
  }
  const same = pricesOfChange({ total: rial(2_850_000), commission: rial(0) }, kinds)
  assert.deepEqual(
    same.map(({ total }) => total),
    [1_000_000, 750_000, 100_000],
  )
})

test('what is ours of it is never more than it is, and of one traveller it is whole', () => {
  const prices = pricesOfChange({ total: rial(2_850_000), commission: rial(285_003) }, kinds)
  const ours = prices.reduce((sum, price, at) => sum + (price.commission ?? 0) * (kinds[at]?.count ?? 0), 0)
  assert.ok(ours <= 285_003 && ours > 285_000)
  const [only] = pricesOfChange({ total: rial(500), commission: rial(43) }, [
    { paxType: 'Adult', count: 1, total: rial(1) },
  ])
  assert.deepEqual([only?.total, only?.commission], [500, 43])
})
