import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { RATES, type Rate, rateOf } from '#money/rates.ts'
import { rial } from '#money/rial.ts'
import { chargedFor, inUnits, minorIn, worthOf } from '#payments/charged.ts'

const dollars = (rate: string): Rate => ({ currency: 'USD', rate, setOn: '2026-11-21' })

test('an amount is charged in hundredths, rounded up, at a whole number of rial', () => {
  for (const [amount, rate, minor, rateRial] of [
    [125_000_000, '0.0000008', 10_000, 1_250_000],
    [125_000_001, '0.0000008', 10_001, 1_250_000],
    [1, '0.0000008', 1, 1_250_000],
    [28_900_000, '0.0000008', 2312, 1_250_000],
  ] as const) {
    const charged = chargedFor(rial(amount), dollars(rate))
    assert.equal(charged.minor, minor, `${amount} at ${rate}`)
    assert.equal(charged.rateRial, rateRial)
  }
})

test('a rate is as old as the day in Tehran on which the house set it', () => {
  assert.equal(chargedFor(rial(1000), dollars('0.0000008')).rateAt.toString(), '2026-11-20T20:30:00Z')
})

test('a charge is never worth less than what is due, and by less than a hundredth more', () => {
  const abroad = RATES.filter(({ currency }) => currency !== 'IRR')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), fc.constantFrom(...abroad), (amount, rate) => {
      const charged = chargedFor(rial(amount), rate)
      assert.ok(BigInt(charged.minor) * BigInt(charged.rateRial) >= BigInt(amount) * 100n)
      assert.ok(BigInt(charged.minor - 1) * BigInt(charged.rateRial) < BigInt(amount) * 100n)
      assert.ok(worthOf(charged.minor, charged) >= amount)
    }),
  )
})

test('rial is not charged abroad', () => {
  assert.throws(() => chargedFor(rial(1000), rateOf('IRR')), RangeError)
})

test('hundredths are written and read as a decimal, and nothing else is read', () => {
  fc.assert(fc.property(fc.nat(), (minor) => assert.equal(minorIn(inUnits(minor)), minor)))
  for (const wrong of ['', '12', '12.3', '12.345', '-1.00', '1e3', ' 1.00', '1,000.00'])
    assert.equal(minorIn(wrong), undefined, wrong)
})
