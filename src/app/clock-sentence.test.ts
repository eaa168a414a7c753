import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockSentence } from '#app/clock-sentence.ts'

const now = () => Temporal.Instant.from('2026-12-01T08:00:00Z')

test('a clock that is wrong by more than a second is said at the start, by how much and which way', () => {
  const said = (skewMs: number) => clockSentence({ now, skewMs } as Parameters<typeof clockSentence>[0])
  assert.equal(said(1000), undefined)
  assert.equal(said(-1000), undefined)
  assert.match(said(90_040) ?? '', /^The clock of this machine is 90\.0 s ahead of the database's/)
  assert.match(said(-1500) ?? '', /^The clock of this machine is 1\.5 s behind the database's/)
  assert.equal(clockSentence({ now }), undefined, 'of a clock that is not held against the database’s')
})
