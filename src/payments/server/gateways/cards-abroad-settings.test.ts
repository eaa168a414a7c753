import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardsAbroadIn } from '#payments/server/gateways/cards-abroad-settings.ts'

const today = { HYPERPAY_RATE: '1300000', HYPERPAY_RATE_SET_ON: '2026-12-01' }

test('cards abroad are charged in dollars as prices show them, unless a rate is given with its day', () => {
  assert.deepEqual(cardsAbroadIn({}, 'demo'), {
    cardsAbroad: { currency: 'USD', rate: undefined, rateDays: undefined },
    faults: [],
  })
  assert.deepEqual(cardsAbroadIn({ ...today, HYPERPAY_CURRENCY: 'AED' }, 'production'), {
    cardsAbroad: { currency: 'AED', rate: { rateRial: 1_300_000, setOn: '2026-12-01' }, rateDays: 7 },
    faults: [],
  })
  assert.equal(cardsAbroadIn({ HYPERPAY_RATE_DAYS: '1' }, 'demo').cardsAbroad.rateDays, 1)
})

for (const [what, given] of [
  ['a rate without its day', { HYPERPAY_RATE: '1300000' }],
  ['a day without a rate', { HYPERPAY_RATE_SET_ON: '2026-12-01' }],
  ['a part of a rial', { ...today, HYPERPAY_RATE: '0.0000008' }],
  ['no day', { ...today, HYPERPAY_RATE_SET_ON: '2026-13-01' }],
  ['a currency that is not charged', { HYPERPAY_CURRENCY: 'IRR' }],
  ['an age that is none', { HYPERPAY_RATE_DAYS: '-1' }],
] as const)
  test(`${what} is said and refused`, () => {
    assert.equal(cardsAbroadIn(given, 'production').faults.length, 1)
  })
