import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchAgainPath } from '#flights/tickets/web/search-again.ts'
import { stayName } from '#orders/bought-words.ts'
import { labels } from '#orders/labels.ts'
import { type Status, statuses } from '#orders/life.ts'
import type { OrderListed } from '#orders/responses.ts'
import { timeline } from '#orders/web/order/timeline.ts'
import { orderStateNow, type Trip, tripOf as tripBy } from '#orders/web/trips/trip.ts'
import { testFaceOf } from '#testing/orders/faces.ts'
import { listedOrder } from '#testing/orders/listed.ts'

const now = Temporal.Instant.from('2026-11-21T08:00:00Z')
const tripOf = (one: OrderListed, at: Temporal.Instant): Trip => tripBy(one, testFaceOf(one.product), at)
const orderId = '0d9a2f7e-52a5-4a0e-9a37-0b7c1f5b7a11'

function order(status: Status, also: Partial<OrderListed> = {}): OrderListed {
  return listedOrder({ orderId, status, labels: labels[status], reservationNumber: null, ...also })
}

test('a trip is written in Persian: route, departure, people, toman', () => {
  const trip = tripOf(order('issued'), now)
  assert.equal(`${trip.from} ${trip.to}`, 'تهران مشهد')
  assert.equal(trip.when, 'پنجشنبه ۱۲ آذر، ساعت ۰۶:۱۵')
  assert.equal(trip.people, '۲ مسافر')
  assert.equal(trip.amount, '5,780,000')
})

test('an unpaid order waits for its payment until its hold ends, unless a bank is being asked or it is over', () => {
  const holdExpiresAt = '2026-11-21T08:05:00Z'
  const after = Temporal.Instant.from(holdExpiresAt)
  for (const status of ['submitted', 'approved'] as const) {
    const held = order(status, { holdExpiresAt })
    assert.equal(tripOf(held, now).standing.says, 'در انتظار پرداخت')
    assert.equal(tripOf(held, now).next.words, 'ادامه و پرداخت')
    assert.equal(tripOf(held, now).payableUntil, holdExpiresAt)
    assert.equal(tripOf(held, after).payableUntil, null)
    const asked = order(status, { holdExpiresAt, labels: { ...labels[status], payment: 'pending' } })
    assert.equal(tripOf(asked, now).payableUntil, null)
  }
  assert.equal(tripOf(order('issued', { holdExpiresAt }), now).payableUntil, null)
})

