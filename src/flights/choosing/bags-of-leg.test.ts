import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { bagWords, cheapestReaching } from '#flights/choosing/bag-words.ts'
import { bagPayable, bagsOfLeg, type LegOfBags, legBags } from '#flights/choosing/bags-of-leg.ts'
import { charterPrices, systemPrices } from '#flights/choosing/fare-prices.ts'
import { bagTariffs } from '#flights/facts/bag-tariffs.ts'
import { rial } from '#money/rial.ts'

interface SampleLeg {
  readonly bases?: readonly number[]
  readonly isInternational?: boolean
  readonly unit?: 'Kg' | 'Pc'
  readonly supplier?: string
  readonly isCharter?: boolean
}

function leg({
  bases = [29_000_000],
  isInternational = false,
  unit = 'Kg',
  ...fare
}: SampleLeg = {}): LegOfBags {
  const { supplier = 'own', isCharter = false } = fare
  return {
    isInternational,
    group: { baggage: { cabinKg: 5, checked: { unit, value: unit === 'Kg' ? 20 : 1 } } },
    fares: bases.map((base) => ({
      isCharter,
      supplier,
      prices: isCharter ? charterPrices(rial(base)) : systemPrices(rial(base)),
    })),
  }
}

test('inside Iran a kilogram is one percent of the adult’s base fare, in whole thousands of toman', () => {
  assert.deepEqual(
    bagsOfLeg(leg({ bases: [29_030_000] })).map(({ kg, price }) => [kg, price]),
    [
      [5, 1_460_000],
      [10, 2_910_000],
      [20, 5_810_000],
    ],
  )
})

test('several flights of a direction are one price, the sum of each', () => {
  const [first, second] = [bagsOfLeg(leg({ bases: [20_000_000] })), bagsOfLeg(leg({ bases: [31_000_000] }))]
  assert.deepEqual(
    bagsOfLeg(leg({ bases: [20_000_000, 31_000_000] })).map(({ price }) => price),
    first.map(({ price }, at) => price + (second[at]?.price ?? 0)),
  )
})

test('abroad bags are sold as the fare counts them: by weight, or by the piece', () => {
  const kilograms = bagsOfLeg(leg({ isInternational: true }))
  const pieces = bagsOfLeg(leg({ isInternational: true, unit: 'Pc' }))
  assert.deepEqual(kilograms.map(bagWords), ['۱۰ کیلو', '۲۰ کیلو'])
  assert.deepEqual(pieces.map(bagWords), ['یک بستهٔ ۲۳ کیلویی', '۲ بستهٔ ۲۳ کیلویی'])
})

for (const [whose, told, words] of [
  ['a charter seller', { isCharter: true }, /چارتر بار اضافه نمی‌فروشد/],
  ['a supplier whose protocol sells none', { supplier: 'nira' }, /اکنون نمی‌فروشیم/],
] as const)
  test(`${whose} offers none and says where they are paid`, () => {
    const { bags, says, source } = legBags(leg(told))
    assert.deepEqual([bags, source], [[], ''])
    assert.match(says, words)
    assert.match(says, /در فرودگاه/)
  })

test('every table names its source and its day, and heavier bags are dearer', () => {
  for (const { bags, source, effectiveFrom } of bagTariffs) {
    assert.ok(source.length > 0 && Temporal.PlainDate.from(effectiveFrom).year >= 2026)
    assert.deepEqual(
      bags.map(({ percent }) => percent),
      bags.map(({ percent }) => percent).toSorted((a, b) => a - b),
    )
  }
})

test('of any fares a bag costs something, the airline gets part of it, and more kilograms are never cheaper', () => {
  const bases = fc.array(fc.integer({ min: 100, max: 500_000 }), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(
      bases,
      fc.boolean(),
      fc.constantFrom('Kg' as const, 'Pc' as const),
      (sums, isAbroad, unit) => {
        const told = { bases: sums.map((one) => one * 1000), isInternational: isAbroad, unit }
        const bags = bagsOfLeg(leg(told))
        for (const [at, { kg, price }] of bags.entries()) {
          const before = bags[at - 1]
          assert.ok(price > 0 && price % 10_000 === 0)
          assert.ok(before === undefined || (before.kg < kg && before.price <= price))
          const share = bagPayable(rial(price))
          assert.ok(share > 0 && share < price)
          assert.equal(cheapestReaching(bags, kg)?.price, price)
        }
      },
    ),
  )
})
