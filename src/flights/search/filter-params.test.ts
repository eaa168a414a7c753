import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filtersOf } from '#flights/search/filter-params.ts'

test('what is not asked for is one list at every look, so that what shows it need not be drawn anew', () => {
  const before = filtersOf(new URLSearchParams('time=morning&sort=Fastest'))
  const now = filtersOf(new URLSearchParams('type=1'))
  for (const name of ['timesBack', 'airlines', 'airports', 'cabins'] as const)
    assert.equal(before[name], now[name], name)
})
