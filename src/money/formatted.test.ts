import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { displayedIn } from '#money/display-currency.ts'
import { rateText } from '#money/exchange.ts'
import { inRial, inToman } from '#money/formatted.ts'
import { FIRST_RATES } from '#money/rates.ts'
import { rial } from '#money/rial.ts'

test('a price is read in toman with Latin digits and commas', () => {
  assert.equal(inToman(rial(28_900_000)), '2,890,000')
  assert.equal(inToman(rial(0)), '0')
  assert.equal(inToman(rial(9_990)), '999')
  assert.equal(inToman(rial(10_000)), '1,000')
  assert.equal(inToman(rial(15)), '1')
})

test('at payment the same price is also read in rial', () => {
  assert.equal(inRial(rial(147_800_000)), '147,800,000')
})

test('an outflow has a real minus, and what is less than a toman is none', () => {
  assert.equal(inToman(rial(-5_000_000)), '−500,000')
  assert.equal(inToman(rial(-9)), '0')
})

test('§9: rial and dinar are truncated, dollar and dirham have two decimals', () => {
  assert.equal(displayedIn('IRR', rial(28_900_009), '1'), '28,900,009')
  assert.equal(displayedIn('IQD', rial(28_900_000), '0.001048'), '30,287')
  assert.equal(displayedIn('IQD', rial(-1_999), '0.001'), '−1')
  assert.equal(displayedIn('USD', rial(28_900_000), '0.0000008'), '23.12')
  assert.equal(displayedIn('AED', rial(1_250), '0.01'), '12.50')
  assert.equal(displayedIn('USD', rial(1_234_567_890), '0.001'), '1,234,567.89')
})

test('two decimals are rounded, halves away from zero, where floating point would slip', () => {
  assert.equal(displayedIn('USD', rial(1_005), '0.001'), '1.01')
  assert.equal(displayedIn('USD', rial(-1_005), '0.001'), '−1.01')
  assert.equal(displayedIn('USD', rial(4), '0.001'), '0.00')
  assert.equal(displayedIn('USD', rial(-4), '0.001'), '0.00')
})

test('a rate that is not a positive decimal is refused', () => {
  for (const rate of ['', '0', '0.000', '-1', '1e-6', '1,5', '.5', 'NaN']) {
    assert.throws(() => displayedIn('USD', rial(100), rate), RangeError)
  }
})

test('the grouped number is the number', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) => {
      assert.equal(Number(inRial(rial(amount)).replaceAll(',', '').replace('−', '-')), amount)
    }),
  )
})

test('a shown dollar price is within half a cent of the exact one', () => {
  const rate = rateText(FIRST_RATES.USD.rialAUnit)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (amount) => {
      const shown = Number(displayedIn('USD', rial(amount), rate).replaceAll(',', ''))
      assert.ok(Math.abs(shown - amount * 0.0000008) <= 0.005 + 1e-6)
    }),
  )
})
