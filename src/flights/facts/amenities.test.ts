import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amenityWords } from '#flights/facts/amenity-words.ts'

const untold = { seatPitch: null, seatType: null, wifi: null, power: null }

test('what is told of a cabin is said in words, rows apart in centimetres', () => {
  assert.deepEqual(amenityWords({ seatPitch: 31, seatType: 'standard', wifi: 'paid', power: true }), [
    'فاصلهٔ ردیف‌ها ۷۹ سانتی‌متر',
    'صندلی معمولی',
    'وای‌فای پولی',
    'پریز برق دارد',
  ])
})

test('that there is none is said, what nobody told is not', () => {
  assert.deepEqual(amenityWords({ ...untold, wifi: 'none', power: false }), ['بدون وای‌فای', 'بدون پریز برق'])
  assert.deepEqual(amenityWords({ ...untold, wifi: 'untold' }), ['وای‌فای دارد'])
  assert.deepEqual(amenityWords(untold), [])
})
