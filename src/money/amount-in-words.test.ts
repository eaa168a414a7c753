import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tomanSpoken } from '#money/amount-in-words.ts'
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
  for (const [toman, spoken] of table) assert.equal(tomanSpoken(fromToman(toman)), spoken)
  assert.equal(tomanSpoken(rial(-5)), '۰ تومان')
})
