import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { ZERO } from '#money/rial.ts'
import { refundCalls } from '#refunds/calls.ts'
import { Refundable } from '#refunds/responses.ts'
import { trackingNumberOf } from '#refunds/tracking-number.ts'
import { scattered } from '#server/scattered.ts'
import { openOffice } from '#testing/refunds/office.ts'
import { balances, first, givenBack, quoted, requestFor, second } from '#testing/refunds/questions.ts'
import { aChild, anAdult, anInfant } from '#testing/refunds/terms.ts'

const userId = randomUUID()
const early = '2026-11-28T08:00:00Z'
const lineOf = (orderId: string) => refundCalls.refundable.line.replace('{orderId}', orderId)

test('one of two passengers goes back to the wallet: the amount seen before is the balance at once', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  const seen = Refundable.parse((await office.ask(userId, lineOf(orderId))).data)
  assert.deepEqual(
    seen.items.map(({ name, paid, penalty, refund, allowed }) => [name, paid, penalty, refund, allowed]),
    [
      ['سارا احمدی', 22_000_000, 6_000_000, 16_000_000, true],
      ['داریوش احمدی', 22_000_000, 6_000_000, 16_000_000, true],
    ],
  )
  assert.deepEqual(
    seen.steps.map(({ until, refund }) => [until, refund]),
    [
      ['2026-11-30T08:30:00Z', 32_000_000],
      ['2026-12-01T08:30:00Z', 20_000_000],
      ['2026-12-02T08:30:00Z', 16_000_000],
      [null, 0],
    ],
  )
  const refund = await givenBack(office, { userId, orderId, items: [first] })
  assert.deepEqual(
    [refund.state, refund.paidInto, refund.amount, refund.penalty],
    ['paid', 'wallet', 16_000_000, 6_000_000],
  )
  assert.equal(await office.wallet.balanceOf(userId), 16_000_000)
  const [flow] = (await office.wallet.flowsOf(userId, { page: 1, take: 5 })).flows
  assert.deepEqual([flow?.type, flow?.amount, flow?.orderId], ['refunded-to-wallet', 16_000_000, orderId])
  assert.deepEqual(await balances(office), {
    'gateway-clearing': -44_000_000,
    'supplier-payable': 41_800_000,
    'supplier-receivable': -14_900_000,
    revenue: 1_100_000,
    'traveller-wallet': 16_000_000,
  })
  assert.equal((await office.orders.order(orderId))?.status, 'issued')
  await givenBack(office, { userId, orderId, items: [second] })
  assert.equal((await office.orders.order(orderId))?.status, 'refunded')
  assert.deepEqual(
    office.news.map(({ happened }) => happened),
    ['in-wallet', 'in-wallet'],
  )
})

test('tracking numbers are scattered by a key of this house, and one from before is nobody else’s', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const of = scattered(office.house.settings, 'refund tracking')
  const orderId = await office.issued(userId)
  const trackingFrom = async (serial: number, items: Parameters<typeof givenBack>[1]['items']) => {
    await sql`select setval('refunds.serial', ${serial}, false)`.execute(office.house.database)
    return (await givenBack(office, { userId, orderId, items })).trackingNumber
  }
  const expected = [700, 701].map((serial) => trackingNumberOf(of(serial)))
  assert.equal(await trackingFrom(700, [first]), expected[0])
  // simulates a number collision
  assert.equal(await trackingFrom(700, [second]), expected[1])
})

test('one second before noon of the day before, and one second after', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  office.setClock('2026-12-02T08:29:59Z')
  const last = await quoted(office, { userId, orderId, items: [first] })
  assert.deepEqual([last.penalty, last.refund], [14_000_000, 8_000_000])
  office.setClock('2026-12-02T08:30:01Z')
  const told = await office.ask(userId, refundCalls.quote.line, { orderId, items: [first] })
  assert.deepEqual([told.status, told.code], [409, 'TOO_LATE'])
  const seen = Refundable.parse((await office.ask(userId, lineOf(orderId))).data)
  assert.deepEqual([seen.allowed, seen.items.map(({ refund }) => refund)], [false, [0, 0]])
  assert.match(seen.reason ?? '', /ساعت ۱۲ ظهر روز پیش از پرواز/)
})

