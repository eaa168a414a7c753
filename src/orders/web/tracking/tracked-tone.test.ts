import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labels } from '#orders/labels.ts'
import { statuses } from '#orders/life.ts'
import { trackedTone } from '#orders/web/tracking/tracked-tone.ts'

test('only a ticket is told in green, only a failed issue in red, and what goes on in yellow', () => {
  const told = Object.fromEntries(statuses.map((status) => [status, trackedTone(labels[status])]))
  assert.deepEqual(told, {
    created: 'warn',
    submitted: 'warn',
    approved: 'warn',
    paid: 'warn',
    issuing: 'warn',
    issued: 'good',
    refunded: 'line',
    unissued: 'bad',
    replaced: 'bad',
    failed: 'bad',
    rejected: 'line',
    expired: 'line',
    cancelled: 'line',
  })
})
