import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isExpired, nextStep, sessionFrom, userIn } from '#web/session-rules.ts'

const now = 1_800_000_000_000

test('a token counts as expired 500 ms before its time, to the millisecond', () => {
  const session = sessionFrom({ access_token: 'a', expires_in: 60 }, now)
  assert.equal(isExpired(session, now + 59_499), false)
  assert.equal(isExpired(session, now + 59_500), true)
})

test('a token without an expiry of its own lasts 1800 s', () => {
  assert.equal(sessionFrom({ access_token: 'a' }, now).accessExpiresAt, now + 1_800_000)
})

test('an expired token is refreshed while that may work, and then the request is given up', () => {
  const session = sessionFrom({ access_token: 'a', expires_in: 1 }, now)
  assert.equal(nextStep(session, now), 'use')
  assert.equal(nextStep(session, now + 500), 'refresh')
  assert.throws(() => nextStep({ ...session, refresh: 'ended' }, now + 500), {
    message: 'Both token and refresh token have expired. Your request was aborted.',
  })
})

test('the user is read from the field data, and its absence is said', () => {
  assert.deepEqual(userIn({ data: { userId: '1' } }), { userId: '1' })
  for (const answer of [{}, { data: null }, { data: 'x' }, null, 'text'])
    assert.throws(() => userIn(answer), { message: 'User Data response does not contain field data' })
})