test('a quote stands for five minutes, although a step passed meanwhile, and not a second longer', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  office.setClock('2026-11-30T08:29:00Z')
  const quote = await quoted(office, { userId, orderId, items: [first] })
  office.setClock('2026-11-30T08:33:30Z')
  const body = requestFor({ orderId, items: [first] }, quote.quoteId)
  const kept = await office.ask(userId, refundCalls.create.line, body)
  assert.deepEqual([kept.status, kept.data['amount']], [200, 16_000_000])
  const later = await quoted(office, { userId, orderId, items: [second] })
  assert.equal(later.refund, 10_000_000)
  office.setClock('2026-11-30T08:38:32Z')
  const over = requestFor({ orderId, items: [second] }, later.quoteId)
  const told = await office.ask(userId, refundCalls.create.line, over)
  assert.deepEqual([told.status, told.code], [409, 'QUOTE_EXPIRED'])
})

test('the same request twice is one, with the same key or another', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  const { quoteId } = await quoted(office, { userId, orderId, items: [first] })
  const body = requestFor({ orderId, items: [first] }, quoteId)
  const told = await Promise.all(
    Array.from({ length: 12 }, () => office.ask(userId, refundCalls.create.line, body)),
  )
  assert.deepEqual([...new Set(told.map(({ status }) => status))], [200])
  assert.equal(new Set(told.map(({ text }) => text)).size, 1)
  assert.equal(await office.wallet.balanceOf(userId), 16_000_000)
  assert.equal((await office.refunds.ofOrder(orderId, userId)).length, 1)
})

test('a ticket is given back once, however many quotes there are of it', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  const quotes = await Promise.all(
    Array.from({ length: 6 }, () => quoted(office, { userId, orderId, items: [first] })),
  )
  const told = await Promise.all(
    quotes.map(({ quoteId }) =>
      office.ask(userId, refundCalls.create.line, requestFor({ orderId, items: [first] }, quoteId)),
    ),
  )
  assert.deepEqual(told.map(({ status }) => status).toSorted(), [200, 409, 409, 409, 409, 409])
  assert.deepEqual([...new Set(told.map(({ code }) => code))].toSorted(), ['ALREADY_REFUNDED', undefined])
  assert.equal(await office.wallet.balanceOf(userId), 16_000_000)
})

test('two who go at once cannot leave the infant to each other', async () => {
  await using office = await openOffice()
  office.setClock(early)
  office.goods.groups = [anAdult, anAdult, aChild, anInfant]
  const orderId = await office.issued(userId)
  const quotes = [
    await quoted(office, { userId, orderId, items: [first] }),
    await quoted(office, { userId, orderId, items: [second] }),
  ]
  const told = await Promise.all(
    quotes.map(({ quoteId }, at) =>
      office.ask(
        userId,
        refundCalls.create.line,
        requestFor({ orderId, items: [at === 0 ? first : second] }, quoteId),
      ),
    ),
  )
  assert.deepEqual(told.map(({ status }) => status).toSorted(), [200, 409])
  assert.ok(told.some(({ code }) => code === 'NOT_ALONE'))
})

test('where the penalty leaves no more than the voucher gave there is nothing to quote', async () => {
  await using office = await openOffice()
  office.setClock(early)
  await office.orders.publishVoucher({
    code: 'NEARLY',
    product: 'flight',
    worth: { percent: 90 },
    most: null,
    leastTotal: ZERO,
    startsAt: Temporal.Instant.from('2026-01-01T00:00:00Z'),
    endsAt: Temporal.Instant.from('2030-01-01T00:00:00Z'),
    usesLimit: null,
    usesPerUser: null,
    budget: null,
  })
  const orderId = await office.issued(userId, 'NEARLY')
  for (const items of [[first], [first, second]]) {
    const told = await office.ask(userId, refundCalls.quote.line, { orderId, items })
    assert.deepEqual([told.status, told.code], [409, 'NOTHING_TO_RETURN'])
  }
})

test('a voucher gives back its share to its purse, and the parts balance', async () => {
  await using office = await openOffice()
  office.setClock(early)
  await office.orders.publishVoucher({
    code: 'TENTH',
    product: 'flight',
    worth: { percent: 10 },
    most: null,
    leastTotal: ZERO,
    startsAt: Temporal.Instant.from('2026-01-01T00:00:00Z'),
    endsAt: Temporal.Instant.from('2030-01-01T00:00:00Z'),
    usesLimit: null,
    usesPerUser: null,
    budget: null,
  })
  const orderId = await office.issued(userId, 'TENTH')
  const refund = await givenBack(office, { userId, orderId, items: [first, second] })
  assert.deepEqual([refund.amount, refund.penalty], [27_600_000, 12_000_000])
  assert.deepEqual(await balances(office), {
    'gateway-clearing': -39_600_000,
    'supplier-payable': 41_800_000,
    'supplier-receivable': -29_800_000,
    'traveller-wallet': 27_600_000,
  })
})
