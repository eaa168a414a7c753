import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bankReason } from '#payments/bank-reason.ts'

test('a no is told in the words of its bank, and turning back is no failure of a card', () => {
  assert.equal(bankReason('mellat', { ResCode: '12' })?.says, 'بانک نپذیرفت: موجودی کارت کافی نیست.')
  assert.equal(bankReason('zibal', { status: '6' })?.says, 'بانک نپذیرفت: رمز کارت نادرست بود.')
  assert.equal(bankReason('sep', { Status: '4' })?.says, 'بانک نپذیرفت: زمان پرداخت در صفحهٔ بانک تمام شد.')
  for (const [gateway, returned] of [
    ['mellat', { ResCode: '17' }],
    ['zibal', { status: '3' }],
    ['sep', { Status: '1' }],
  ] as const)
    assert.equal(bankReason(gateway, returned)?.isCancelled, true, gateway)
})

test('nothing is said where the bank says nothing, or what its document does not name', () => {
  for (const [gateway, returned] of [
    ['mellat', null],
    ['mellat', { ResCode: '0' }],
    ['mellat', { ResCode: 'constructor' }],
    ['sep', { Status: '2' }],
    ['zarinpal', { Status: 'NOK' }],
    ['toString', { status: '3' }],
  ] as const)
    assert.equal(bankReason(gateway, returned), undefined, gateway)
})
