import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { amountSheet } from '#money/amount-sheet.ts'

test('a heading is skipped, digits of any script are read, and lines that cannot be read say why', () => {
  const text = 'شماره;مبلغ;کارمزد\r\n"821";۵۰۰۰;12\r\n\n822;1\n;1;2\n823;5,000;0\n824;1.5;0\n825;x;0'
  const { rows, unread } = amountSheet(text, 2)
  assert.deepEqual(rows, [{ line: 2, name: '821', amounts: [5000, 12] }])
  assert.deepEqual(
    unread.map(({ line, fault }) => [line, fault]),
    [
      [4, 'columns'],
      [5, 'name'],
      [6, 'columns'],
      [7, 'amount'],
      [8, 'amount'],
    ],
  )
})

test('whatever is written, each line is read once, left out once, or empty', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 30 })), (lines) => {
      const text = lines.join('\n')
      const { rows, unread } = amountSheet(text, 1)
      const numbers = [...rows, ...unread].map(({ line }) => line)
      assert.equal(new Set(numbers).size, numbers.length)
      assert.ok(rows.every(({ amounts }) => amounts.every(Number.isSafeInteger)))
    }),
  )
})
