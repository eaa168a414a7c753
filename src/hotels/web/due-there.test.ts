import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueThereWords } from '#hotels/web/due-there.ts'

test('a fee at the desk is said in the words of its currency', () => {
  assert.deepEqual(['4.50 USD', '12.00 AED', '3.20 EUR', '300 JPY'].map(dueThereWords), [
    '4.50 دلار',
    '12.00 درهم',
    '3.20 یورو',
    '300 JPY',
  ])
})
