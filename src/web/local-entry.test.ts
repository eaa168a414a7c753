import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import * as fc from 'fast-check'
import { openStorage } from '#testing/web/storage.ts'
import { forgetEntry, keepEntry, storedEntry } from '#web/local-entry.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = openStorage()
})

const now = Date.parse('2026-11-21T08:00:00Z')

test('an entry is kept until its time, to the millisecond, and removed when it is read after it', () => {
  keepEntry('currency', { currencyCode: 'IRR' }, now + 1000)
  assert.deepEqual(storedEntry('currency', now + 999), { currencyCode: 'IRR' })
  assert.equal(stored.size, 1)
  assert.equal(storedEntry('currency', now + 1000), undefined)
  assert.equal(stored.size, 0)
})

test('an entry without a time is kept for good, or until it is forgotten', () => {
  keepEntry('country', 'IR')
  assert.equal(storedEntry('country', now * 10), 'IR')
  forgetEntry('country')
  assert.equal(storedEntry('country', now), undefined)
})

test('what something else wrote under the name is removed, and is nothing', () => {
  for (const text of [
    '',
    'null',
    '{',
    '"IR"',
    '[]',
    '{"expireDate":"2027-01-01"}',
    '{"value":1,"expireDate":"x"}',
  ]) {
    stored.set('wallet', text)
    assert.equal(storedEntry('wallet', now), undefined, text)
    assert.equal(stored.size, 0, text)
  }
})

test('whatever is kept is read as it was, before its time alone', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: -5000, max: 5000 }), (value, ms) => {
      keepEntry('user', value, now + ms)
      // JSON has no negative zero
      assert.deepEqual(storedEntry('user', now), ms > 0 ? JSON.parse(JSON.stringify(value)) : undefined)
    }),
  )
})
