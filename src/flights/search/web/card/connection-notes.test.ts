import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectionWords } from '#flights/facts/connection-words.ts'
import type { Connection } from '#flights/proposal.ts'
import { sampleProposal } from '#flights/search/sample-proposals.ts'
import { notesOf } from '#flights/search/web/card/connection-notes.ts'

const [direct] = sampleProposal().flightGroups
const [stopping] = sampleProposal({ legs: 2 }).flightGroups
const quiet: Connection = {
  airport: 'DOH',
  airportName: 'فرودگاه حمد',
  cityName: 'دوحه',
  nextAirport: null,
  minutes: 480,
  isSelfTransfer: false,
  isOvernight: false,
  visa: null,
}

function words(part: Partial<Connection>): readonly string[] {
  assert.ok(stopping)
  return notesOf({ ...stopping, connections: [{ ...quiet, ...part }] }).map((note) => note.words)
}

test('a direct flight needs no word', () => {
  assert.ok(direct)
  assert.deepEqual(notesOf(direct), [])
})

test('a flight that leaves at another hour than it was sold with says so, and when it was to leave', () => {
  assert.ok(direct && stopping)
  const [leg] = direct.flightLegs
  assert.ok(leg)
  const moved = { ...leg, departureDateTime: '2026-12-03T09:15', soldDateTime: '2026-12-03T06:15' }
  const said = (legs: (typeof leg)[]) => notesOf({ ...direct, flightLegs: legs }).map(({ words: one }) => one)
  assert.deepEqual(said([moved]), ['ساعت جدید؛ پیش‌تر ۰۶:۱۵'])
  const later = { ...moved, departureDateTime: '2026-12-04T00:30', soldDateTime: '2026-12-03T23:30' }
  assert.deepEqual(said([later]), ['ساعت جدید؛ پیش‌تر پنجشنبه ۱۲ آذر، ۲۳:۳۰'])
  assert.deepEqual(said([leg, moved]), [`ساعت جدید ${leg.flightNumber}؛ پیش‌تر ۰۶:۱۵`])
})

const waiting = 'دوحه، ۸ ساعت توقف'

test('a stop says where and how long, and warns of nothing when all is usual', () => {
  assert.deepEqual(words({}), [waiting])
})

test('whatever is known of a stop stands beside it, a badge each', () => {
  const known = { isOvernight: true, nextAirport: 'DIA', isSelfTransfer: true, visa: 'ویزا می‌خواهد.' }
  const [first, ...warnings] = words(known)
  assert.equal(first, waiting)
  assert.deepEqual(
    warnings,
    connectionWords({ ...quiet, ...known }).map(({ badge }) => badge),
  )
  assert.equal(warnings.length, 4)
})

test('who flies in another’s place is said before anything else, and so is a landing without a change', () => {
  assert.ok(stopping)
  const [first, ...others] = stopping.flightLegs
  assert.ok(first)
  const flightLegs = [{ ...first, operatedBy: 'فلای‌دبی', stopsAt: ['مسقط'] }, ...others]
  const sampleProposal = notesOf({ ...stopping, flightLegs, connections: [quiet] }).map((note) => note.words)
  assert.deepEqual(sampleProposal, ['اجراکننده: فلای‌دبی', waiting, 'توقف در مسقط بدون تعویض هواپیما'])
})
