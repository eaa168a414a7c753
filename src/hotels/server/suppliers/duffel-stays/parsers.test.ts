import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeOf } from '#hotels/server/suppliers/duffel-stays/asking.ts'
import { hotelIn } from '#hotels/server/suppliers/duffel-stays/hotel.ts'
import { pricedIn, ratesIn, refundsIn } from '#hotels/server/suppliers/duffel-stays/rate.ts'
import { FIRST_RATES } from '#money/rates.ts'
import { accommodation, rate, room } from '#testing/hotels/suppliers/duffel-stays/responses.ts'

test('a hotel is read as the documents show it', () => {
  assert.deepEqual(hotelIn(accommodation), {
    ref: 'acc_0000AWr2VsUNIF1Vl91xg0',
    name: 'Piccadilly Invented House',
    stars: 4,
    address: '150 Piccadilly, London, England',
    area: '150 Piccadilly',
    latitude: 51.5071,
    longitude: -0.1416,
    amenities: ['wifi', 'accessible'],
    checkInFrom: '14:30',
    checkOutUntil: '11:30',
    phone: '+442074930000',
    photos: [],
    about: 'On a street of books.',
  })
})

test('one that stands nowhere is left out; one that tells no hours or stars is not', () => {
  const { location } = accommodation
  assert.equal(
    hotelIn({ ...accommodation, location: { ...location, geographic_coordinates: null } }),
    undefined,
  )
  const bare = hotelIn({
    ...accommodation,
    rating: null,
    ratings: null,
    check_in_information: null,
    amenities: null,
  })
  assert.deepEqual(
    [bare?.stars, bare?.checkInFrom, bare?.checkOutUntil, bare?.amenities],
    [0, '15:00', '11:00', []],
  )
})

test('a telephone without its country, and more pictures than anybody turns through, are left out', () => {
  const photos = Array.from({ length: 30 }, (_, at) => ({ url: `https://assets.duffel.com/${at}.jpg` }))
  const read = hotelIn({ ...accommodation, phone_number: '020 7493 0000', photos })
  assert.equal(read?.phone, null)
  assert.equal(read?.photos.length, 8)
})

test('a rate is read with what comes back, in rial at the day’s rate, never more than is got', () => {
  const [read] = ratesIn(room, FIRST_RATES)
  assert.ok(read)
  assert.deepEqual(
    [read.ref, read.roomName, read.beds, read.board, read.left],
    [rate.id, 'Double Suite', '۲ تخت دونفره، ۱ تخت یک‌نفره', 'breakfast', null],
  )
  assert.equal(read.total, 998_750_000)
  assert.deepEqual(
    read.refunds.map(({ until, refund }) => [until.toString(), refund]),
    [
      ['2026-12-01T12:00:00Z', 998_750_000],
      ['2026-12-04T12:00:00Z', 499_987_500],
    ],
  )
  assert.deepEqual(
    [read.dueThere, read.conditions],
    ['39.95 USD', ['Parking: Public parking is available nearby.']],
  )
})

test('what cannot be sold as it stands is left out', () => {
  const wrong = [
    { total_currency: 'GBP' },
    { total_amount: '0.00' },
    { total_amount: 'free' },
    { payment_type: 'guarantee' },
    { available_payment_methods: ['card'] },
    { expires_at: null },
    { board_type: 'dinner' },
    { cancellation_timeline: [{ before: 'soon', refund_amount: '1.00', currency: 'USD' }] },
    { cancellation_timeline: [{ before: '2026-12-01T12:00:00Z', refund_amount: '1.00', currency: 'EUR' }] },
  ]
  for (const part of wrong)
    assert.deepEqual(
      ratesIn({ ...room, rates: [{ ...rate, ...part }] }, FIRST_RATES),
      [],
      JSON.stringify(part),
    )
})

test('everything inclusive has every meal, and no fee at the desk says nothing', () => {
  const own = { board_type: 'all_inclusive', due_at_accommodation_amount: '0.00', conditions: null }
  const [read] = ratesIn({ ...room, beds: null, rates: [{ ...rate, ...own }] }, FIRST_RATES)
  assert.deepEqual([read?.board, read?.dueThere, read?.beds, read?.conditions], ['full-board', null, '', []])
})

test('an empty timeline gives nothing back', () => {
  const price = pricedIn({ amount: '100.00', currency: 'USD' }, FIRST_RATES)
  assert.ok(price)
  assert.deepEqual(refundsIn({ cancellation_timeline: [] }, price), [])
})

test('its codes are words of our port, and what nobody knows is other', () => {
  const told = ['rate_unavailable', 'quote_expired', 'insufficient_balance', 'invalid_guest_name', 'tired']
  assert.deepEqual(told.map(codeOf), ['gone', 'expired', 'noCredit', 'paxInvalid', 'other'])
})
