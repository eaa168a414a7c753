import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderListed } from '#orders/responses.ts'
import { nextStayOf, sooner } from '#orders/web/trips/next-stay.ts'

const now = Temporal.Instant.from('2026-11-21T08:00:00Z')

function order(orderId: string, status: string, checkIn: string): OrderListed {
  const checkOut = Temporal.PlainDate.from(checkIn).add({ days: 2 }).toString()
  const stay = {
    hotelName: 'هتل مرجان',
    cityName: 'کیش',
    checkIn,
    checkOut,
    checkInFrom: '14:00',
    nights: 2,
    rooms: 3,
    openRooms: 3,
  }
  return { orderId, status, stay, journeys: [] } as unknown as OrderListed
}

test('the next stay is the soonest that has a voucher', () => {
  const next = nextStayOf(
    [
      order('late', 'issued', '2026-12-13'),
      order('soon', 'issued', '2026-12-03'),
      order('unpaid', 'approved', '2026-11-22'),
      order('begun', 'issued', '2026-11-20'),
    ],
    now,
  )
  assert.deepEqual(
    [next?.orderId, next?.name, next?.when, next?.rooms, next?.away],
    ['soon', 'هتل مرجان، کیش', 'پنجشنبه ۱۲ آذر تا شنبه ۱۴ آذر، ۲ شب', '۳ اتاق', '۱۲ روز دیگر'],
  )
})

test('a room that was given back is not told of any more', () => {
  const { stay, ...one } = order('one', 'issued', '2026-12-03')
  assert.ok(stay)
  assert.equal(nextStayOf([{ ...one, stay: { ...stay, openRooms: 2 } }], now)?.rooms, '۲ اتاق')
})

test('a flight comes before the stay it leads to, and a stay before a later flight', () => {
  const stay = nextStayOf([order('s', 'issued', '2026-12-03')], now)
  const flight = (date: string) => ({ orderId: 'f', date }) as never
  assert.deepEqual(Object.keys(sooner(flight('2026-12-03'), stay)), ['flight'])
  assert.deepEqual(Object.keys(sooner(flight('2026-12-04'), stay)), ['stay'])
  assert.deepEqual(Object.keys(sooner(undefined, stay)), ['stay'])
  assert.deepEqual(sooner(undefined, undefined), {})
})
