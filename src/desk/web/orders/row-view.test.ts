import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowView } from '#desk/web/orders/row-view.ts'
import type { DeskOrder } from '#orders/desk-order.ts'

const now = Temporal.Instant.from('2026-11-23T20:00:00Z')

const order = {
  orderNumber: '100234',
  registeredAt: '2026-11-22T10:37:00Z',
  begins: '2026-12-03T06:15',
  what: 'تهران به مشهد',
  passenger: 'سارا رضایی',
  passengerCount: 1,
  payable: 20_000_000,
  labels: { says: 'صادر شد' },
  status: 'issued',
  phoneNumber: '+989121234567',
  reservationNumber: null,
  brand: null,
  channel: 0,
} as unknown as DeskOrder

test('an order of this year is listed by weekday, day and month, as in every table', () => {
  const { made, begins } = rowView(order, [], now)
  assert.equal(made, 'یکشنبه ۱ آذر، ۱۴:۰۷')
  assert.equal(begins, 'پنجشنبه ۱۲ آذر، ۰۶:۱۵')
})

test('an order of another Jalali year is listed with its year', () => {
  const { made, begins } = rowView(
    { ...order, registeredAt: '2026-03-20T20:29:59Z', begins: '2027-03-21' },
    [],
    now,
  )
  assert.equal(made, 'جمعه ۲۹ اسفند ۱۴۰۴، ۲۳:۵۹')
  assert.equal(begins, 'یکشنبه ۱ فروردین ۱۴۰۶')
})
