import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byDay, type TripDay } from '#orders/trip-day.ts'

const day = (title: string, begins: string, more: Partial<TripDay> = {}): TripDay => ({
  title,
  begins,
  icon: 'bed-duotone',
  details: '',
  ...more,
})

test('a trip is told by its days: who lands checks in, and checks out before flying back', () => {
  const days = [
    day('out', '2026-12-13T09:40'),
    day('back', '2026-12-17T14:10'),
    day('check-in', '2026-12-13', { ends: '2026-12-17' }),
    day('check-out', '2026-12-17', { isEnd: true }),
    day('policy', '2026-12-13', { ends: '2026-12-17' }),
  ]
  assert.deepEqual(
    days.toSorted(byDay).map(({ title }) => title),
    ['out', 'check-in', 'policy', 'check-out', 'back'],
  )
})

test('a flight of the night before stands before the room of the morning', () => {
  const days = [day('room', '2026-12-14', { ends: '2026-12-16' }), day('flight', '2026-12-13T23:50')]
  assert.deepEqual(
    days.toSorted(byDay).map(({ title }) => title),
    ['flight', 'room'],
  )
})
