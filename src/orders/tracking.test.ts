import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mobileKey, orderNumberKey } from '#orders/tracking.ts'

test('a mobile is the same however it is written', () => {
  for (const written of ['09121234567', '9121234567', '+98 912 123 4567', '00989121234567', '۰۹۱۲-۱۲۳-۴۵۶۷'])
    assert.equal(mobileKey(written), '9121234567', written)
  assert.notEqual(mobileKey('09121234568'), mobileKey('09121234567'))
})

test('an order’s number is its digits', () => {
  assert.equal(orderNumberKey('۱۲۳ ۴۵۶ ۷۸۹'), '123456789')
  assert.equal(orderNumberKey('شماره'), '')
})
