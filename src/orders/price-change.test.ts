import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rial } from '#money/rial.ts'
import { priceChange, priceStep } from '#orders/price-change.ts'

test('only a dearer price needs a word, and a word holds for that price and whatever is cheaper', () => {
  const table = [
    [100, 100, undefined, 'stays'],
    [100, 96, undefined, 'falls'],
    [100, 106, undefined, 'rises'],
    [100, 106, 106, 'rises-agreed'],
    [100, 104, 106, 'rises-agreed'],
    [100, 107, 106, 'rises'],
    [100, 106, 100, 'rises'],
  ] as const
  for (const [was, now, agreed, step] of table) {
    const agreedTotal = agreed === undefined ? undefined : rial(agreed)
    assert.equal(priceStep(rial(was), rial(now), { agreedTotal }), step, `${was} ${now} ${agreed}`)
  }
})

test('the difference is what is added', () => {
  const change = { old: rial(100), new: rial(96), by: 'seller', until: null } as const
  assert.equal(priceChange(change).difference, -4)
})
