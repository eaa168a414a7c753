import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { followMoneyUnit } from '#money/display-unit.ts'
import { limitText } from '#payments/limit-text.ts'

afterEach(() => followMoneyUnit(() => 'toman'))

test('a limit of a gateway is said in the unit of whoever looks', () => {
  assert.equal(limitText('below-least', 10_000), 'کمترین مبلغ این درگاه 1,000 تومان است.')
  followMoneyUnit(() => 'rial')
  assert.equal(limitText('above-most', 1_000_000_000), 'سقف هر پرداخت این درگاه 1,000,000,000 ریال است.')
})
