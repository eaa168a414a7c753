import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { backOf } from '#flight-and-hotel/refund-steps.ts'

const at = (hours: number) => Temporal.Instant.from('2026-12-01T00:00:00Z').add({ hours }).toString()
const step = (until: number | null, refund: number, state: 'past' | 'now' | 'ahead' = 'ahead') =>
  ({ until: until === null ? null : at(until), refund, state }) as const

test('two ladders as one: every end of either is a step, and what is over is none', () => {
  const out = [step(-5, 100, 'past'), step(10, 70, 'now'), step(30, 40), step(null, 0)]
  const back = [step(20, 90, 'now'), step(null, 10)]
  assert.deepEqual(backOf([out, back]), [
    { until: at(10), refund: 160 },
    { until: at(20), refund: 130 },
    { until: at(30), refund: 50 },
    { until: null, refund: 10 },
  ])
  assert.deepEqual(backOf([[step(null, 0, 'now')]]), [{ until: null, refund: 0 }])
})

test('at any moment what comes back of the whole is the sum of what comes back of its parts', () => {
  const ladder = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 4 }),
      fc.array(fc.integer({ min: 0, max: 9_000 }), { minLength: 5, maxLength: 5 }),
    )
    .map(([ends, refunds]) => {
      const falling = refunds.toSorted((a, b) => b - a)
      return [...ends.toSorted((a, b) => a - b), null].map((until, place) =>
        step(until, falling[place] ?? 0, place === 0 ? 'now' : 'ahead'),
      )
    })
  fc.assert(
    fc.property(
      fc.array(ladder, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 520 }),
      (all, hour) => {
        const now = at(hour)
        const holding = (steps: readonly { readonly until: string | null; readonly refund: number }[]) =>
          steps.find(({ until }) => until === null || Temporal.Instant.compare(until, now) > 0)?.refund ?? -1
        assert.equal(
          holding(backOf(all)),
          all.reduce((sum, steps) => sum + holding(steps), 0),
        )
      },
    ),
  )
})
