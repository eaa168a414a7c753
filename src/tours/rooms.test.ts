import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Bed } from '#tours/beds.ts'
import { type RoomFault, roomFaults, roomsFor } from '#tours/rooms.ts'

const cases: readonly (readonly [string, readonly (readonly Bed[])[], readonly RoomFault[]])[] = [
  ['two in a double', [['double', 'double']], []],
  ['one alone pays the single', [['single']], []],
  ['one of a double alone', [['double']], ['ODD_DOUBLE']],
  ['a child with a single parent', [['single', 'child-bed']], []],
  ['a child alone', [['child-bed']], ['CHILD_ALONE']],
  ['three adults in a double', [['double', 'double', 'double']], ['ODD_DOUBLE']],
  ['two parents and two children', [['double', 'double', 'child-bed', 'child-no-bed']], []],
  ['a fifth in a room', [['double', 'double', 'child-bed', 'child-bed', 'child-no-bed']], ['ROOM_IS_FULL']],
  ['two infants of a single', [['single', 'infant', 'infant']], ['INFANTS_MORE_THAN_ADULTS']],
  ['nobody', [], ['NOBODY']],
]

for (const [words, rooms, faults] of cases)
  test(`${words}: ${faults.join() || 'fits'}`, () => assert.deepEqual(roomFaults(rooms), faults))

test('counts of beds become rooms, pairs first, children spread over them', () => {
  const none = { double: 0, single: 0, 'child-bed': 0, 'child-no-bed': 0, infant: 0 }
  assert.deepEqual(roomsFor({ ...none, double: 4, single: 1, 'child-bed': 2 }), [
    ['double', 'double', 'child-bed'],
    ['double', 'double', 'child-bed'],
    ['single'],
  ])
  assert.deepEqual(roomFaults(roomsFor({ ...none, double: 3 })), ['ODD_DOUBLE'])
  assert.deepEqual(roomFaults(roomsFor({ ...none, 'child-bed': 1 })), ['CHILD_ALONE'])
})
