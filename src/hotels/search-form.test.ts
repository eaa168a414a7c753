import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical, requestIn, searchOf } from '#hotels/search-form.ts'

const today = '2026-11-22'
const whole = 'city=KIH&checkIn=2026-12-03&checkOut=2026-12-06&rooms=2.4.9-1'

function faultsIn(address: string) {
  return searchOf(new URLSearchParams(address), today).faults
}

test('a whole address is the search it says', () => {
  const { search, faults } = searchOf(new URLSearchParams(whole), today)
  assert.deepEqual(faults, [])
  assert.equal(search?.cityCode, 'KIH')
  assert.equal(search?.checkOut.toString(), '2026-12-06')
  assert.deepEqual(search?.rooms, [
    { adults: 2, childAges: [4, 9] },
    { adults: 1, childAges: [] },
  ])
})

test('what is missing is said in the order of the form', () => {
  assert.deepEqual(
    faultsIn('rooms=2').map(({ property }) => property),
    ['city', 'checkIn', 'checkOut'],
  )
})

test('a stay that cannot be sold is said at its day', () => {
  const cases = [
    ['checkIn=2026-11-21&checkOut=2026-11-24', 'checkIn'],
    ['checkIn=2026-12-03&checkOut=2026-12-03', 'checkOut'],
    ['checkIn=2026-12-03&checkOut=2027-01-03', 'checkOut'],
    ['checkIn=2027-11-20&checkOut=2027-11-24', 'checkOut'],
  ] as const
  for (const [days, property] of cases)
    assert.deepEqual(
      faultsIn(`city=KIH&rooms=2&${days}`).map((fault) => fault.property),
      [property],
      days,
    )
})

test('a seventh room is refused, and so is a child of thirteen', () => {
  const days = 'city=KIH&checkIn=2026-12-03&checkOut=2026-12-06'
  assert.deepEqual(faultsIn(`${days}&rooms=1-1-1-1-1-1-1`), [
    { property: 'rooms', says: 'حداکثر ۶ اتاق در هر رزرو' },
  ])
  assert.equal(faultsIn(`${days}&rooms=2.13`)[0]?.property, 'rooms')
  assert.deepEqual(faultsIn(`${days}&rooms=1-1-1-1-1-1`), [])
})

test('without the script the children of the first room are sent beside it, and the address is put in order', () => {
  const params = new URLSearchParams(
    'city=kih&checkIn=2026-12-03&checkOut=2026-12-06&rooms=2&age=4&age=&age=9',
  )
  assert.deepEqual(requestIn(params).rooms, [{ adults: 2, childAges: [4, 9] }])
  const { search } = searchOf(params, today)
  assert.ok(search)
  assert.equal(
    canonical(params, search),
    '/hotels?city=KIH&checkIn=2026-12-03&checkOut=2026-12-06&rooms=2.4.9',
  )
  assert.equal(canonical(new URLSearchParams(whole), search), undefined)
})
