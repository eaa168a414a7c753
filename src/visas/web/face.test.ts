import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labels } from '#orders/labels.ts'
import { type Status, statuses } from '#orders/life.ts'
import type { OrderListed } from '#orders/responses.ts'
import { timeline } from '#orders/web/order/timeline.ts'
import { tripOf } from '#orders/web/trips/trip.ts'
import { visaFace } from '#visas/web/face.ts'

const now = Temporal.Instant.from('2026-11-21T08:00:00Z')
const orderId = '0d9a2f7e-52a5-4a0e-9a37-0b7c1f5b7a11'

const visa = {
  country: 'AE',
  countryName: 'امارات',
  type: 'tourist',
  days: 30,
  entry: 'single',
  speed: 'normal',
  isGuaranteed: true,
  travelDate: '2026-12-20',
} as const

function asked(status: Status) {
  return tripOf(order(status), visaFace, now)
}

test('a visa is named by its country and length, and leads to its payment, its tracker, or itself once more', () => {
  const trip = asked('issued')
  assert.deepEqual(
    [trip.name, trip.to, trip.destination, trip.when, trip.people],
    ['ویزای امارات، ۳۰ روزه', 'امارات', 'DXB', 'سفر یکشنبه ۲۹ آذر', '۲ متقاضی'],
  )
  assert.equal(trip.page, `/profile/my-travels/order-details/VisaOrderDetails?orderId=${orderId}`)
  assert.deepEqual(trip.next, { words: 'پیگیری و مدارک', to: trip.page })
  assert.equal(asked('approved').next.to, `/visa/payment/${orderId}`)
  assert.equal(
    asked('expired').next.to,
    '/visa/type?country=AE&type=tourist&days=30&entry=single&speed=normal&isGuaranteed=true',
  )
})

test('a visa is told without a word of seats, tickets and rooms, and is never said to be issued by its order', () => {
  for (const status of statuses) {
    const { standing, next } = asked(status)
    for (const words of [standing.says, next.words, timeline(visaFace)[status]])
      assert.doesNotMatch(words, /صندلی|بلیت|ایرلاین|اتاق|واچر|هتل|صادر/, status)
  }
})

function order(status: Status): OrderListed {
  return {
    orderId,
    orderNumber: '204815163',
    reservationNumber: null,
    product: 'visa',
    productType: 'Visa',
    status,
    labels: labels[status],
    journeys: [],
    stay: null,
    visa,
    service: null,
    passengerCount: 2,
    openCount: 2,
    totalAmount: 57_800_000,
    payable: 57_800_000,
    openAmount: 57_800_000,
    registeredAt: '2026-11-21T07:50:00Z',
    holdExpiresAt: null,
  }
}
