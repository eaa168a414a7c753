import assert from 'node:assert/strict'
import { test } from 'node:test'
import { latest } from '#passengers/web/shared-draft.ts'

const stored = { text: 'elsewhere', changedAt: '2026-11-21T08:00:00Z' }

test('the word of this device counts until another device had a later one', () => {
  assert.equal(latest('here', null, undefined), 'here')
  assert.equal(latest(null, null, stored), 'elsewhere')
  assert.equal(latest('here', stored.changedAt, stored), 'here')
  assert.equal(latest('here', '2026-11-21T07:00:00Z', stored), 'elsewhere')
  assert.equal(latest(null, null, undefined), null)
})
