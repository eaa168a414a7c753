import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waitForBank } from '#orders/web/wait-for-bank.ts'
import type { PaymentView } from '#payments/calls.ts'

const orderId = '11111111-2222-4333-8444-555555555555'
const begun: PaymentView = {
  id: orderId,
  purpose: 'order',
  orderId,
  amount: 28_900_000,
  status: 'started',
  gatewayId: 1,
  gatewayName: 'زرین‌پال',
  at: '2026-11-21T06:00:00Z',
}

async function sentTo(attempt: Partial<PaymentView> | undefined): Promise<string | undefined> {
  const payments = { latestOf: async () => attempt && { ...begun, ...attempt } }
  try {
    await waitForBank({ payments }, { orderId, userId: 'sara', status: 'approved' })
    return undefined
  } catch (thrown) {
    assert.ok(thrown instanceof Response)
    return thrown.headers.get('location') ?? ''
  }
}

test('while the bank has said nothing definite, the page that pays leads to the one that waits', async () => {
  for (const attempt of [{ status: 'returned' }, { atBank: 'asked' }, { atBank: 'silent' }] as const)
    assert.equal(await sentTo(attempt), `/payment/${orderId}`, JSON.stringify(attempt))
})

test('who paid nowhere, or nothing there, pays', async () => {
  for (const attempt of [
    undefined,
    { atBank: 'unpaid' },
    { status: 'declined' },
    { status: 'abandoned' },
  ] as const)
    assert.equal(await sentTo(attempt), undefined, JSON.stringify(attempt))
})
