import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysCounted, promiseDaysView } from '#status/promise-days.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const ago = (days: number) => today.subtract({ days })

test('nothing is said of a promise that nobody measured in these days', () => {
  assert.deepEqual(promiseDaysView([], today), [])
  const before = { name: 'issue', day: ago(daysCounted), good: 5, bad: 0 } as const
  assert.deepEqual(promiseDaysView([before], today), [])
})

test('each day stands in its place, today last, and a day without any is none', () => {
  const [issue, ...others] = promiseDaysView(
    [
      { name: 'issue', day: today, good: 9, bad: 1 },
      { name: 'issue', day: ago(2), good: 190, bad: 0 },
    ],
    today,
  )
  assert.deepEqual(others, [])
  assert.equal(issue?.days.length, daysCounted)
  assert.deepEqual(issue?.days.slice(-3), [100, null, 90])
  assert.deepEqual([issue?.many, issue?.share], [200, 9950])
})

test('a single late one is not rounded away', () => {
  const [one] = promiseDaysView([{ name: 'support', day: today, good: 99_999, bad: 1 }], today)
  assert.deepEqual([one?.share, one?.days.at(-1)], [9999, 99])
})