test('every status has a story, a standing and one next step', () => {
  for (const status of statuses) {
    const trip = tripOf(order(status), now)
    assert.ok(timeline(testFaceOf('flight'))[status] && trip.standing.says && trip.next.words, status)
    assert.match(trip.next.to, /^\//, status)
  }
})

test('a part that was given back shows while the rest still flies', () => {
  const partly = { ...labels.issued, refund: 'successful' } as const
  assert.deepEqual(tripOf(order('issued', { labels: partly }), now).standing, {
    says: 'بخشی استرداد شد',
    tone: 'plain',
  })
  assert.equal(tripOf(order('issued'), now).standing.says, 'صادر شد')
  assert.equal(tripOf(order('refunded'), now).standing.says, 'استرداد شد')
})

test('what is given back shows until its owner has it, and where it went', () => {
  const says = (status: Status, refund: 'pending' | 'failed') =>
    tripOf(order(status, { labels: { ...labels[status], refund } }), now).standing.says
  assert.equal(says('refunded', 'pending'), 'مبلغ در راه برگشت')
  assert.equal(says('issued', 'pending'), 'بخشی در راه برگشت')
  assert.equal(says('refunded', 'failed'), 'به کیف پول برگشت')
})

test('a payment that failed, or of which the bank has not told, shows instead of the wait for one', () => {
  const says = (payment: 'pending' | 'unknown' | 'failed', status: Status = 'approved') =>
    tripOf(order(status, { labels: { ...labels[status], payment } }), now).standing.says
  assert.equal(says('failed'), 'پرداخت ناموفق')
  assert.equal(says('pending'), 'در انتظار نتیجهٔ پرداخت')
  assert.equal(says('unknown', 'expired'), 'در انتظار نتیجهٔ پرداخت')
  assert.equal(says('failed', 'expired'), 'مهلت تمام شد')
})

test('while a bank is asked whether it was paid, an order leads to where that is told', () => {
  for (const status of ['approved', 'expired'] as const)
    for (const payment of ['pending', 'unknown'] as const)
      assert.equal(
        tripOf(order(status, { labels: { ...labels[status], payment } }), now).next.to,
        `/payment/${orderId}`,
      )
})

test('what is held leads to the payment, what is paid to its issuing, what is issued to its ticket', () => {
  assert.equal(tripOf(order('approved'), now).next.to, `/confirm?orderId=${orderId}`)
  assert.equal(tripOf(order('issuing'), now).next.to, `/payment/${orderId}`)
  assert.equal(tripOf(order('issued'), now).next.to, `/profile/my-travels/order-details?orderId=${orderId}`)
})

test('a hold that is over reads as ended to the second, though its job has not come yet', () => {
  const held = (holdExpiresAt: string) => orderStateNow(order('approved', { holdExpiresAt }), now)
  assert.equal(held('2026-11-21T08:00:01Z'), 'approved')
  assert.equal(held('2026-11-21T08:00:00Z'), 'expired')
  assert.equal(orderStateNow(order('issued', { holdExpiresAt: '2026-11-21T07:00:00Z' }), now), 'issued')
})

test('an ended order leads back to the same search, and to a fresh one once its day is over', () => {
  const { journeys } = order('expired')
  assert.equal(
    searchAgainPath(journeys, now),
    '/plp?origin=THR&originKind=airport&destination=MHD&destinationKind=airport&date=2026-12-03&adults=1',
  )
  assert.equal(searchAgainPath(journeys, Temporal.Instant.from('2026-12-03T20:29:00Z')).slice(0, 4), '/plp')
  assert.equal(searchAgainPath(journeys, Temporal.Instant.from('2026-12-03T20:31:00Z')), '/')
})

const [toMashhad] = order('issued').journeys
const [home, onwards] = [
  {
    ...there(),
    isReturning: true,
    origin: 'MHD',
    originName: 'مشهد',
    destination: 'THR',
    destinationName: 'تهران',
  },
  { ...there(), origin: 'MHD', originName: 'مشهد', destination: 'IST', destinationName: 'استانبول' },
].map((journey) => ({ ...journey, departureTime: '2026-12-06T21:10', arrivalTime: '2026-12-06T22:40' }))

function there() {
  assert.ok(toMashhad)
  return toMashhad
}

test('a way there and back is named by where it goes, and searched for again as one', () => {
  assert.ok(home)
  const journeys = [there(), home]
  const trip = tripOf(order('expired', { journeys }), now)
  assert.deepEqual([trip.from, trip.to, trip.isRoundTrip, trip.destination], ['تهران', 'مشهد', true, 'MHD'])
  assert.match(searchAgainPath(journeys, now), /date=2026-12-03&back=2026-12-06&adults=1$/)
})

test('a journey of many directions names all its places, and is searched for again with all of them', () => {
  assert.ok(onwards)
  const journeys = [there(), onwards]
  const trip = tripOf(order('expired', { journeys }), now)
  assert.deepEqual([trip.from, trip.to, trip.isRoundTrip], ['تهران', 'مشهد، استانبول', false])
  assert.match(
    searchAgainPath(journeys, now),
    /origin2=MHD&origin2Kind=airport&destination2=IST&destination2Kind=airport&date2=2026-12-06&adults=1$/,
  )
})

const stay = {
  hotelId: 'kih-marjan',
  hotelName: 'هتل مرجان',
  hotelNameEn: 'Marjan Hotel',
  cityCode: 'KIH',
  cityName: 'کیش',
  checkIn: '2026-12-03',
  checkOut: '2026-12-05',
  checkInFrom: '14:00',
  nights: 2,
  rooms: 3,
  openRooms: 3,
}
const stayed = (status: Status) =>
  tripOf(order(status, { product: 'hotel', productType: 'DomesticHotel', journeys: [], stay }), now)

test('a stay is named by its hotel and its nights, and has its own page', () => {
  const trip = stayed('issued')
  assert.deepEqual(
    [trip.name, trip.to, trip.destination, trip.when, trip.people],
    ['هتل مرجان، کیش', 'کیش', 'KIH', 'پنجشنبه ۱۲ آذر تا شنبه ۱۴ آذر، ۲ شب', '۳ اتاق'],
  )
  assert.equal(trip.page, `/profile/my-travels/order-details/HotelOrderDetails?orderId=${orderId}`)
  assert.equal(
    stayName({ hotelName: 'هتل مرجان کیش', cityName: 'کیش' }),
    'هتل مرجان کیش',
    'a name that says its city already says it once',
  )
  assert.deepEqual(trip.next, { words: 'واچر و جزئیات', to: trip.page })
  assert.equal(stayed('approved').next.to, `/hotel/confirm?orderId=${orderId}`)
})

test('a stay that came to nothing leads back to its city and its nights, or to a new search', () => {
  assert.equal(
    stayed('expired').next.to,
    '/hotels?city=KIH&checkIn=2026-12-03&checkOut=2026-12-05&rooms=2-2-2',
  )
  const over = order('expired', { product: 'hotel', productType: 'DomesticHotel', journeys: [], stay })
  const late = Temporal.Instant.from('2026-12-04T08:00:00Z')
  assert.equal(tripOf(over, late).next.to, '/hotel-home')
})

test('a stay is told without a word of seats and tickets, and a flight without one of rooms', () => {
  for (const status of statuses) {
    assert.doesNotMatch(timeline(testFaceOf('hotel'))[status], /صندلی|بلیت|ایرلاین/, status)
    assert.doesNotMatch(timeline(testFaceOf('flight'))[status], /اتاق|واچر|هتل/, status)
  }
  for (const words of Object.values(timeline(testFaceOf('hotel'))))
    assert.doesNotMatch(words, /اتاق.*(?:نگه داشته|آزاد)/, 'of a supplier nothing is held before payment')
  assert.equal(timeline(testFaceOf('flight')).submitted, 'صندلی‌ها برای شما نگه داشته شد')
})
