import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asSold, type FlownWay, tripFlown } from '#insurance/trip-of-journeys.ts'

const way = (destination: string, day: string, more: Partial<FlownWay> = {}): FlownWay => ({
  destination,
  isReturning: false,
  departureTime: `${day}T23:30`,
  arrivalTime: `${Temporal.PlainDate.from(day).add({ days: 1 })}T02:00`,
  change: null,
  ...more,
})
const told = (ways: readonly FlownWay[]) => {
  const trip = tripFlown(ways)
  return trip && [trip.country, `${trip.startsOn}`, trip.endsOn?.toString()]
}

test('it lasts from the first departure to the day one lands at home', () => {
  assert.deepEqual(told([way('IST', '2026-12-13'), way('IKA', '2026-12-19')]), [
    'TR',
    '2026-12-13',
    '2026-12-20',
  ])
})

test('one way has no last day, and at home there is nothing to insure', () => {
  assert.deepEqual(told([way('IST', '2026-12-13')]), ['TR', '2026-12-13', undefined])
  assert.equal(told([way('MHD', '2026-12-13'), way('THR', '2026-12-19')]), undefined)
  assert.equal(told([]), undefined)
})

test('of several countries the widest zone counts', () => {
  assert.equal(
    told([way('IST', '2026-12-13'), way('FCO', '2026-12-15'), way('IKA', '2026-12-19')])?.[0],
    'IT',
  )
})

test('a changed hour moves it from what was sold, a cancelled flight takes it away', () => {
  const sold = { departureTime: '2026-12-12T22:00', arrivalTime: '2026-12-13T01:00' }
  const moved = way('IST', '2026-12-13', { change: { kind: 'new-time', ...sold } })
  assert.deepEqual([told([moved])?.[1], told([asSold(moved)])?.[1]], ['2026-12-13', '2026-12-12'])
  const cancelled = way('IST', '2026-12-13', { change: { kind: 'cancelled', ...sold } })
  assert.deepEqual([told([cancelled]), told([asSold(cancelled)])?.[1]], [undefined, '2026-12-12'])
})
