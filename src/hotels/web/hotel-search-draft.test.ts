import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MOST_ROOMS } from '#hotels/occupancy.ts'
import {
  crowdRefusal,
  type HotelDraft,
  withCheckIn,
  withChildAge,
  withChildren,
  withoutRoom,
  withRoom,
} from '#hotels/web/hotel-search-draft.ts'

const empty: HotelDraft = {
  city: undefined,
  checkIn: '',
  checkOut: '',
  rooms: [{ adults: 2, childAges: [] }],
}

test('a seventh room is no room', () => {
  let draft = empty
  for (let press = 0; press < 9; press++) draft = withRoom(draft)
  assert.equal(draft.rooms.length, MOST_ROOMS)
})

test('the last room cannot be taken away', () => {
  assert.equal(withoutRoom(empty, 0), empty)
  assert.equal(withoutRoom(withRoom(empty), 0).rooms.length, 1)
})

test('a child more keeps the ages of the others and has none itself', () => {
  const one = withChildAge(withChildren(empty, 0, 1), { place: 0, child: 0 }, 4)
  assert.deepEqual(withChildren(one, 0, 2).rooms[0]?.childAges, [4, null])
  assert.deepEqual(withChildren(one, 0, 0).rooms[0]?.childAges, [])
})

test('a later day of coming asks for the day of going again, unless it still follows', () => {
  const stay = { ...empty, checkIn: '2026-12-03', checkOut: '2026-12-06' }
  assert.equal(withCheckIn(stay, '2026-12-05').checkOut, '2026-12-06')
  assert.equal(withCheckIn(stay, '2026-12-06').checkOut, '')
  assert.equal(withCheckIn(stay, '2026-11-01').checkOut, '')
})

test('a room has one to six adults and at most four children', () => {
  assert.deepEqual(
    [0, 1, 6, 7].map((count) => crowdRefusal('adults', count) === undefined),
    [false, true, true, false],
  )
  assert.equal(crowdRefusal('children', 4), undefined)
  assert.ok(crowdRefusal('children', 5))
})
