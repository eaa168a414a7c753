import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { areQuietHours, quietUntil, usualQuietHours } from '#messages/quiet-hours.ts'

function until(tehran: string, hours = usualQuietHours): string | undefined {
  const now = Temporal.PlainDateTime.from(tehran).toZonedDateTime('Asia/Tehran').toInstant()
  return quietUntil(now, hours)?.toZonedDateTimeISO('Asia/Tehran').toPlainDateTime().toString()
}

test('the night is quiet from its first minute to before its last, over midnight', () => {
  for (const [at, ends] of [
    ['2026-12-01T22:59:59', undefined],
    ['2026-12-01T23:00', '2026-12-02T08:00:00'],
    ['2026-12-02T00:00', '2026-12-02T08:00:00'],
    ['2026-12-02T07:59:59', '2026-12-02T08:00:00'],
    ['2026-12-02T08:00', undefined],
    ['2026-12-31T23:30', '2027-01-01T08:00:00'],
  ] as const)
    assert.equal(until(at), ends, at)
})

test('hours within one day are quiet within it', () => {
  const siesta = { from: '13:30', to: '16:00' }
  for (const [at, ends] of [
    ['2026-12-01T13:29', undefined],
    ['2026-12-01T13:30', '2026-12-01T16:00:00'],
    ['2026-12-01T16:00', undefined],
    ['2026-12-01T01:00', undefined],
  ] as const)
    assert.equal(until(at, siesta), ends, at)
})

const time = fc
  .integer({ min: 0, max: 1439 })
  .map(
    (minute) => `${String(Math.trunc(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  )

test('quiet ends within a day, at the hour that was chosen, and is over then', () => {
  fc.assert(
    fc.property(time, time, fc.integer({ min: 0, max: 400 * 24 * 60 }), (from, to, minutes) => {
      fc.pre(from !== to)
      const now = Temporal.Instant.from('2026-01-01T00:00:00Z').add({ minutes })
      const ends = quietUntil(now, { from, to })
      if (ends === undefined) return
      assert.ok(Temporal.Instant.compare(ends, now) > 0)
      assert.ok(now.until(ends).total('hours') <= 24)
      assert.equal(ends.toZonedDateTimeISO('Asia/Tehran').toPlainTime().toString().slice(0, 5), to)
      assert.equal(quietUntil(ends, { from, to }), undefined)
    }),
  )
})

test('two hours that are one, or none, are no quiet hours', () => {
  assert.ok(areQuietHours(usualQuietHours))
  for (const hours of [
    { from: '08:00', to: '08:00' },
    { from: '24:00', to: '08:00' },
    { from: '8:00', to: '09:00' },
  ])
    assert.ok(!areQuietHours(hours), JSON.stringify(hours))
})
