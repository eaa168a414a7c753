import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labelsWith, type OrderMoney } from '#orders/labels.ts'
import type { Status } from '#orders/life.ts'

function told(status: Status, money: OrderMoney, isRefunded = false) {
  const { payment, refund, says } = labelsWith(
    { status, face: { words: { parts: 'بلیت‌ها' } }, isRefunded },
    money,
  )
  return [payment, refund, says]
}

test('a try to pay that brought no money is said, and what may be done then', () => {
  assert.deepEqual(told('approved', {}), ['none', 'none', 'در انتظار پرداخت'])
  assert.deepEqual(told('approved', { payment: 'declined' }), [
    'failed',
    'none',
    'پرداخت ناموفق بود؛ در انتظار پرداخت',
  ])
  assert.deepEqual(told('approved', { payment: 'started' }), ['pending', 'none', 'در انتظار نتیجهٔ پرداخت'])
  assert.deepEqual(told('approved', { payment: 'returned' }), ['unknown', 'none', 'پرداخت در حال بررسی است'])
  assert.deepEqual(told('expired', { payment: 'abandoned' }), [
    'failed',
    'none',
    'مهلت پرداخت به پایان رسید؛ پرداخت ناموفق بود',
  ])
})

test('what is paid is paid, and money that came too late waits for nothing', () => {
  for (const payment of ['declined', 'returned', 'captured'] as const)
    assert.deepEqual(told('issued', { payment }), ['successful', 'none', 'صادر شد'])
  assert.deepEqual(told('expired', { payment: 'captured' }), ['none', 'none', 'مهلت پرداخت به پایان رسید'])
})

test('a refund is successful when its owner has the money, not when it was agreed to', () => {
  assert.deepEqual(told('refunded', { refund: 'pending' }, true).slice(1), [
    'pending',
    'استرداد ثبت شد؛ مبلغ در راه حساب شماست',
  ])
  assert.deepEqual(told('refunded', { refund: 'successful' }, true).slice(1), ['successful', 'استرداد شد'])
  assert.equal(told('refunded', { refund: 'failed' }, true)[1], 'failed')
  assert.equal(
    told('issued', { refund: 'pending' }, true)[2],
    'صادر شد؛ مبلغ استرداد بخشی از بلیت‌ها در راه حساب شماست',
  )
})
