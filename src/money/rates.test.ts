import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { CURRENCIES, type Currency } from '#money/currencies.ts'
import { displayedIn } from '#money/display-currency.ts'
import { rateText } from '#money/exchange.ts'
import { DEFAULT_CURRENCY, FIRST_RATES } from '#money/rates.ts'
import { rial } from '#money/rial.ts'

test('every currency of §3 has one rate, its source and the day it was set', () => {
  assert.deepEqual(Object.keys(FIRST_RATES), Object.keys(CURRENCIES))
  for (const { currency, setOn, source } of Object.values(FIRST_RATES)) {
    assert.equal(Temporal.PlainDate.from(setOn).toString(), setOn)
    assert.ok(source.length > 2 && FIRST_RATES[currency].source === source)
  }
})

test('the rial is the default and is shown as it is', () => {
  assert.equal(DEFAULT_CURRENCY, 'IRR')
  assert.equal(displayedIn('IRR', rial(28_900_000), rateText(FIRST_RATES.IRR.rialAUnit)), '28,900,000')
})

test('one rial in a currency is a plain decimal', () => {
  for (const [rialAUnit, text] of [
    [1, '1'],
    [1_250_000, '0.0000008'],
    [340_368, '0.000002937996522'],
    [10, '0.1'],
    [3, '0.333333333333334'],
  ] as const)
    assert.equal(rateText(rialAUnit), text)
})

test('what so many units cost is shown as so many units again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Currency>('USD', 'AED'),
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      (currency, rialAUnit, units) => {
        const shown = displayedIn(currency, rial(rialAUnit * units), rateText(rialAUnit))
        assert.equal(shown.replaceAll(',', ''), `${units}.00`)
      },
    ),
  )
})
