import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labels } from '#orders/labels.ts'
import type { OrderListed } from '#orders/responses.ts'
import { tripOf } from '#orders/web/trips/trip.ts'
import { testFaceOf } from '#testing/orders/faces.ts'

const now = Temporal.Instant.from('2026-11-21T08:00:00Z')

const there = {
  isReturning: false,
  originName: 'تهران',
  destinationName: 'مشهد',
  departureTime: '2026-12-03T06:15',
  openCount: 2,
  change: null,
}
const home = {
  ...there,
  isReturning: true,
  originName: 'مشهد',
  destinationName: 'تهران',
  departureTime: '2026-12-06T21:10',
}
const gone = { openCount: 0 }
const stay = { hotelName: 'هتل مرجان', cityName: 'کیش', checkIn: '2026-12-03', checkOut: '2026-12-05' }
const visa = { country: 'AE', countryName: 'امارات', days: 30, travelDate: '2026-12-20' }

function trip(of: object, status: 'issued' | 'refunded' = 'issued') {
  const bought = { journeys: [], stay: null, visa: null, holdExpiresAt: null, passengerCount: 2 }
  const amounts = { payable: 57_800_000, openAmount: 28_900_000, openCount: 1 }
  const order = { ...bought, ...amounts, status, labels: labels[status], ...of }
  const product = 'stay' in of ? 'hotel' : 'visa' in of ? 'visa' : 'flight'
  return tripOf(order as unknown as OrderListed, testFaceOf(product), now)
}

test('of a direction that was given back the row tells nothing any more', () => {
  const says = (...journeys: (typeof there)[]) => {
    const { from, to, isRoundTrip, when } = trip({ journeys })
    return [`${from} ${to}`, isRoundTrip, when.slice(-5)]
  }
  assert.deepEqual(says(there, home), ['تهران مشهد', true, '۰۶:۱۵'])
  assert.deepEqual(says(there, { ...home, ...gone }), ['تهران مشهد', false, '۰۶:۱۵'])
  assert.deepEqual(says({ ...there, ...gone }, home), ['مشهد تهران', false, '۲۱:۱۰'])
})

test('people, rooms and applicants that still stand are counted, with what was paid for them', () => {
  const of = (bought: object) => {
    const { people, amount } = trip(bought)
    return [people, amount]
  }
  assert.deepEqual(of({ journeys: [there] }), ['۱ مسافر', '2,890,000'])
  assert.deepEqual(of({ stay: { ...stay, nights: 2, rooms: 2, openRooms: 1 } }), ['۱ اتاق', '2,890,000'])
  assert.deepEqual(of({ visa }), ['۱ متقاضی', '2,890,000'])
})

test('what was given back whole is told as it was bought', () => {
  const none = { openCount: 0, openAmount: 0 }
  const flown = trip({ ...none, journeys: [{ ...there, ...gone }] }, 'refunded')
  assert.deepEqual([flown.from, flown.people, flown.amount], ['تهران', '۲ مسافر', '5,780,000'])
  const slept = trip({ ...none, stay: { ...stay, nights: 2, rooms: 2, openRooms: 0 } }, 'refunded')
  assert.equal(slept.people, '۲ اتاق')
})
