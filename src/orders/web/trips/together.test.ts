import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysTogether, summaryOf, togetherOf } from '#orders/web/trips/together.ts'

test('what was bought together stands once in a list, with its parts, where the first of it stands', () => {
  const together = { tripNumber: '104203187', to: '/trip', days: [] }
  const rows = [
    { orderId: 'visa' },
    { orderId: 'flight', together },
    { orderId: 'alone' },
    { orderId: 'room', together },
  ]
  assert.deepEqual(
    togetherOf(rows).map((parts) => parts.map(({ orderId }) => orderId)),
    [['visa'], ['flight', 'room'], ['alone']],
  )
  assert.deepEqual(togetherOf([]), [])
})

test('a trip is one row with the sum of its parts, one countdown and one thing to do', () => {
  const together = { tripNumber: '104203187', to: '/trip', days: [] }
  const pay = { words: 'پرداخت سفر', to: '/trip' }
  const part = (amountRial: number, payableUntil: string | null, next = pay) => ({
    together,
    amountRial,
    payableUntil,
    next,
  })
  const [sooner, later] = ['2026-12-03T08:00:00Z', '2026-12-03T08:05:00.5Z']
  assert.deepEqual(summaryOf([part(10_000_000, later), part(2_500_000, sooner)]), {
    amount: '1,250,000',
    payableUntil: sooner,
    next: 'پرداخت سفر',
  })
  const done = { words: 'بلیت و جزئیات', to: '/order' }
  assert.deepEqual(summaryOf([part(10_000_000, null, done), part(0, null, done)]), {
    amount: '1,000,000',
    payableUntil: null,
    next: 'جزئیات سفر',
  })
})

test('the days of all parts are one line of time, and a price stands once for each part', () => {
  const day = (sortKey: string) => ({ sortKey, title: sortKey, when: '', details: '' })
  const part = (orderId: string, ...days: readonly string[]) => ({
    orderId,
    together: { tripNumber: '104203187', to: '/trip', days: days.map(day) },
  })
  const rows = [part('flight', '2026-12-13T09:40', '2026-12-17T14:10'), part('room', '2026-12-13~')]
  assert.deepEqual(
    daysTogether(rows).map(({ part: { orderId }, isFirst }) => [orderId, isFirst]),
    [
      ['flight', true],
      ['room', true],
      ['flight', false],
    ],
  )
})
