import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testsReachedBy } from './since.ts'

test('a changed function of the database reaches the tests of whoever works with it', () => {
  const reached = testsReachedBy(['src/database/functions/flights-seats.sql'])
  assert.ok(reached.has('src/flights/booking/server/holds.test.ts'))
  assert.ok(!reached.has('src/calendar/ages.test.ts'))
  assert.ok(testsReachedBy(['src/calendar/ages.ts']).has('src/calendar/ages.test.ts'))
})
