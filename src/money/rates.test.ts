import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CURRENCIES } from '#money/currencies.ts'
import { DEFAULT_CURRENCY, RATES, rateOf } from '#money/rates.ts'
import { rial } from '#money/rial.ts'
import { shownIn } from '#money/shown.ts'

test('every currency of §3 has one rate and the day it was set', () => {
  assert.deepEqual(RATES.map(({ currency }) => currency).toSorted(), Object.keys(CURRENCIES).toSorted())
  for (const { setOn } of RATES) assert.equal(Temporal.PlainDate.from(setOn).toString(), setOn)
})

test('the rial is the default and is shown as it is', () => {
  assert.equal(DEFAULT_CURRENCY, 'IRR')
  assert.equal(shownIn('IRR', rial(28_900_000), rateOf('IRR').rate), '28,900,000')
})
