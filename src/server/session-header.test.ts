import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionHeaderOf } from '#server/session-header.ts'

const user = { kind: 'user', userId: 'u1', sessionId: 's1' } as const

test('a session has a mark of its own that tells neither its number nor whose it is', () => {
  const mark = sessionHeaderOf(user)
  assert.match(mark ?? '', /^[\w-]{22}$/)
  assert.equal(sessionHeaderOf({ ...user, userId: 'u2' }), mark)
  assert.notEqual(sessionHeaderOf({ ...user, sessionId: 's2' }), mark)
})

test('a guest is nobody, unless a session of his may be asleep', () => {
  assert.equal(sessionHeaderOf({ kind: 'guest' }), 'nobody')
  assert.equal(sessionHeaderOf({ kind: 'guest' }, 'theme=dark; signed=0'), 'nobody')
  assert.equal(sessionHeaderOf({ kind: 'guest' }, 'theme=dark; signed=1'), undefined)
})
