import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { parseAmount, parsePrice } from '#money/amount-input.ts'
import { persianDigits } from '#money/digits.ts'
import { followMoneyUnit } from '#money/display-unit.ts'
import { inRial } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'

test('an amount is read in any script and with any separators', () => {
  for (const typed of ['2890000', '2,890,000', '۲٬۸۹۰٬۰۰۰', '٢٨٩٠٠٠٠', ' ۲ ۸۹۰ ۰۰۰ ', '۲،۸۹۰،۰۰۰']) {
    assert.equal(parseAmount(typed), 2_890_000)
  }
})

test('what is not a whole amount is not guessed', () => {
  for (const typed of ['', ' ', '-5', '−5', '12.5', '۱۲٫۵', '1e6', 'ده', '9007199254740993']) {
    assert.equal(parseAmount(typed), undefined)
  }
})

test('a field gives rial, typed in the unit of whoever looks', (t) => {
  assert.equal(parsePrice('۱٬۰۰۰'), 10_000)
  assert.equal(parsePrice('9007199254740991'), undefined)
  t.after(() => followMoneyUnit(() => 'toman'))
  followMoneyUnit(() => 'rial')
  assert.equal(parsePrice('۱٬۰۰۰'), 1000)
  assert.equal(parsePrice(''), undefined)
})

test('what we print we can read', () => {
  fc.assert(
    fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (amount) => {
      assert.equal(parseAmount(persianDigits(inRial(rial(amount)))), amount)
    }),
  )
})
