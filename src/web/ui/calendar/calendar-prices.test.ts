import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cheapUpTo } from '#web/ui/calendar/calendar-prices.ts'

test('the lowest sixth of a month is cheap', () => {
  const month = Array.from({ length: 30 }, (_, day) => 3000 - day * 10)
  const cheap = cheapUpTo(month)
  assert.equal(month.filter((price) => cheap !== undefined && price <= cheap).length, 5)
})

test('days without flights and days not yet known do not count', () => {
  assert.equal(cheapUpTo([null, undefined, 5, 6, 7, 8, 9, 10]), 5)
})

test('with fewer than six prices none is called cheap', () => {
  assert.equal(cheapUpTo([1, 2, 3, 4, 5]), undefined)
  assert.equal(cheapUpTo([]), undefined)
})
