import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf } from '#documents/mrz-lines.ts'
import { readingOf } from '#documents/reader/reading-of.ts'
import { summaryOf } from '#documents/reading-summary.ts'
import { sureOf } from '#testing/documents/reader/cells.ts'
import { sara } from '#testing/documents/zones.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const [first, second] = linesOf(sara)
const reading = (doubts = {}) => readingOf({ upper: sureOf(first, doubts), lower: sureOf(second), pitch: 20 })

test('nothing is told of a picture that shows no passport', () => {
  assert.deepEqual(summaryOf(undefined, today), { verdict: 'invalid', fields: {}, doubtful: [] })
})

test('what was read for sure is told without a doubt', () => {
  const told = summaryOf(reading(), today)
  assert.equal(told.verdict, 'accepted')
  assert.equal(told.fields.lastName, 'MOHAMMADI NEZHAD')
  assert.deepEqual(told.doubtful, [])
})

test('a letter in doubt casts its doubt on the fields it belongs to, and on no other', () => {
  const inAName = summaryOf(reading({ 7: { N: 0.3, M: 0.3 } }), today)
  assert.equal(inAName.verdict, 'prefill')
  assert.deepEqual(inAName.doubtful, ['firstName', 'lastName'])
  const inTheState = summaryOf(reading({ 3: { B: 0.3, P: 0.3 } }), today)
  assert.deepEqual(inTheState.doubtful, ['passportIssuingCountryCountryNameFa', 'passportType'])
})
