import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueAfter, type PromiseKind, promiseKinds } from '#promises/promise.ts'

const at = Temporal.Instant.from('2026-11-21T08:00:00Z')

test('each promise ends when the house says it does', () => {
  const ends: Readonly<Record<PromiseKind, string>> = {
    'issue-told': '2026-11-21T08:15:00Z',
    'issue-watched': '2026-11-21T08:10:00Z',
    'failed-payment-returned': '2026-11-24T08:00:00Z',
    'share-returned': '2026-11-24T08:00:00Z',
    'payment-asked-by-hand': '2026-11-22T08:00:00Z',
    'odd-payment-explained': '2026-11-22T08:00:00Z',
    'trip-part-settled': '2026-11-22T08:00:00Z',
    'supplier-cancelled-by-hand': '2026-11-22T08:00:00Z',
    'refund-result': '2026-11-22T08:00:00Z',
    'refund-to-bank': '2026-11-24T08:00:00Z',
    'contact-answered': '2026-11-22T08:00:00Z',
    'audit-explained': '2026-11-22T08:00:00Z',
    'support-answered': '2026-11-21T08:30:00Z',
    'date-change-answered': '2026-11-21T08:30:00Z',
    'correction-decided': '2026-11-22T08:00:00Z',
    'withdrawal-to-bank': '2026-11-23T08:00:00Z',
  }
  for (const kind of Object.keys(promiseKinds) as PromiseKind[])
    assert.equal(dueAfter(kind, at).toString(), ends[kind], kind)
})

test('the desk reads a sentence of every promise', () => {
  for (const [kind, { desk }] of Object.entries(promiseKinds))
    assert.match(desk, /[\u0600-\u06ff].+\.$/, kind)
})
