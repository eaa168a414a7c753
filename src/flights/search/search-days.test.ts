import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backOn, lastDay, movedBy, onDay } from '#flights/search/search-days.ts'

const place = (code: string) => ({ code, kind: 'CityCode' as const })
const there = { origin: place('THR'), destination: place('IST'), date: '2026-12-03' }
const alone = { adults: 1, children: 0, infants: 0 }
const oneWay = { ...there, ...alone }
const round = { ...oneWay, back: '2026-12-06' }
const multi = {
  ...oneWay,
  legs: [there, { origin: place('IST'), destination: place('DXB'), date: '2026-12-08' }],
}

test('another day for one flight is that day', () => {
  assert.equal(onDay(oneWay, '2026-12-04').date, '2026-12-04')
})

const roundDays: readonly [says: string, day: string, back: string][] = [
  ['an earlier way out leaves the return', '2026-12-01', '2026-12-06'],
  ['so does one on the very day of the return', '2026-12-06', '2026-12-06'],
  ['one after it takes the return along', '2026-12-08', '2026-12-11'],
]
for (const [says, day, back] of roundDays)
  test(says, () => assert.deepEqual([onDay(round, day).date, onDay(round, day).back], [day, back]))

test('a return is never put before the way out', () => {
  assert.equal(backOn(round, '2026-12-05').back, '2026-12-05')
  assert.equal(backOn(round, '2026-12-01').back, '2026-12-03')
})

test('a day later is a day later for the whole trip', () => {
  const days = ({ date, ...rest }: typeof multi) => [date, ...rest.legs.map((leg) => leg.date)]
  assert.deepEqual(days(onDay(multi, '2026-12-04') as typeof multi), [
    '2026-12-04',
    '2026-12-04',
    '2026-12-09',
  ])
  assert.deepEqual([movedBy(round, -1).date, movedBy(round, -1).back], ['2026-12-02', '2026-12-05'])
})

test('a trip ends on the day of its last flight', () => {
  assert.deepEqual([oneWay, round, multi].map(lastDay), ['2026-12-03', '2026-12-06', '2026-12-08'])
})
