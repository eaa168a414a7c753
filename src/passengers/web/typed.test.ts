import assert from 'node:assert/strict'
import { test } from 'node:test'
import { digitsIn, passportNumberIn, phoneIn, putRight } from '#passengers/web/typed.ts'

test('digits of any script are taken and nothing else is', () => {
  assert.equal(digitsIn('۰۰۱-۳۵۴ ٢٤١\u200f9a'), '0013542419')
  assert.equal(phoneIn('+۹۸ (۹۱۲) ۳۴۵-۶۷۸۹ خانه'), '+98 (912) 345-6789 ')
  assert.equal(passportNumberIn('k ۴۵۱۲۸۹۰۳'), 'k 45128903')
})

test('a letter in the middle goes, and the caret stays where it was', () => {
  const carets: unknown[] = []
  const input = {
    value: '00۱x3542',
    selectionStart: 4,
    setSelectionRange: (...range: readonly unknown[]) => void carets.push(range),
  }
  assert.equal(putRight(input, digitsIn), '0013542')
  assert.equal(input.value, '0013542')
  assert.deepEqual(carets, [[3, 3]])
  assert.equal(putRight(input, digitsIn), '0013542')
  assert.equal(carets.length, 1)
})
