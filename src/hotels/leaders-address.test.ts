import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type HotelChosen, hotelChosenIn } from '#hotels/leaders-address.ts'
import { leadersPath } from '#hotels/web/hotel-path.ts'

const chosen: HotelChosen = {
  hotelId: 'kih-marjan',
  checkIn: '2026-12-03',
  checkOut: '2026-12-06',
  rooms: [
    { adults: 2, childAges: [4, 9] },
    { adults: 1, childAges: [] },
  ],
  rateIds: ['kih-marjan.sea-double.breakfast.flexible', 'kih-marjan.city-single.room-only.fixed'],
}

const pathOf = ({ hotelId, rateIds, ...asked }: HotelChosen) => leadersPath(hotelId, asked, rateIds)
const chosenAt = (path: string) => hotelChosenIn(new URL(path, 'https://parastoo.example').searchParams)

const room = fc.record(
  {
    adults: fc.integer({ min: 1, max: 6 }),
    childAges: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 4 }),
  },
  { noNullPrototype: true },
)

test('the address of any choice is that choice', () => {
  assert.deepEqual(chosenAt(pathOf(chosen)), chosen)
  fc.assert(
    fc.property(fc.array(room, { minLength: 1, maxLength: 6 }), (rooms) => {
      const rateIds = rooms.map((_, place) => `kih-marjan.type-${place}.breakfast.fixed`)
      assert.deepEqual(chosenAt(pathOf({ ...chosen, rooms, rateIds })), { ...chosen, rooms, rateIds })
    }),
  )
})

for (const [what, path] of [
  ['nothing', '/hotel/leaders'],
  ['no hotel', pathOf(chosen).replace('hotel=kih-marjan&', '')],
  ['a hotel that is no name', pathOf({ ...chosen, hotelId: '../etc' })],
  ['a day that is none', pathOf({ ...chosen, checkOut: '2026-13-06' })],
  ['a child of forty', pathOf({ ...chosen, rooms: [{ adults: 2, childAges: [40] }] })],
  ['fewer rates than rooms', pathOf({ ...chosen, rateIds: ['kih-marjan.a.breakfast.fixed'] })],
  ['a room without a rate', pathOf({ ...chosen, rateIds: ['kih-marjan.a.breakfast.fixed', ''] })],
] as const)
  test(`${what} is no choice`, () => assert.equal(chosenAt(path), undefined))
