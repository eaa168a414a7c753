import assert from 'node:assert/strict'
import { test } from 'node:test'
import { walkMinutes } from '#hotels/walking.ts'

test('a kilometre as the crow flies is sixteen minutes on foot, and next door is one', () => {
  const from = { latitude: 26.55, longitude: 54.03 }
  assert.equal(walkMinutes(from, { ...from, latitude: 26.55 + 1 / 111.32 }), 16)
  assert.equal(walkMinutes(from, from), 1)
})
