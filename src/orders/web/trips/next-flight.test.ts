import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labels } from '#orders/labels.ts'
import type { Status } from '#orders/life.ts'
import type { OrderListed } from '#orders/responses.ts'
import { nextFlightOf } from '#orders/web/trips/next-flight.ts'

const now = Temporal.Instant.from('2026-11-21T08:00:00Z')

function order(orderId: string, status: Status, departureTime: string): OrderListed {
  return {
    orderId,
    orderNumber: '204815163',
    reservationNumber: null,
    product: 'flight',
    productType: 'DomesticFlight',
    status,
    labels: labels[status],
    journeys: [
      {
        proposalId: orderId,
        isReturning: false,
        airlineCode: 'W5',
        airlineName: 'ماهان',
        flightNumber: 'W5 1041',
        origin: 'THR',
        originName: 'تهران',
        destination: 'MHD',
        destinationName: 'مشهد',
        stops: [],
        openCount: 1,
        departureTime,
        arrivalTime: `${departureTime.slice(0, 10)}T23:40`,
        change: null,
      },
    ],
    stay: null,
    visa: null,
    service: null,
    passengerCount: 1,
    openCount: 1,
    totalAmount: 28_900_000,
    payable: 28_900_000,
    openAmount: 28_900_000,
    registeredAt: '2026-11-20T07:50:00Z',
    holdExpiresAt: null,
  }
}

test('the next flight is the soonest that has a ticket, not the latest bought', () => {
  const next = nextFlightOf(
    [
      order('late', 'issued', '2026-12-13T06:15'),
      order('soon', 'issued', '2026-12-03T06:15'),
      order('unpaid', 'approved', '2026-11-22T06:15'),
    ],
    now,
  )
  assert.equal(next?.orderId, 'soon')
  assert.equal(next?.away, '۱۲ روز دیگر')
  assert.equal(next?.departs, '۰۶:۱۵')
})

test('today and tomorrow are said by name, and yesterday is over', () => {
  const away = (departureTime: string) => nextFlightOf([order('one', 'issued', departureTime)], now)?.away
  assert.equal(away('2026-11-21T22:00'), 'امروز')
  assert.equal(away('2026-11-22T00:05'), 'فردا')
  assert.equal(away('2026-11-20T23:55'), undefined)
})

test('an arrival after midnight says that it is on the day after', () => {
  const one = order('one', 'issued', '2026-12-03T23:10')
  const arrives = (arrivalTime: string) =>
    nextFlightOf([{ ...one, journeys: one.journeys.map((way) => ({ ...way, arrivalTime })) }], now)?.arrives
  assert.equal(arrives('2026-12-03T23:55'), '۲۳:۵۵')
  assert.equal(arrives('2026-12-04T01:10'), '۰۱:۱۰ (+۱)')
})

test('a direction that was given back is not the next flight, and who gave it back is not counted', () => {
  const { journeys, ...one } = order('one', 'issued', '2026-12-03T06:15')
  const there = journeys.map((way) => ({ ...way, openCount: 0 }))
  const home = journeys.map((way) => ({ ...way, departureTime: '2026-12-06T21:10', openCount: 2 }))
  const next = nextFlightOf([{ ...one, passengerCount: 3, journeys: [...there, ...home] }], now)
  assert.deepEqual([next?.date, next?.people], ['2026-12-06', '۲ مسافر'])
  assert.equal(nextFlightOf([{ ...one, journeys: there }], now), undefined)
})
