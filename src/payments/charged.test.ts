import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rial } from '#money/rial.ts'
import {
  type ChargeRate,
  chargedFor,
  displayedRate,
  inUnits,
  isFresh,
  minorIn,
  worthOf,
} from '#payments/charged.ts'

const dollars = (rateRial: number): ChargeRate => ({ currency: 'USD', rateRial, setOn: '2026-11-21' })

test('an amount is charged in hundredths, rounded up, at a whole number of rial', () => {
  for (const [amount, minor] of [
    [125_000_000, 10_000],
    [125_000_001, 10_001],
    [1, 1],
    [28_900_000, 2312],
  ] as const) {
    const charged = chargedFor(rial(amount), dollars(1_250_000))
    assert.equal(charged.minor, minor, `${amount}`)
    assert.equal(charged.rateRial, 1_250_000)
  }
})

test('a rate is as old as the day in Tehran on which the house set it', () => {
  assert.equal(chargedFor(rial(1000), dollars(1_250_000)).rateAt.toString(), '2026-11-20T20:30:00Z')
})

test('a charge is never worth less than what is due, and by less than a hundredth more', () => {
  const abroad = (['USD', 'AED', 'IQD'] as const).map(displayedRate)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), fc.constantFrom(...abroad), (amount, rate) => {
      const charged = chargedFor(rial(amount), rate)
      assert.ok(BigInt(charged.minor) * BigInt(charged.rateRial) >= BigInt(amount) * 100n)
      assert.ok(BigInt(charged.minor - 1) * BigInt(charged.rateRial) < BigInt(amount) * 100n)
      assert.ok(worthOf(charged.minor, charged) >= amount)
    }),
  )
  const charged = chargedFor(rial(28_900_000), dollars(1_250_000))
  assert.deepEqual(
    [2312, 1234, 1].map((minor) => worthOf(minor, charged)),
    [28_900_000, 15_425_000, 12_500],
  )
  assert.equal(worthOf(1, { ...charged, rateRial: 1_250_099 }), 12_500)
})

test('a rate is fresh until its last day in Tehran is over, and none is of tomorrow', () => {
  const rate = dollars(1_250_000)
  for (const [now, is] of [
    ['2026-11-20T20:29:59Z', false],
    ['2026-11-20T20:30:00Z', true],
    ['2026-11-28T20:29:59Z', true],
    ['2026-11-28T20:30:00Z', false],
  ] as const)
    assert.equal(isFresh(rate, 7, Temporal.Instant.from(now)), is, now)
})

test('hundredths are written and read as a decimal, and nothing else is read', () => {
  fc.assert(fc.property(fc.nat(), (minor) => assert.equal(minorIn(inUnits(minor)), minor)))
  for (const wrong of ['', '12', '12.3', '12.345', '-1.00', '1e3', ' 1.00', '1,000.00'])
    assert.equal(minorIn(wrong), undefined, wrong)
})
