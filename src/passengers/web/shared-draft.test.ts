import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentDrafts } from '#passengers/web/sent-drafts.ts'
import { latest } from '#passengers/web/shared-draft.ts'

const stored = { text: 'elsewhere', changedAt: '2026-11-21T08:00:00Z' }

test('the word of this device counts until another device had a later one', () => {
  const seen = (at: string | null) => ({ seen: at, unanswered: [] })
  assert.equal(latest('here', seen(null), undefined), 'here')
  assert.equal(latest(null, seen(null), stored), 'elsewhere')
  assert.equal(latest('here', seen(stored.changedAt), stored), 'here')
  assert.equal(latest('here', seen('2026-11-21T07:00:00Z'), stored), 'elsewhere')
  assert.equal(latest(null, seen(null), undefined), null)
})

test('what this device sent itself and had no answer of is no later word than what was written after it', () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  }
  const { sent, sending, stored: answered, read } = sentDrafts('form', () => store)
  read('2026-11-21T07:00:00Z')
  for (const text of ['first', 'second']) sending(text)
  const first = { text: 'first', changedAt: '2026-11-21T08:00:00Z' }
  assert.equal(latest('third', sent(), first), 'third')
  assert.equal(latest('third', sent(), stored), 'elsewhere')
  answered('first', first.changedAt)
  assert.deepEqual(sent(), { seen: first.changedAt, unanswered: ['second'] })
  answered('second', '2026-11-21T08:01:00Z')
  assert.deepEqual(sent().unanswered, [])
  kept.set('form sent', '{broken')
  assert.deepEqual(sent().unanswered, [])
})

test('answers that overtake each other leave the latest as the one that was seen', () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  }
  const { sent, sending, stored: answered } = sentDrafts('form', () => store)
  for (const text of ['first', 'second']) sending(text)
  const second = { text: 'second', changedAt: '2026-11-21T08:00:00.5Z' }
  answered('second', second.changedAt)
  answered('first', '2026-11-21T08:00:00Z')
  assert.equal(latest('third', sent(), second), 'third')
  answered('first', '2026-11-21T08:00:01Z') // stored after all: it is what the house has
  assert.equal(sent().seen, '2026-11-21T08:00:01Z')
})
