import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { Declined } from '#web/declined.ts'
import { forgetOnce, hasResponse, onceKey } from '#web/once-key.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    },
  })
})

test('the same action travels under the same key, another body under another', () => {
  const first = onceKey('submit', { name: 'SARA' })
  assert.match(first, /^[0-9a-f]{32}$/)
  assert.equal(onceKey('submit', { name: 'SARA' }), first)
  assert.notEqual(onceKey('pay', { name: 'SARA' }), first)
  assert.notEqual(onceKey('submit', { name: 'NIKA\n' }), first)
  assert.notEqual(onceKey('submit', { name: 'SARA' }), first)
})

test('an action that was answered is another one next time', () => {
  const first = onceKey('pay', { orderId: 'one' })
  forgetOnce('pay')
  assert.notEqual(onceKey('pay', { orderId: 'one' }), first)
})

test('only the server’s own no is an answer', () => {
  const refused = (code: string) => ({ meta: { errors: [], code, requestId: 'r' } })
  assert.equal(hasResponse(new Declined(409, refused('SOLD_OUT'))), true)
  assert.equal(hasResponse(new Declined(409, refused('STILL_RUNNING'))), false)
  assert.equal(hasResponse(new Declined(500, undefined)), false)
  assert.equal(hasResponse(new Declined(0, undefined)), false)
})
