import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { refundOf } from '#refunds/refund.ts'
import { nextFall, timelineOf } from '#refunds/timeline.ts'
import { anAdult, anyOrder, departure, reckoned, termsOf } from '#testing/refunds/terms.ts'

const at = (text: string) => Temporal.Instant.from(text)
const now = at('2026-11-21T06:00:00Z')
const first = { passenger: 0, leg: 0 }

test('the clock of a ticket: every step with its hours and its rial', () => {
  const steps = timelineOf(reckoned(termsOf([anAdult])), [first], now)
  assert.deepEqual(
    steps.map(({ from, until, percent, penalty, refund, state }) => [
      from,
      until,
      percent,
      penalty,
      refund,
      state,
    ]),
    [
      [null, '2026-11-30T08:30:00Z', 30, 6_000_000, 16_000_000, 'now'],
      ['2026-11-30T08:30:00Z', '2026-12-01T08:30:00Z', 60, 12_000_000, 10_000_000, 'ahead'],
      ['2026-12-01T08:30:00Z', '2026-12-02T08:30:00Z', 70, 14_000_000, 8_000_000, 'ahead'],
      ['2026-12-02T08:30:00Z', null, 100, 22_000_000, 0, 'ahead'],
    ],
  )
  const fall = nextFall(steps)
  assert.deepEqual(
    [String(fall?.at), fall?.step.refund, fall?.next.refund],
    ['2026-11-30T08:30:00Z', 16_000_000, 10_000_000],
  )
})

test('nothing falls any more once nothing comes back', () => {
  assert.equal(
    nextFall(timelineOf(reckoned(termsOf([anAdult])), [first], at('2026-12-02T08:30:00Z'))),
    undefined,
  )
})

test('two legs make one clock, with the steps of both', () => {
  const steps = timelineOf(
    reckoned(termsOf([anAdult], ['flypersia/1', 'charter/none'])),
    [first, { passenger: 0, leg: 1 }],
    now,
  )
  assert.deepEqual(
    steps.map(({ percent, refund }) => [percent, refund]),
    [
      [64, 16_000_000],
      [77, 10_000_000],
      [82, 8_000_000],
      [100, 0],
    ],
  )
})

test('at ten thousand random instants the clock says what the reckoning says', () => {
  const minutes = fc.integer({ min: -60 * 24 * 60, max: 9 * 24 * 60 })
  const moments = fc.array(minutes, { minLength: 100, maxLength: 100 })
  fc.assert(
    fc.property(anyOrder, moments, ({ reckoning, chosen }, all) => {
      for (const minute of all) {
        const moment = departure.toInstant().add({ minutes: minute })
        const steps = timelineOf(reckoning, chosen, moment)
        const [holding, ...others] = steps.filter(({ state }) => state === 'now')
        const found = refundOf(reckoning, chosen, moment)
        assert.deepEqual([holding?.refund, holding?.penalty, others.length], [found.refund, found.penalty, 0])
      }
    }),
    { numRuns: 100 },
  )
})

test('steps follow each other without a gap, and each brings less than the one before', () => {
  fc.assert(
    fc.property(anyOrder, ({ reckoning, chosen }) => {
      fc.pre(chosen.length > 0)
      const steps = timelineOf(reckoning, chosen, now)
      assert.equal(steps[0]?.from, null)
      assert.equal(steps.at(-1)?.until, null)
      for (const [index, step] of steps.entries()) {
        const before = steps[index - 1]
        if (before !== undefined) assert.equal(before.until, step.from)
        if (before !== undefined) assert.ok(before.refund >= step.refund)
      }
    }),
  )
})
