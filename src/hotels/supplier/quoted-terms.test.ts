import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { quotedFreeUntil, quotedLadder, quotedSteps } from '#hotels/supplier/quoted-terms.ts'
import { rial } from '#money/rial.ts'
import { penaltyOf, penaltyStretches, stateAt } from '#penalties/penalty.ts'

const checksInAt = Temporal.ZonedDateTime.from('2026-12-05T14:30[Europe/Istanbul]')
const at = (hoursBefore: number) => checksInAt.toInstant().subtract({ minutes: Math.round(hoursBefore * 60) })
const told = (hoursBefore: number, refund: number) => ({ until: at(hoursBefore), refund: rial(refund) })

test('what was told is laid before the check-in, and said in words', () => {
  const terms = { total: rial(1000), refunds: [told(72.5, 1000), told(24, 617)] }
  assert.deepEqual(
    quotedSteps(terms, { checksInAt, now: at(48) }).map(({ label, percent, penalty, refund, state }) => [
      label,
      percent,
      penalty,
      refund,
      state,
    ]),
    [
      ['تا ۳ روز و ۳۰ دقیقه پیش از ورود', 0, 0, 1000, 'past'],
      ['تا ۱ روز پیش از ورود', 39, 383, 617, 'now'],
      ['پس از ۱ روز پیش از ورود', 100, 1000, 0, 'coming'],
    ],
  )
})

test('what is never given back is one step from the purchase on', () => {
  const terms = { total: rial(1000), refunds: [] }
  const steps = quotedSteps(terms, { checksInAt, now: at(1) })
  assert.deepEqual(
    steps.map(({ label, percent, state }) => [label, percent, state]),
    [['از خرید تا ورود', 100, 'now']],
  )
  assert.equal(quotedFreeUntil(terms, { checksInAt, now: at(100) }), undefined)
})

test('whatever was told, at the check-in nothing comes back', () => {
  const terms = { total: rial(1000), refunds: [told(-24, 1000)] }
  assert.deepEqual(
    quotedSteps(terms, { checksInAt, now: at(1) }).map(({ until, refund }) => [until, refund]),
    [
      [checksInAt.toInstant().toString(), 1000],
      [null, 0],
    ],
  )
})

test('all of it comes back until the free time ends, and not a second longer', () => {
  const terms = { total: rial(1000), refunds: [told(72, 1000), told(24, 500)] }
  assert.equal(quotedFreeUntil(terms, { checksInAt, now: at(73) })?.toString(), at(72).toString())
  assert.equal(quotedFreeUntil(terms, { checksInAt, now: at(72) }), undefined)
})

const timelines = fc
  .record({
    total: fc.integer({ min: 1, max: 9_000_000_000 }).map((tomans) => tomans * 10), // as adapters tell it
    ends: fc.uniqueArray(fc.integer({ min: -50, max: 900 }), { maxLength: 4 }),
    parts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
    nowBefore: fc.integer({ min: -60, max: 1000 }),
  })
  .map(({ total, ends, parts, nowBefore }) => {
    const shares = parts.toSorted((a, b) => b - a)
    const refunds = ends
      .toSorted((a, b) => b - a)
      .map((hours, place) => told(hours, Math.floor((total / 10) * (shares[place] ?? 0)) * 10))
    return { terms: { total: rial(total), refunds }, now: at(nowBefore) }
  })

test('every moment has one step, steps follow each other, and no rial is lost in them', () => {
  fc.assert(
    fc.property(timelines, ({ terms, now }) => {
      const steps = quotedSteps(terms, { checksInAt, now })
      assert.equal(steps.filter(({ state }) => state === 'now').length, 1)
      assert.deepEqual(
        steps.slice(1).map(({ from }) => from),
        steps.slice(0, -1).map(({ until }) => until),
      )
      for (const { penalty, refund, percent } of steps) {
        assert.equal(penalty + refund, terms.total)
        assert.equal(percent === 0, penalty === 0)
        assert.equal(percent === 100, refund === 0)
      }
      assert.equal(steps.at(-1)?.refund, 0)
    }),
  )
})

test('as refunds reckon it, what is kept now is what was told, to the rial', () => {
  fc.assert(
    fc.property(timelines, ({ terms, now }) => {
      const holding = quotedSteps(terms, { checksInAt, now }).find(({ state }) => state === 'now')
      const { ladder, base } = quotedLadder(terms, { checksInAt, now })
      const stretch = penaltyStretches(ladder, checksInAt).find((one) => stateAt(one, now) === 'now')
      assert.ok(stretch && holding)
      const prices = [{ count: 1, baseFare: base, totalPrice: terms.total }]
      assert.equal(penaltyOf(prices, stretch.percent), holding.penalty)
    }),
  )
})
