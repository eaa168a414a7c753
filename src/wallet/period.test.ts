import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { followCalendar } from '#calendar/display-calendar.ts'
import { periodsOffered, spanOf } from '#wallet/period.ts'

const today = Temporal.PlainDate.from('2026-11-21') // 30 Aban 1405
const written = (period: string) => {
  const span = spanOf(period, today)
  return span && `${span.from} ${span.to}`
}

test('a period names its days', () => {
  assert.equal(written('7d'), '2026-11-15 2026-11-21')
  assert.equal(written('30d'), '2026-10-23 2026-11-21')
  assert.equal(written('1405-08'), '2026-10-23 2026-11-21')
  assert.equal(written('1404-12'), '2026-02-20 2026-03-20')
  assert.equal(written('2026-02'), '2026-02-01 2026-02-28')
  assert.equal(written('1403-12'), '2025-02-19 2025-03-20') // a leap year's thirty days
})

test('what is no period names no days', () => {
  for (const wrong of ['', '8d', '1405-13', '1405-00', '1405-8', '1926-11', '2026-13', 'all', '1405-08 '])
    assert.equal(spanOf(wrong, today), undefined, wrong)
})

test('the last days and twelve months are offered, this month first', () => {
  const offered = periodsOffered(today)
  assert.deepEqual(
    offered.slice(0, 4).map(({ words }) => words),
    ['۷ روز گذشته', '۳۰ روز گذشته', '۹۰ روز گذشته', 'آبان ۱۴۰۵'],
  )
  assert.deepEqual(offered.at(-1), { value: '1404-09', words: 'آذر ۱۴۰۴' })
})

test('who reads Gregorian days is offered months of that calendar', (t) => {
  t.after(() => followCalendar(() => 'jalali'))
  followCalendar(() => 'gregorian')
  const months = periodsOffered(today).slice(3)
  assert.deepEqual(
    [months[0], months.at(-1)],
    [
      { value: '2026-11', words: 'نوامبر ۲۰۲۶' },
      { value: '2025-12', words: 'دسامبر ۲۰۲۵' },
    ],
  )
})

test('months follow one another without a gap, whatever the day', () => {
  const days = fc
    .integer({ min: 0, max: 20_000 })
    .map((n) => Temporal.PlainDate.from('2020-01-01').add({ days: n }))
  fc.assert(
    fc.property(days, (day) => {
      const months = periodsOffered(day)
        .slice(3)
        .map(({ value }) => spanOf(value, day))
      for (const [n, month] of months.entries()) {
        const before = months[n + 1]
        if (before !== undefined) assert.equal(String(before.to.add({ days: 1 })), String(month?.from))
      }
      assert.ok(months[0] && Temporal.PlainDate.compare(months[0].from, day) <= 0)
      assert.ok(months[0] && Temporal.PlainDate.compare(months[0].to, day) >= 0)
    }),
  )
})
