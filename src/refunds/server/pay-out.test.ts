import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { refundCalls } from '#refunds/calls.ts'
import { RefundRequest, RefundStatistics } from '#refunds/responses.ts'
import type { PayoutStatus } from '#refunds/server/payouts/payout.ts'
import { type Office, openOffice } from '#testing/refunds/office.ts'
import {
  assertTrue,
  balances,
  first,
  givenBack,
  quoted,
  requestFor,
  second,
  toBank,
} from '#testing/refunds/questions.ts'

const userId = randomUUID()
const early = '2026-11-28T08:00:00Z'
const pending: PayoutStatus = { kind: 'pending', providerId: 'p-1' }
const bounced: PayoutStatus = { kind: 'bounced', providerId: 'p-1' }
const unknown: PayoutStatus = { kind: 'unknown', why: 'no answer' }

async function onItsWay(office: Office) {
  office.setClock(early)
  const orderId = await office.issued(userId)
  const { refundId } = await givenBack(office, { userId, orderId, items: [first] }, toBank)
  const state = async () => (await office.refunds.ofOrder(orderId, userId))[0]
  const label = async () => {
    const { labels } = await office.orders.detailsOf(userId, orderId)
    return [labels.refund, labels.says]
  }
  const look = async (later: Temporal.DurationLike = { seconds: 30 }) => {
    office.house.clock.advance(later)
    await office.refunds.work.payOut(refundId)
    await assertTrue(office)
  }
  return { orderId, refundId, state, label, look }
}

test('to a bank account: a number to follow, steps with their time, and the money when the bank has it', async () => {
  await using office = await openOffice()
  office.goods.bank = (_, action) =>
    action === 'send' ? pending : { kind: 'paid', providerId: 'p-1', reference: '77' }
  const { refundId, state, label, look } = await onItsWay(office)
  const agreed = await state()
  assert.deepEqual(await label(), ['pending', 'صادر شد؛ مبلغ استرداد بخشی از بلیت‌ها در راه حساب شماست'])
  assert.match(agreed?.trackingNumber ?? '', /^7\d{9}$/)
  assert.equal(agreed?.account, 'بانک پارسیان، شبا با پایان 9002')
  assert.equal(agreed?.dueAt.slice(0, 16), '2026-12-01T08:00')
  assert.deepEqual(
    agreed?.steps.map((step) => step.state),
    ['done', 'now', 'ahead'],
  )
  assert.equal((await balances(office))['refunds-due'], 16_000_000)
  await office.refunds.work.payOut(refundId)
  assert.deepEqual(
    [(await state())?.state, (await state())?.steps.map((step) => step.state)],
    ['sent', ['done', 'done', 'now']],
  )
  await look()
  assert.deepEqual([(await state())?.state, (await state())?.paidInto], ['paid', 'bank'])
  assert.deepEqual(await label(), ['successful', 'صادر شد؛ بخشی از بلیت‌ها استرداد شد'])
  assert.deepEqual(office.asked, ['send 820540102680020817909002 16000000', 'find'])
  const books = await balances(office)
  assert.deepEqual(
    [books['refunds-due'], books['payout-clearing'], books['traveller-wallet']],
    [undefined, 16_000_000, undefined],
  )
  assert.ok((await office.promises.of('refund-to-bank', refundId))?.keptAt)
  await look({ hours: 6 })
  assert.deepEqual(office.asked.slice(1), ['find', 'find'])
  assert.deepEqual(
    (await state())?.steps.map((step) => step.state),
    ['done', 'done', 'done'],
  )
  assert.deepEqual(
    office.news.map(({ happened }) => happened),
    ['on-its-way', 'at-bank'],
  )
})

test('what was taken without an answer is found again and not sent twice', async () => {
  await using office = await openOffice()
  office.goods.bank = (_, action) =>
    action === 'send' ? unknown : { kind: 'paid', providerId: 'p-1', reference: null }
  const { refundId, state, look } = await onItsWay(office)
  await office.refunds.work.payOut(refundId)
  assert.equal((await state())?.state, 'agreed')
  await look()
  assert.equal((await state())?.paidInto, 'bank')
  assert.deepEqual(
    office.asked.map((one) => one.split(' ')[0]),
    ['send', 'find'],
  )
})

test('what never arrived is sent once more, under the same number', async () => {
  await using office = await openOffice()
  const numbers = new Set<string>()
  let sendings = 0
  office.goods.bank = ({ trackId }, action) => {
    numbers.add(trackId)
    if (action === 'find') return { kind: 'none' }
    return ++sendings === 1 ? unknown : { kind: 'paid', providerId: 'p-1', reference: null }
  }
  const { refundId, state, look } = await onItsWay(office)
  await office.refunds.work.payOut(refundId)
  await look()
  assert.deepEqual([(await state())?.paidInto, sendings, numbers.size], ['bank', 2, 1])
})

test('many workers at once send once, and pay once', async () => {
  await using office = await openOffice()
  const { refundId, state } = await onItsWay(office)
  await Promise.all(Array.from({ length: 10 }, () => office.refunds.work.payOut(refundId)))
  assert.equal(office.asked.filter((one) => one.startsWith('send')).length, 1)
  assert.equal((await state())?.paidInto, 'bank')
  assert.equal((await balances(office))['payout-clearing'], 16_000_000)
})

