import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseFigures } from './house-figures.ts'
import { beyondLimits, houseLimits } from './house-limits.ts'

test('a house within its limits is not spoken of, and each figure beyond its own is', () => {
  const within = { ...houseFigures(), ...houseLimits }
  assert.deepEqual(beyondLimits(within), [])
  assert.deepEqual(beyondLimits({ ...within, circles: 1, max: houseLimits.max + 1 }), [
    'circles: 1, and at the most 0',
    `max: ${houseLimits.max + 1}, and at the most ${houseLimits.max}`,
  ])
})
