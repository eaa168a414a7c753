import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choiceIn, pairPath, requestIn } from '#flight-and-hotel/address.ts'
import { searchOf } from '#flight-and-hotel/search-faults.ts'

const today = Temporal.PlainDate.from('2026-11-23')
const line = 'origin=THR&destination=KIH&out=2026-12-03&back=2026-12-06&rooms=2.4-1'
const read = (address: string) => searchOf(requestIn(new URLSearchParams(address)), today)

test('an address is read as it is written, with all that is chosen', () => {
  const { search, faults } = read(line)
  assert.deepEqual(faults, [])
  assert.ok(search)
  const choice = { flights: ['12', '34_5'], hotelId: 'kih-marjan', rateIds: ['a', 'b'] }
  assert.equal(pairPath(search), `/flight-and-hotel?${line}`)
  const address = pairPath(search, choice)
  assert.deepEqual(choiceIn(new URL(address, 'http://localhost').searchParams), choice)
})

test('what is missing or cannot be is said in the order of the form', () => {
  const says = (address: string) => read(address).faults.map(({ property }) => property)
  assert.deepEqual(says(''), ['origin', 'destination', 'out', 'back'])
  assert.deepEqual(says(line.replace('KIH', 'THR')), ['destination'])
  assert.deepEqual(says(line.replace('2026-12-06', '2026-12-03')), ['back'])
  assert.deepEqual(says(line.replaceAll('2026', '2020')), ['out'])
  assert.deepEqual(says(line.replace('2.4-1', '4-4-2')), ['rooms'], 'ten people fly with no ticket')
  assert.deepEqual(says(line.replace('2.4-1', '1.1.1')), ['rooms'], 'two on one lap')
})

test('the form without script brings the children of the first room', () => {
  assert.deepEqual(requestIn(new URLSearchParams(`${line}&age=7`)).rooms, [
    { adults: 2, childAges: [4, 7] },
    { adults: 1, childAges: [] },
  ])
})
