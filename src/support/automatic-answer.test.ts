import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Status, statuses } from '#orders/life.ts'
import { automaticAnswer } from '#support/automatic-answer.ts'
import type { OrderFacts } from '#support/order-facts.ts'

const factsIn = (status: Status, more: Partial<OrderFacts> = {}): OrderFacts => ({
  orderNumber: '1044',
  path: '/order',
  status,
  says: 'وضعیت',
  isIssued: status === 'issued',
  paper: 'بلیت',
  papers: [{ words: 'بلیت PDF', address: '/pdf' }],
  rule: [],
  refund: null,
  requests: [],
  nameSlug: null,
  tickets: [],
  ...more,
})

const told = {
  issued: /صادر شده است؛ از همین‌جا بردارید/,
  comes: /» است\. همین که صادر شود پیام می‌دهیم/,
  unpaid: /پس از پرداخت صادر می‌شود/,
  choice: /چیز دیگری به‌جای آن بردارید یا پولتان را پس بگیرید/,
  never: /دیگر چیزی از آن صادر نمی‌شود/,
} as const

const expected: Readonly<Record<Status, RegExp>> = {
  created: told.unpaid,
  submitted: told.unpaid,
  approved: told.unpaid,
  paid: told.comes,
  issuing: told.comes,
  issued: told.issued,
  unissued: told.choice,
  replaced: told.never,
  refunded: told.never,
  failed: told.never,
  rejected: told.never,
  expired: told.never,
  cancelled: told.never,
}

test('whoever asks for his ticket is promised one only where one will come', () => {
  for (const status of statuses) {
    const answer = automaticAnswer('ticket', factsIn(status))
    assert.match(answer?.body ?? '', expected[status], status)
    assert.equal(answer?.actions.length, status === 'issued' ? 1 : 0, status)
  }
})

const back = { onCredit: false, now: null, isAll: true, next: null, says: '', path: '/refund' }

test('by when a refund comes is said where one can be asked for, and where it goes', () => {
  const said = (facts: OrderFacts) => automaticAnswer('refundWhen', facts)?.body ?? ''
  assert.match(said(factsIn('issued', { refund: back })), /ثبت نشده است.*به کیف پول بی‌درنگ و به حساب بانکی/)
  const onCredit = said(factsIn('issued', { refund: { ...back, onCredit: true } }))
  assert.match(onCredit, /مبلغ به اعتبار آژانس برمی‌گردد\.$/)
  assert.doesNotMatch(onCredit, /کیف پول|بانک/)
  for (const status of ['approved', 'failed', 'expired'] as const) {
    assert.match(said(factsIn(status)), /«وضعیت» است و درخواست استردادی روی آن ثبت نشده است\.$/, status)
  }
})

test('«all» is said of a refund only where all goes back', () => {
  for (const [isAll, penalty, words, label] of [
    [true, 0, /^اگر همین حالا همه را پس بدهید، کامل و بدون جریمه/, 'پرداختی'],
    [true, 10, /^اگر همین حالا همه را پس بدهید، این مبلغ/, 'پرداختی'],
    [false, 0, /دیگر پس داده نمی‌شود.*باقی را پس بدهید، بدون جریمه/, 'پرداختی همان‌ها'],
    [false, 10, /دیگر پس داده نمی‌شود.*باقی را پس بدهید، این مبلغ/, 'پرداختی همان‌ها'],
  ] as const) {
    const refund = { ...back, now: { amount: 90, penalty }, isAll }
    const answer = automaticAnswer('refundNow', factsIn('issued', { refund }))
    assert.match(answer?.body ?? '', words)
    assert.doesNotMatch(answer?.body ?? '', isAll ? /باقی/ : /همه را|کامل/)
    assert.deepEqual(answer?.figures[0], { label, amount: 90 + penalty })
  }
})
