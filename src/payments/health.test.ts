import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  after,
  type Health,
  healthLimits,
  isResting,
  mayTry,
  type Outcome,
  unknownYet,
  wellnessOf,
} from '#payments/health.ts'

const start = Temporal.Instant.from('2026-11-21T08:00:00Z')
const at = (seconds: number) => start.add({ seconds })
const outcome = (isGood: boolean, seconds: number, milliseconds = 200): Outcome => ({
  isGood,
  milliseconds,
  at: at(seconds).epochMilliseconds,
})
const told = (outcomes: readonly Outcome[]): Health => outcomes.reduce(after, unknownYet)

test('a gateway nobody has asked yet is offered', () => {
  assert.equal(mayTry(unknownYet, start), true)
  assert.equal(wellnessOf(unknownYet), 'healthy')
})

test('one failure, or two, may happen to any gateway; the third in a row leaves it out', () => {
  const two = told([outcome(false, 0), outcome(false, 1)])
  assert.equal(wellnessOf(two), 'healthy')
  const three = after(two, outcome(false, 2))
  assert.equal(wellnessOf(three), 'failing')
  assert.equal(mayTry(three, at(3)), false)
  assert.equal(
    wellnessOf(told([outcome(false, 0), outcome(false, 1), outcome(true, 2), outcome(false, 3)])),
    'healthy',
  )
})

test('a gateway that fails every second time is left out as well', () => {
  const outcomes = Array.from({ length: 6 }, (_, n) => outcome(n % 2 === 0, n))
  assert.equal(wellnessOf(told(outcomes)), 'failing')
})

test('a gateway that keeps payers waiting is slow', () => {
  const outcomes = Array.from({ length: 6 }, (_, n) =>
    outcome(true, n * 10, healthLimits.slowMilliseconds + 1),
  )
  assert.equal(wellnessOf(told(outcomes)), 'slow')
})

test('failures of long ago tell nothing of now', () => {
  const old = [outcome(false, 0), outcome(false, 1)]
  assert.equal(wellnessOf(told([...old, outcome(false, 601)])), 'healthy')
})

test('after its rest one payer may try: it comes back, or rests again', () => {
  const resting = told([outcome(false, 0), outcome(false, 1), outcome(false, 2)])
  assert.equal(mayTry(resting, at(61)), false)
  assert.equal(mayTry(resting, at(62)), true)
  assert.deepEqual([isResting(resting, at(61)), isResting(resting, at(62))], [true, false])
  assert.equal(wellnessOf(resting), 'failing', 'until it has answered well')
  const probed = { ...resting, probedAt: at(62) }
  assert.equal(mayTry(probed, at(70)), false)
  assert.equal(mayTry(probed, at(92)), true)
  const back = after(probed, outcome(true, 63))
  assert.equal(mayTry(back, at(64)), true)
  assert.equal(wellnessOf(after(back, outcome(false, 65))), 'healthy')
  const again = after(probed, outcome(false, 63))
  assert.equal(mayTry(again, at(122)), false)
  assert.equal(mayTry(again, at(123)), true)
})

test('a good answer while it rests does not cut the rest short', () => {
  const resting = told([outcome(false, 0), outcome(false, 1), outcome(false, 2)])
  assert.equal(mayTry(after(resting, outcome(true, 10)), at(11)), false)
})

test('whatever happened, a gateway that answers well comes back within its rest', () => {
  const outcomes = fc.array(fc.record({ isGood: fc.boolean(), milliseconds: fc.nat(20_000) }), {
    maxLength: 60,
  })
  fc.assert(
    fc.property(outcomes, (calls) => {
      const record = told(calls.map((call, n) => ({ ...call, at: at(n).epochMilliseconds })))
      assert.ok(record.recent.length <= healthLimits.remembered)
      const later = calls.length + healthLimits.restSeconds
      assert.equal(mayTry(record, at(later)), true)
      assert.equal(mayTry(after(record, outcome(true, later)), at(later)), true)
    }),
  )
})
