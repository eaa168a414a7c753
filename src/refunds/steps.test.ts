import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RefundState, stepsOf } from '#refunds/steps.ts'

const dueAt = Temporal.Instant.from('2026-12-06T08:00:00Z')
const at = Temporal.Instant.from('2026-12-03T08:00:00Z')

function told(destination: 'wallet' | 'bank', ...states: readonly RefundState[]) {
  const steps = stepsOf({ destination, happened: states.map((state) => ({ state, at })), dueAt })
  return steps.map(({ says, state, dueAt: due }) => [says, state, due !== null])
}

test('to the wallet: two steps, both done', () => {
  assert.deepEqual(told('wallet', 'agreed', 'paid'), [
    ['درخواست ثبت و مبلغ قطعی شد', 'done', false],
    ['به کیف پول شما نشست', 'done', false],
  ])
})

test('to the bank: what is ahead says by when', () => {
  assert.deepEqual(told('bank', 'agreed'), [
    ['درخواست ثبت و مبلغ قطعی شد', 'done', false],
    ['به بانک سپرده می‌شود', 'now', true],
    ['به حساب شما می‌نشیند', 'ahead', true],
  ])
  assert.deepEqual(told('bank', 'agreed', 'sent').slice(1), [
    ['به بانک سپرده شد', 'done', false],
    ['به حساب شما می‌نشیند', 'now', true],
  ])
  assert.deepEqual(told('bank', 'agreed', 'paid').at(-1), ['به حساب شما نشست', 'done', false])
})

test('what the bank returns ends in the wallet, even when it had been paid', () => {
  const ends = [
    told('bank', 'agreed', 'sent', 'bounced', 'paid'),
    told('bank', 'agreed', 'paid', 'bounced', 'paid'),
  ]
  for (const steps of ends) {
    assert.deepEqual(
      steps.slice(-2).map(([says]) => says),
      ['بانک نپذیرفت و مبلغ برگشت', 'به کیف پول شما نشست'],
    )
    assert.ok(steps.every(([, state]) => state === 'done'))
  }
  assert.equal(ends[1]?.[1]?.[0], 'به حساب شما نشست')
})
