import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { firstPrice, firstRate } from '#testing/visas/first-prices.ts'
import { MOST_APPLICANTS, type VisaChoice, visaCountries, visaEntries, visaSpeeds } from '#visas/choice.ts'
import { tariffOf } from '#visas/data/tariffs.ts'
import { lengthsOf } from '#visas/lengths.ts'

const month: VisaChoice = {
  country: 'AE',
  type: 'tourist',
  days: 30,
  entry: 'single',
  speed: 'normal',
  isGuaranteed: false,
}

test('the lengths of the Emirates begin at 100, 200, 350 and 500 dirham (§9)', () => {
  const begin = lengthsOf('AE', firstRate('AE'))
    .filter(({ type }) => type === 'tourist')
    .map(({ days, fee }) => [days, fee.amount, fee.currency])
  assert.deepEqual(begin, [
    [10, 100, 'AED'],
    [30, 200, 'AED'],
    [60, 350, 'AED'],
    [90, 500, 'AED'],
  ])
})

test('200 dirham are 6,808,000 toman at the rate of the house, and our service comes to them', () => {
  const price = firstPrice(month, 1)
  assert.deepEqual([price?.feeRial, price?.service, price?.total], [68_080_000, 8_900_000, 76_980_000])
})

test('several entries, haste and the guarantee each make it dearer', () => {
  const totals = [
    month,
    { ...month, speed: 'urgent' as const },
    { ...month, entry: 'multiple' as const },
    { ...month, entry: 'multiple' as const, speed: 'urgent' as const },
    { ...month, entry: 'multiple' as const, speed: 'urgent' as const, isGuaranteed: true },
  ].map((choice) => firstPrice(choice, 1)?.total ?? 0)
  assert.deepEqual(
    totals,
    [...new Set(totals)].toSorted((a, b) => a - b),
  )
})

test('two days of transit cost nothing there, so nothing is there to guarantee', () => {
  const transit = { ...month, type: 'transit', days: 2 } as const
  assert.deepEqual([firstPrice(transit, 1)?.feeRial, firstPrice(transit, 1)?.guaranteePrice], [0, 0])
  assert.equal(firstPrice({ ...transit, isGuaranteed: true }, 1), undefined)
})

test('what is in no tariff is not sold', () => {
  const unsold: VisaChoice[] = [
    { ...month, days: 14 },
    { ...month, days: 10, entry: 'multiple' },
    { ...month, country: 'IT', speed: 'urgent' },
    { ...month, country: 'IT', isGuaranteed: true },
    { ...month, country: 'AZ', entry: 'multiple' },
  ]
  for (const choice of unsold) assert.equal(firstPrice(choice, 1), undefined, JSON.stringify(choice))
})

const lengths = visaCountries.flatMap((country) =>
  tariffOf(country).lengths.map(({ type, days }) => ({ country, type, days })),
)
const choices = fc.record({
  length: fc.constantFrom(...lengths),
  entry: fc.constantFrom(...visaEntries),
  speed: fc.constantFrom(...visaSpeeds),
  isGuaranteed: fc.boolean(),
  applicants: fc.integer({ min: 1, max: MOST_APPLICANTS }),
})

test('the parts of every price are its whole, in thousands of toman', () => {
  fc.assert(
    fc.property(choices, ({ length, applicants, ...more }) => {
      const price = firstPrice({ ...length, ...more }, applicants)
      if (price === undefined) return
      assert.equal(price.feeRial + price.service + price.guarantee, price.each)
      assert.equal(price.each * applicants, price.total)
      assert.equal(price.each % 10_000, 0)
      assert.equal(price.guarantee, more.isGuaranteed ? price.guaranteePrice : 0)
    }),
  )
})

test('what a length costs from is the lowest that can be chosen with it', () => {
  for (const country of visaCountries)
    for (const length of lengthsOf(country, firstRate(country))) {
      const all = length.entries.flatMap((entry) =>
        length.speeds.flatMap((speed) => {
          const { type, days } = length
          return firstPrice({ country, type, days, entry, speed, isGuaranteed: false }, 1)?.each ?? []
        }),
      )
      assert.equal(length.from, Math.min(...all))
    }
})
