import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cheapUpTo, spokenPrice } from '#web/ui/calendar/calendar-prices.ts'

test('a price is said in millions and thousands', () => {
  assert.equal(spokenPrice(2890), '۲ میلیون و ۸۹۰ هزار تومان')
  assert.equal(spokenPrice(3000), '۳ میلیون تومان')
  assert.equal(spokenPrice(890), '۸۹۰ هزار تومان')
  assert.equal(spokenPrice(0), '۰ هزار تومان')
})

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
