import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leadersOf, partyOfRooms } from '#flight-and-hotel/party-of-rooms.ts'

test('who sleeps in the rooms flies: a child of twelve at a grown-up’s fare, one under two on a lap', () => {
  const rooms = [
    { adults: 2, childAges: [12, 4, 1] },
    { adults: 1, childAges: [2] },
  ]
  assert.deepEqual(partyOfRooms(rooms), { adults: 4, children: 2, infants: 1 })
  assert.deepEqual(leadersOf(rooms), [0, 2])
})
