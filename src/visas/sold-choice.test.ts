import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { firstRate } from '#testing/visas/first-prices.ts'
import { type VisaCountry, visaCountries, visaEntries, visaSpeeds, visaTypes } from '#visas/choice.ts'
import { choiceQuery } from '#visas/choice-address.ts'
import { lengthsOf } from '#visas/lengths.ts'
import type { VisaLength } from '#visas/responses.ts'
import {
  chosenIn,
  isGuaranteeSold,
  lengthOf,
  lengthsOfType,
  soldChoice,
  soldPrice,
  typesOf,
} from '#visas/sold-choice.ts'

function length(days: number, more: Partial<VisaLength> = {}): VisaLength {
  return {
    type: 'tourist',
    days,
    entries: ['single', 'multiple'],
    speeds: ['normal', 'urgent'],
    fee: { currency: 'AED', amount: 100 },
    from: 10_000_000,
    isPopular: false,
    ...more,
  }
}

const emirates = {
  code: 'AE',
  lengths: [
    length(10, { entries: ['single'] }),
    length(30, { isPopular: true }),
    length(60),
    length(90, { speeds: ['normal'] }),
    length(2, { type: 'transit', entries: ['single'], speeds: ['normal'] }),
    length(4, { type: 'transit', entries: ['single'], speeds: ['normal'] }),
  ],
} as const

const chosen = (query: string) => chosenIn(emirates, new URLSearchParams(query))

test('an address that says nothing chooses what most ask for', () => {
  assert.deepEqual(chosen(''), {
    choice: {
      country: 'AE',
      type: 'tourist',
      days: 30,
      entry: 'single',
      speed: 'normal',
      isGuaranteed: false,
    },
    applicants: 1,
    isPutRight: false,
  })
})

for (const [query, days, entry, speed, isPutRight] of [
  ['days=60&entry=multiple&speed=urgent', 60, 'multiple', 'urgent', false],
  ['type=transit', 2, 'single', 'normal', false],
  ['type=transit&days=4', 4, 'single', 'normal', false],
  ['type=transit&days=30', 2, 'single', 'normal', true],
  ['days=4', 30, 'single', 'normal', true],
  ['days=10&entry=multiple', 10, 'single', 'normal', true],
  ['days=90&speed=urgent', 90, 'single', 'normal', true],
  ['days=forever', 30, 'single', 'normal', true],
  ['type=work', 30, 'single', 'normal', true],
] as const)
  test(`"${query}" chooses ${days} days, ${entry}, ${speed}${isPutRight ? ', put right' : ''}`, () => {
    const { choice, isPutRight: wasPutRight } = chosen(query)
    assert.deepEqual([choice.days, choice.entry, choice.speed, wasPutRight], [days, entry, speed, isPutRight])
  })

test('a country that sells one type offers it, whatever was asked for', () => {
  const azerbaijan = { code: 'AZ', lengths: [length(30, { entries: ['single'] })] } as const
  const { choice, isPutRight } = chosenIn(
    azerbaijan,
    new URLSearchParams('type=transit&days=2&entry=multiple'),
  )
  assert.deepEqual([choice.type, choice.days, choice.entry, isPutRight], ['tourist', 30, 'single', true])
  assert.deepEqual(typesOf(azerbaijan.lengths), ['tourist'])
  assert.equal(lengthsOfType(azerbaijan.lengths, 'transit').length, 1)
})

test('whatever is wished, what is chosen is sold, and is chosen again by its own address', () => {
  fc.assert(
    fc.property(
      fc.record({
        country: fc.constant('AE' as const),
        type: fc.constantFrom(...visaTypes),
        days: fc.integer({ min: 1, max: 120 }),
        entry: fc.constantFrom(...visaEntries),
        speed: fc.constantFrom(...visaSpeeds),
        isGuaranteed: fc.boolean(),
      }),
      fc.integer({ min: 1, max: 9 }),
      (wished, applicants) => {
        const choice = soldChoice(emirates, wished)
        const sold = lengthOf(emirates, choice) ?? assert.fail('no such length is sold')
        assert.ok(sold.entries.includes(choice.entry) && sold.speeds.includes(choice.speed))
        assert.equal(choice.isGuaranteed, wished.isGuaranteed && isGuaranteeSold(choice))
        assert.deepEqual(chosen(choiceQuery(choice, applicants)), { choice, applicants, isPutRight: false })
      },
    ),
  )
})

for (const country of visaCountries)
  test(`every length of ${country} has a price for all that may be chosen with it`, () => {
    const sold = { code: country, lengths: lengthsOf(country, firstRate(country)) }
    for (const { type, days, entries, speeds } of sold.lengths)
      for (const entry of entries)
        for (const speed of speeds)
          for (const isGuaranteed of [false, true]) {
            const choice = soldChoice(sold, { country, type, days, entry, speed, isGuaranteed })
            assert.deepEqual(
              [choice.type, choice.days, choice.entry, choice.speed],
              [type, days, entry, speed],
            )
            const price = soldPrice(choice, 2, firstRate(country))
            assert.equal(price.total, 2 * price.each)
            assert.equal(choice.isGuaranteed, isGuaranteed && price.guaranteePrice > 0)
          }
  })

test('a visa that costs nothing, and a country without it, is sold without a guarantee', () => {
  const asked = (country: VisaCountry, query: string) =>
    chosenIn({ code: country, lengths: lengthsOf(country, firstRate(country)) }, new URLSearchParams(query))
      .choice.isGuaranteed
  assert.equal(asked('AE', 'isGuaranteed=true'), true)
  assert.equal(asked('AE', 'type=transit&days=2&isGuaranteed=true'), false)
  assert.equal(asked('IT', 'isGuaranteed=true'), false)
})