test('while a sending waits for its answer no other begins, though the bank has not heard of it', async () => {
  await using office = await openOffice()
  const line = Promise.withResolvers<PayoutStatus>()
  const answers = [line.promise]
  office.goods.bank = (_, action) => (action === 'send' ? (answers.shift() ?? unknown) : { kind: 'none' })
  const { refundId, state, look } = await onItsWay(office)
  const sending = office.refunds.work.payOut(refundId)
  while (office.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  office.house.clock.advance({ seconds: 19 })
  await office.refunds.work.payOut(refundId)
  assert.deepEqual(office.asked, ['send 820540102680020817909002 16000000', 'find'])
  line.resolve(pending)
  await sending
  office.goods.bank = () => ({ kind: 'paid', providerId: 'p-1', reference: '77' })
  await look({ minutes: 2 })
  assert.equal((await state())?.paidInto, 'bank')
})

test('of many who find that it never arrived one sends it again', async () => {
  await using office = await openOffice()
  office.goods.bank = (_, action) => (action === 'send' ? unknown : { kind: 'none' })
  const { refundId } = await onItsWay(office)
  await office.refunds.work.payOut(refundId)
  office.house.clock.advance({ seconds: 30 })
  await Promise.all(Array.from({ length: 6 }, () => office.refunds.work.payOut(refundId)))
  assert.equal(office.asked.filter((one) => one.startsWith('send')).length, 2)
})

for (const [name, answers] of [
  ['refused at once', [{ kind: 'refused', why: 'iban' }]],
  ['returned later', [pending, bounced]],
  ['returned after it had been paid', [{ kind: 'paid', providerId: 'p-1', reference: '77' }, bounced]],
] as const satisfies readonly (readonly [string, readonly PayoutStatus[]])[])
  test(`a payout that is ${name} goes to the wallet, and the traveller is told`, async () => {
    await using office = await openOffice()
    const left: PayoutStatus[] = [...answers]
    office.goods.bank = () => left.shift() ?? bounced
    const { refundId, state, label, look } = await onItsWay(office)
    await office.refunds.work.payOut(refundId)
    for (const _ of answers.slice(1)) await look()
    await look()
    const ended = await state()
    assert.deepEqual([ended?.state, ended?.paidInto, ended?.destination], ['paid', 'wallet', 'bank'])
    assert.equal((await label())[0], 'failed')
    assert.equal(await office.wallet.balanceOf(userId), 16_000_000)
    const books = await balances(office)
    assert.deepEqual([books['refunds-due'], books['payout-clearing']], [undefined, undefined])
    assert.equal(office.news.at(-1)?.happened, 'bounced')
    assert.ok((await office.promises.of('refund-to-bank', refundId))?.keptAt)
  })

test('nobody who reads the database reads an account number', async () => {
  await using office = await openOffice()
  const { refundId } = await onItsWay(office)
  const row = await one(
    office.house.database,
    sql<{ account: Buffer; all: string }>`
      select account, (request.*)::text as all from refunds.request where id = ${refundId}`,
  )
  assert.ok(!row.account.includes('8205401026'))
  assert.ok(!row.all.includes('8205401026') && !row.all.includes('سارا'))
  assert.ok(!office.house.logged.join('').includes('8205401026'))
})

test('a late refund is made good for by itself, a percent for each day begun, and counted in public', async () => {
  await using office = await openOffice()
  office.goods.bank = () => pending
  const { refundId, orderId, look, state } = await onItsWay(office)
  await office.refunds.work.payOut(refundId)
  office.house.clock.advance({ hours: 72, seconds: 10 })
  await office.promises.work.look()
  await office.promises.work.look()
  assert.equal(await office.wallet.balanceOf(userId), 160_000)
  assert.deepEqual(
    office.news.map(({ happened }) => happened),
    ['on-its-way', 'compensated'],
  )
  office.house.clock.advance({ hours: 24 })
  await office.refunds.work.compensate()
  await office.refunds.work.compensate()
  assert.equal((await state())?.compensation, 320_000)
  office.goods.bank = () => ({ kind: 'paid', providerId: 'p-1', reference: '77' })
  await look({ hours: 24 })
  assert.equal((await state())?.compensation, 480_000)
  await office.refunds.work.compensate()
  office.house.clock.advance({ hours: 240 })
  await office.refunds.work.compensate()
  assert.equal(await office.wallet.balanceOf(userId), 480_000)
  assert.equal((await balances(office))['promotions'], -480_000)
  const told = await office.ask(undefined, refundCalls.statistics.line)
  const { toBank: bank, result, compensated } = RefundStatistics.parse(told.data)
  assert.deepEqual([bank.missed, bank.kept, result.kept, result.p95Seconds], [1, 0, 1, 0])
  assert.deepEqual(compensated, { refunds: 1, amount: 480_000 })
  assert.equal((await office.promises.tasks()).length, 0)
  await givenBack(office, { userId, orderId, items: [second] }).then(
    () => assert.fail('the flight has left'),
    () => undefined,
  )
})

test('an amount too small for the bank may go to the wallet only', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const [adult] = office.goods.groups
  assert.ok(adult)
  office.goods.groups = [{ ...adult, base: 60_000, total: 60_000, supplierShare: 55_000 }]
  const orderId = await office.issued(userId)
  const { quoteId } = await quoted(office, { userId, orderId, items: [first] })
  const told = await office.ask(
    userId,
    refundCalls.create.line,
    requestFor({ orderId, items: [first] }, quoteId, toBank),
  )
  assert.deepEqual([told.code, told.fields], ['TOO_SMALL_FOR_BANK', ['destination']])
  const wallet = await office.ask(
    userId,
    refundCalls.create.line,
    requestFor({ orderId, items: [first] }, quoteId),
  )
  assert.equal(RefundRequest.parse(wallet.data).paidInto, 'wallet')
})
