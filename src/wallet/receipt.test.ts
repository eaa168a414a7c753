import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Flow } from '#wallet/calls.ts'
import { receiptOf } from '#wallet/receipt.ts'

const flow: Flow = {
  id: 1042,
  type: 'topped-up',
  description: 'افزایش موجودی',
  amount: 500_000,
  balance: 700_000,
  time: '2026-11-21T10:34:00Z',
  orderId: null,
  orderNumber: null,
  gateway: 'زرین‌پال',
  reference: '88',
  refundNumber: null,
  withdrawalNumber: null,
  note: null,
}

test('a receipt is named by the movement and tells only what the ledger knows of it', () => {
  const { title, number, details, total } = receiptOf(flow)
  assert.deepEqual([title, number], ['رسید افزایش موجودی', 'W-1042'])
  assert.deepEqual(
    details.map(({ value }) => value),
    ['زرین‌پال', '88'],
  )
  assert.deepEqual(total, { label: 'واریز به کیف پول', amount: 500_000 })
})

test('what went out says so, and a movement without a name of its own is called by its words', () => {
  const out = receiptOf({ ...flow, type: 'compensated', description: 'جبران دیرکرد', amount: -500_000 })
  assert.deepEqual([out.title, out.total.label], ['رسید جبران دیرکرد', 'برداشت از کیف پول'])
})
