import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { agrees, linesOf } from '#documents/mrz-lines.ts'
import { readingOf } from '#documents/reader/reading-of.ts'
import { verdictOf } from '#documents/reader/verdict.ts'
import { summaryOf } from '#documents/reading-summary.ts'
import { sureOf } from '#testing/documents/reader/cells.ts'
import { sara, specimen } from '#testing/documents/zones.ts'

const [first, second] = linesOf(sara)
const read = (upper: string, lower: string, pitch = 20) =>
  readingOf({ upper: sureOf(upper), lower: sureOf(lower), pitch })
const verdict = (...asked: Parameters<typeof read>) => {
  const reading = read(...asked)
  return reading === undefined ? 'invalid' : verdictOf(reading)
}
const change = (line: string, place: number, to: string) => line.slice(0, place) + to + line.slice(place + 1)

test('a zone that is seen for sure is read as it stands, and accepted', () => {
  assert.deepEqual(read(first, second)?.lines, [first, second])
  assert.equal(read(first, second)?.gap, 0)
  assert.equal(verdict(first, second), 'accepted')
})

test('of one misread character nothing wrong is accepted, unless its check digits still agree', () => {
  const place = fc.integer({ min: 0, max: 43 }).filter((one) => one < 10 || one > 12)
  const other = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<')
  fc.assert(
    fc.property(place, other, (at, character) => {
      const changed = change(second, at, character)
      fc.pre(!agrees(changed) && at !== 20)
      const reading = read(first, changed)
      // a 0 that looked like an O where only digits may stand is still read right
      assert.ok(reading === undefined || reading.lines[1] === second || verdictOf(reading) !== 'accepted')
    }),
    { numRuns: 500 },
  )
})

test('two characters in doubt are told by the check digits', () => {
  const unsure = { 1: { '4': 0.45 }, 17: { '0': 0.45 } } as const
  const doubted = sureOf(change(change(second, 1, '9'), 17, '6'), unsure)
  assert.deepEqual(readingOf({ upper: sureOf(first), lower: doubted, pitch: 20 })?.lines, [first, second])
  const wrong = sureOf(change(second, 8, '8'), { 8: { '3': 0.4 } })
  const reading = readingOf({ upper: sureOf(first), lower: wrong, pitch: 20 })
  assert.equal(reading?.lines[1], second)
  assert.ok((reading?.gap ?? 0) > 0)
})

test('a letter of a name in doubt is for the traveller to look at', () => {
  const upper = sureOf(first, { 7: { N: 0.3, M: 0.3 } })
  const reading = readingOf({ upper, lower: sureOf(second), pitch: 20 })
  assert.equal(reading && verdictOf(reading), 'prefill')
})

test('a letter that looks like another is sure only by a margin, however likely it is by itself', () => {
  const at = sara.surname.length - 1 // whatever stands there, an M takes its place
  const martin = change(first, 5 + at, 'M')
  const seen = (H: number) =>
    readingOf({ upper: sureOf(martin, { [5 + at]: { H } }), lower: sureOf(second), pitch: 20 })
  const [blurred, sharp] = [seen(0.1), seen(0.001)]
  assert.equal(blurred?.lines[0], martin)
  assert.equal(blurred && verdictOf(blurred), 'prefill')
  const today = Temporal.PlainDate.from('2026-11-21')
  assert.ok(summaryOf(blurred, today).doubtful.includes('lastName'))
  assert.equal(sharp && verdictOf(sharp), 'accepted')
})

test('nothing is taken for sure below eight pixels a character, nor for Utopia, nor without a name, nor a day there is not', () => {
  assert.equal(verdict(first, second, 7.9), 'prefill')
  assert.equal(verdict(...linesOf(specimen)), 'prefill')
  assert.equal(verdict(linesOf({ ...sara, surname: '' })[0], second), 'prefill')
  for (const birthDate of ['891305', '890042', '8900<<'])
    assert.equal(verdict(...linesOf({ ...sara, birthDate })), 'prefill', birthDate)
})

test('after the names only fillers are read, and digits never in a name', () => {
  const odd = change(change(first, 43, 'K'), 6, '0')
  assert.equal(read(odd, second)?.lines[0].slice(30), first.slice(30))
  assert.match(read(odd, second)?.lines[0] ?? '', /^[A-Z<]{44}$/)
})

test('a nought in a name is read as an O, but it may have been a D: the traveller must look', () => {
  const reading = read(change(first, 6, '0'), second)
  assert.equal(reading?.lines[0], first)
  assert.equal(reading && verdictOf(reading), 'prefill')
})
