import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rial } from '#money/rial.ts'
import { shared } from '#money/shared.ts'

test('the rial that are left over go to the largest remainders, the first of equals before the others', () => {
  const parts = (whole: number, ...weights: readonly number[]) => shared(rial(whole), weights.map(rial))
  assert.deepEqual(parts(10, 1, 2, 4), [1, 3, 6])
  assert.deepEqual(parts(10, 4, 2, 1), [6, 3, 1])
  assert.deepEqual(parts(5, 1, 1, 1), [2, 2, 1])
  assert.deepEqual(parts(7, 0, 0), [0, 0])
})
