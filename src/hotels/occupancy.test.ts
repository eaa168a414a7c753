import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addressOf, searchIn } from '#hotels/address.ts'
import {
  guestsInWords,
  MOST_ADULTS,
  MOST_CHILDREN,
  MOST_ROOMS,
  type OccupancyTyped,
  OLDEST_CHILD,
  occupancyFaults,
  roomName,
} from '#hotels/occupancy.ts'

const couple: OccupancyTyped = { adults: 2, childAges: [] }

test('what is wrong with rooms, and where (§5, §9)', () => {
  const cases: readonly (readonly [readonly OccupancyTyped[], readonly string[]])[] = [
    [[couple], []],
    [[{ adults: 1, childAges: [0, OLDEST_CHILD] }], []],
    [[couple, { adults: 2, childAges: [4, null] }], ['rooms.1.childAges.1 CHILD_AGE_REQUIRED']],
    [
      [{ adults: 2, childAges: [null, null] }],
      ['rooms.0.childAges.0 CHILD_AGE_REQUIRED', 'rooms.0.childAges.1 CHILD_AGE_REQUIRED'],
    ],
    [[{ adults: 2, childAges: [13] }], ['rooms.0.childAges.0 CHILD_AGE_IS_INVALID']],
    [[{ adults: 2, childAges: [4.5] }], ['rooms.0.childAges.0 CHILD_AGE_IS_INVALID']],
    [[{ adults: 0, childAges: [] }], ['rooms.0.adults ADULT_REQUIRED']],
    [[{ adults: 7, childAges: [] }], ['rooms.0.adults TOO_MANY_ADULTS']],
    [[{ adults: 1, childAges: [1, 2, 3, 4, 5] }], ['rooms.0.childAges TOO_MANY_CHILDREN']],
    [[], ['rooms ROOM_REQUIRED']],
    [Array.from({ length: 7 }, () => couple), ['rooms TOO_MANY_ROOMS']],
  ]
  for (const [rooms, says] of cases)
    assert.deepEqual(
      occupancyFaults(rooms).map(({ property, key }) => `${property} ${key}`),
      says,
    )
})

test('rooms are called by their ordinals up to the sixth', () => {
  assert.deepEqual([0, 1, 5].map(roomName), ['اتاق اول', 'اتاق دوم', 'اتاق ششم'])
  assert.throws(() => roomName(MOST_ROOMS), RangeError)
})

test('guests are told with the ages of their children', () => {
  assert.equal(guestsInWords({ adults: 2, childAges: [] }), '۲ بزرگسال')
  assert.equal(guestsInWords({ adults: 2, childAges: [0, 6] }), '۲ بزرگسال، ۲ کودک (زیر ۱ سال، ۶ ساله)')
})

test('an address holds any search there can be', () => {
  const room = fc.record({
    adults: fc.integer({ min: 1, max: MOST_ADULTS }),
    childAges: fc.array(fc.integer({ min: 0, max: OLDEST_CHILD }), { maxLength: MOST_CHILDREN }),
  })
  const rooms = fc.array(room, { minLength: 1, maxLength: MOST_ROOMS })
  const day = Temporal.PlainDate.from('2026-12-03')
  fc.assert(
    fc.property(rooms, fc.nat(300), fc.integer({ min: 1, max: 30 }), (wanted, ahead, nights) => {
      const checkIn = day.add({ days: ahead })
      const search = { cityCode: 'KIH', checkIn, checkOut: checkIn.add({ days: nights }), rooms: wanted }
      const found = searchIn(new URLSearchParams(addressOf(search)))
      assert.deepEqual(JSON.stringify(found), JSON.stringify(search))
    }),
  )
})
