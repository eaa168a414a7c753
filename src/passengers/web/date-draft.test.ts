import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DateDraft, daysOf, noDate } from '#passengers/web/date-draft.ts'

function lastDay(draft: Partial<DateDraft>): number | undefined {
  return daysOf({ ...noDate, ...draft }).at(-1)
}

test('the days offered are those of the month that was chosen', () => {
  for (const [draft, last] of [
    [{}, 31],
    [{ month: '6' }, 31],
    [{ month: '7' }, 30],
    [{ month: '12' }, 30],
    [{ month: '12', year: '1403' }, 30],
    [{ month: '12', year: '1404' }, 29],
    [{ calendar: 'gregorian', month: '4' }, 30],
    [{ calendar: 'gregorian', month: '2' }, 29],
    [{ calendar: 'gregorian', month: '2', year: '2026' }, 28],
  ] as const)
    assert.equal(lastDay(draft), last, JSON.stringify(draft))
})

test('a day that was chosen before its month stays to be seen, and to be corrected', () => {
  assert.deepEqual(daysOf({ ...noDate, day: '31', month: '7' }).slice(-2), [30, 31])
  assert.deepEqual(daysOf({ ...noDate, day: '5', month: '7' }).length, 30)
})
