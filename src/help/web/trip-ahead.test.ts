import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tripActs, tripAheadOf } from '#help/web/trip-ahead.ts'
import type { OrderListed } from '#orders/responses.ts'

const now = Temporal.Instant.from('2026-11-21T08:00:00Z')

function flight(orderId: string, status: string, departureTime: string): OrderListed {
  const journey = {
    originName: 'تهران',
    destinationName: 'مشهد',
    departureTime,
    arrivalTime: departureTime,
    airlineName: 'ماهان',
    flightNumber: 'W5 1041',
    openCount: 1,
    change: null,
  }
  return { orderId, orderNumber: '481533000', status, stay: null, journeys: [journey] } as never
}

function stay(orderId: string, checkIn: string): OrderListed {
  const checkOut = Temporal.PlainDate.from(checkIn).add({ days: 2 }).toString()
  const rooms = { rooms: 1, openRooms: 1, nights: 2, checkIn, checkOut, checkInFrom: '14:00' }
  const there = { hotelName: 'هتل مرجان', cityName: 'کیش', ...rooms }
  return { orderId, orderNumber: '481534000', status: 'issued', stay: there, journeys: [] } as never
}

test('help knows the soonest trip that is issued, as the page of trips names it', () => {
  const unpaid = flight('unpaid', 'approved', '2026-11-25T08:30:00')
  const soon = flight('soon', 'issued', '2026-12-03T08:30:00')
  const late = stay('late', '2026-12-13')
  const found = tripAheadOf([late, soon, unpaid], now)
  assert.deepEqual(found, {
    orderId: 'soon',
    orderNumber: '481533000',
    isFlight: true,
    name: 'تهران به مشهد',
    when: 'پنجشنبه ۱۲ آذر، ساعت ۰۸:۳۰',
  })
  assert.equal(tripAheadOf([late, unpaid], now)?.name, 'هتل مرجان، کیش')
})

test('of what was not issued, flown or never bought nothing is said', () => {
  const flown = flight('flown', 'issued', '2026-11-20T08:30:00')
  assert.equal(tripAheadOf([flown, flight('unpaid', 'paid', '2026-11-25T08:30:00')], now), undefined)
  assert.equal(tripAheadOf([], now), undefined)
})

const acts = [
  [true, true, ['استرداد این بلیت', 'بار این پرواز', 'اصلاح نام', 'گفتگو روی سفارش']],
  [true, false, ['بار این پرواز', 'اصلاح نام', 'گفتگو روی سفارش']],
  [false, true, ['استرداد این اقامت', 'دیدن رزرو', 'گفتگو روی سفارش']],
  [false, false, ['دیدن رزرو', 'گفتگو روی سفارش']],
] as const

for (const [isFlight, isRefundable, words] of acts)
  test(`a ${isFlight ? 'flight' : 'stay'} that ${isRefundable ? 'goes' : 'does not go'} back offers ${words.length} acts`, () => {
    const found = tripActs({ orderId: 'one', isFlight }, { page: '/order', isRefundable })
    assert.deepEqual(
      found.map((act) => act.words),
      words,
    )
  })
