import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statuses } from '#orders/life.ts'
import { isWaiting, paymentState } from '#orders/web/payment/payment-state.ts'

const attempts = [undefined, 'created', 'started', 'returned', 'captured', 'declined', 'abandoned'] as const

test('a declined payment may be tried again only while the seats are kept', () => {
  assert.equal(paymentState('approved', 'declined'), 'declined')
  assert.equal(paymentState('approved', 'abandoned'), 'declined')
  for (const status of ['expired', 'cancelled'] as const)
    assert.equal(paymentState(status, 'declined'), 'lost')
})

test('money that came for an order which had ended is in the wallet', () => {
  for (const status of ['expired', 'cancelled', 'approved'] as const)
    assert.equal(paymentState(status, 'captured'), 'credited')
})

test('once an order is paid its attempts tell nothing new', () => {
  for (const attempt of attempts) {
    assert.equal(paymentState('paid', attempt), 'issuing')
    assert.equal(paymentState('issuing', attempt), 'issuing')
    assert.equal(paymentState('issued', attempt), 'issued')
    assert.equal(paymentState('refunded', attempt), 'refunded')
    assert.equal(paymentState('failed', attempt), 'failed')
  }
})

test('back from the bank means that the bank is asked, whatever became of the seats', () => {
  assert.equal(paymentState('approved', 'returned'), 'checking')
  assert.equal(paymentState('expired', 'returned'), 'checking')
  assert.equal(paymentState('approved', undefined), 'to-pay')
  assert.equal(paymentState('rejected', undefined), 'ended')
})

test('who left the bank is offered another payment only once the bank has said that nothing was paid', () => {
  for (const atBank of [undefined, 'asked', 'silent'] as const)
    for (const status of ['approved', 'expired'] as const)
      assert.equal(paymentState(status, 'started', atBank), 'checking')
  assert.equal(paymentState('approved', 'started', 'unpaid'), 'unfinished')
  assert.equal(paymentState('expired', 'started', 'unpaid'), 'lost')
})

test('an ended order is waited for only where money is on its way', () => {
  for (const status of statuses)
    for (const attempt of attempts) {
      const waits = isWaiting(paymentState(status, attempt))
      const isSettled = ['issued', 'refunded', 'replaced', 'failed'].includes(status)
      if (isSettled) assert.equal(waits, false, status)
      if (['paid', 'issuing', 'unissued'].includes(status) || (attempt === 'returned' && !isSettled))
        assert.equal(waits, true, `${status} ${attempt}`)
    }
})
