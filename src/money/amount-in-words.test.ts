import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceSpoken, rialSpoken } from '#money/amount-in-words.ts'
import { followMoneyUnit } from '#money/display-unit.ts'
import { fromToman, rial } from '#money/rial.ts'

test('a price is spoken by its orders of magnitude', () => {
  const table = [
    [2_890_000, '۲ میلیون و ۸۹۰ هزار تومان'],
    [1_000_000, '۱ میلیون تومان'],
    [14_780_500, '۱۴ میلیون و ۷۸۰ هزار و ۵۰۰ تومان'],
    [3_000_000_000, '۳ میلیارد تومان'],
    [999, '۹۹۹ تومان'],
    [0, '۰ تومان'],
    [-500_000, 'منفی ۵۰۰ هزار تومان'],
  ] as const
  for (const [toman, spoken] of table) assert.equal(priceSpoken(fromToman(toman)), spoken)
  assert.equal(priceSpoken(rial(-5)), '۰ تومان')
})

test('to whoever looks in rial it is spoken in rial', (t) => {
  t.after(() => followMoneyUnit(() => 'toman'))
  followMoneyUnit(() => 'rial')
  assert.equal(priceSpoken(28_900_005), '۲۸ میلیون و ۹۰۰ هزار و ۵ ریال')
  assert.equal(priceSpoken(-5), 'منفی ۵ ریال')
})

test('books are spoken of in rial, whatever somebody chose to see', () => {
  assert.equal(rialSpoken(900_000_000), '۹۰۰ میلیون ریال')
  assert.equal(rialSpoken(9_990_005), '۹ میلیون و ۹۹۰ هزار و ۵ ریال')
})
