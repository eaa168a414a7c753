import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Candidate, leftOut, preselected } from '#payments/choice.ts'

const candidate = (more: object = {}): Candidate => ({
  gateway: {
    id: 2,
    isActive: true,
    caps: { currency: 'IRR', min: 10_000, max: 500_000_000, pageMinutes: 15, verifyWindowMinutes: 15 },
    ...more,
  },
  isResting: false,
})

test('a gateway is offered when it is active, well, and takes the amount', () => {
  for (const [amount, why] of [
    [undefined, undefined],
    [9_999, 'below-least'],
    [10_000, undefined],
    [500_000_000, undefined],
    [500_000_001, 'above-most'],
  ] as const)
    assert.equal(leftOut(candidate(), amount), why)
  assert.equal(leftOut(candidate({ isActive: false }), 10_000), 'inactive')
  assert.equal(leftOut({ ...candidate(), mayBegin: false }, 10_000), 'stale-rate')
  assert.equal(leftOut({ ...candidate(), isResting: true }, 10_000), 'unwell')
})

test('the gateway paid at last is chosen already; else the first that is offered', () => {
  const offered = [
    { id: 1, isActive: false },
    { id: 2, isActive: true },
    { id: 3, isActive: true },
  ]
  assert.equal(preselected(offered, 3), 3)
  assert.equal(preselected(offered, 1), 2)
  assert.equal(preselected(offered), 2)
  assert.equal(preselected([{ id: 1, isActive: false }], 1), undefined)
})
