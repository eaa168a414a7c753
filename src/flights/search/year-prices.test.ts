import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import type { DayPrice } from '#flights/search/day-prices.ts'
import { ageWords, isOld } from '#flights/search/price-age.ts'
import { cheapestOf, levelsOf } from '#flights/search/year-prices.ts'

const day = (lowest: number | null, isSoldOut = false, date = `${lowest}`): DayPrice => ({
  date,
  lowest,
  highest: lowest,
  isSoldOut,
  pricedAt: '2026-11-21T06:00:00Z',
})

test('ten different prices make two days a level, from the cheapest to the dearest', () => {
  const days = [9, 3, 1, 7, 5, 2, 8, 4, 10, 6].map((price) => day(price))
  const levelOf = levelsOf(days)
  assert.deepEqual(
    days.toSorted((a, b) => (a.lowest ?? 0) - (b.lowest ?? 0)).map(levelOf),
    [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
  )
})

test('a dearer day never has a lower level, and the cheapest has the first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (prices) => {
      const days = prices.toSorted((a, b) => a - b).map((price) => day(price))
      const found = days.map(levelsOf(days))
      assert.deepEqual(found, found.toSorted())
      assert.equal(found[0], 1)
    }),
  )
})

test('a day sold out or without flights has no level and is nobody’s cheapest', () => {
  const days = [day(5), day(1, true), day(null), day(3, false, 'a'), day(3, false, 'b')]
  const levelOf = levelsOf(days)
  assert.deepEqual([levelOf(day(1, true)), levelOf(day(null))], [undefined, undefined])
  assert.equal(cheapestOf(days)?.date, 'a')
  assert.equal(cheapestOf([day(null)]), undefined)
})

test('the age of a price is told in minutes and then in hours', () => {
  assert.deepEqual([0, 59, 60, 12 * 60 + 3, 3599, 3600, 3 * 3600].map(ageWords), [
    'همین حالا',
    'همین حالا',
    '۱ دقیقه پیش',
    '۱۲ دقیقه پیش',
    '۵۹ دقیقه پیش',
    '۱ ساعت پیش',
    '۳ ساعت پیش',
  ])
  assert.deepEqual([14 * 60, 15 * 60].map(isOld), [false, true])
})
