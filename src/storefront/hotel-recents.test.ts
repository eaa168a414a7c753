import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { searchIn } from '#hotels/address.ts'
import { nightCount } from '#hotels/stay.ts'
import { hotelRecentsOf } from '#storefront/hotel-recents.ts'
import { stayView } from '#storefront/stay-view.ts'

const today = Temporal.PlainDate.from('2026-11-21')

function shown(checkIn: string, checkOut: string, cityCode = 'KIH') {
  return stayView({ cityCode, checkIn, checkOut, rooms: [{ adults: 2, childAges: [6] }] }, today)
}

test('several stays in one city are one chip: the latest is shown, all are removed', () => {
  const recents = hotelRecentsOf([
    { id: 'a', ...shown('2026-12-03', '2026-12-06') },
    { id: 'b', ...shown('2026-12-03', '2026-12-06', 'MHD') },
    { id: 'c', ...shown('2026-12-10', '2026-12-11') },
  ])
  assert.deepEqual(
    recents.map(({ cityName, checkIn, ids }) => [cityName, checkIn, ...ids]),
    [
      ['کیش', '2026-12-03', 'a', 'c'],
      ['مشهد', '2026-12-03', 'b'],
    ],
  )
})

test('a stay yet to come leads to itself, one gone by to the same nights of the week next', () => {
  const coming = shown('2026-12-03', '2026-12-06')
  assert.equal(coming.isPast, false)
  assert.equal(coming.path, '/hotels?city=KIH&checkIn=2026-12-03&checkOut=2026-12-06&rooms=2.6')
  const gone = shown('2026-11-12', '2026-11-15')
  assert.equal(gone.isPast, true)
  assert.equal(gone.checkIn, '2026-11-12')
  assert.equal(gone.nextCheckIn, '2026-11-26')
  assert.match(gone.path, /checkIn=2026-11-26&checkOut=2026-11-29/)
})

test('where a chip leads is a stay of as many nights, of the same rooms, from today on', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 300 }), fc.integer({ min: 1, max: 30 }), (ahead, nights) => {
      const checkIn = today.add({ days: ahead })
      const { path } = shown(checkIn.toString(), checkIn.add({ days: nights }).toString())
      const led = searchIn(new URL(path, 'http://here').searchParams) ?? assert.fail(path)
      assert.equal(nightCount(led), nights)
      assert.deepEqual(led.rooms, [{ adults: 2, childAges: [6] }])
      assert.equal(led.checkIn.dayOfWeek, checkIn.dayOfWeek)
      assert.ok(ahead >= 0 ? led.checkIn.equals(checkIn) : today.until(led.checkIn).days < 7)
      assert.ok(Temporal.PlainDate.compare(led.checkIn, today) >= 0)
    }),
  )
})
