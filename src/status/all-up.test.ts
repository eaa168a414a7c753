import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areAllUp } from '#status/all-up.ts'
import type { State } from '#status/state.ts'
import type { StatusView } from '#status/status-view.ts'

function view(states: readonly State[], more: Partial<StatusView> = {}): StatusView {
  const names = ['search', 'payment'] as const
  const services = names.map((name, at) => ({
    name,
    state: states[at] ?? 'up',
    parts: [],
    days: [],
    share: null,
  }))
  return {
    at: '2026-11-21T06:02:00Z',
    isLastKnown: false,
    services,
    promises: [],
    open: [],
    past: [],
    ...more,
  }
}

const incident = {
  number: 1,
  title: 'پیامک‌ها دیر می‌رسند',
  level: 'slow',
  services: ['messages'],
  openedAt: '2026-11-21T06:00:00Z',
  closedAt: null,
  updates: [],
} as const

test('all services are up only where each was measured and is', () => {
  assert.equal(areAllUp(view(['up', 'up'])), true)
  for (const state of ['unmeasured', 'partly', 'down'] as const)
    assert.equal(areAllUp(view(['up', state])), false, state)
})

test('nothing is said of now by what was last known, nor while an incident is open', () => {
  assert.equal(areAllUp(view([], { isLastKnown: true })), false)
  assert.equal(areAllUp(view([], { open: [incident] })), false)
})
