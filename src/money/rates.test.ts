import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CURRENCIES } from '#money/currencies.ts'
import { displayedIn } from '#money/display-currency.ts'
import { rialAUnit } from '#money/exchange.ts'
import { DEFAULT_CURRENCY, RATES, rateOf } from '#money/rates.ts'
import { rial } from '#money/rial.ts'

test('every currency of §3 has one rate and the day it was set', () => {
  assert.deepEqual(RATES.map(({ currency }) => currency).toSorted(), Object.keys(CURRENCIES).toSorted())
  for (const { setOn } of RATES) assert.equal(Temporal.PlainDate.from(setOn).toString(), setOn)
})

test('the rial is the default and is shown as it is', () => {
  assert.equal(DEFAULT_CURRENCY, 'IRR')
  assert.equal(displayedIn('IRR', rial(28_900_000), rateOf('IRR').rate), '28,900,000')
})

test('a unit of each currency is so many whole rial, and never costs the house a part of one', () => {
  assert.deepEqual(
    (['IRR', 'USD', 'AED', 'IQD'] as const).map((currency) => rialAUnit(rateOf(currency).rate)),
    // 1,250,000 exactly; 340,367.6 and 954.2 rounded up
    [1, 1_250_000, 340_368, 955],
  )
  for (const wrong of ['0', '-1', '1e-6', '']) assert.throws(() => rialAUnit(wrong), RangeError)
})
