import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { RefundGroup } from '#refunds/desk-group.ts'
import type { PayoutStatus } from '#refunds/server/payouts/payout.ts'
import { type Office, openOffice } from '#testing/refunds/office.ts'
import { assertTrue, first, givenBack, second, toBank } from '#testing/refunds/questions.ts'

const userId = randomUUID()
const early = '2026-11-28T08:00:00Z'
const pending: PayoutStatus = { kind: 'pending', providerId: 'p-1' }

async function listed(office: Office, group?: RefundGroup) {
  const { refunds } = await office.refunds.desk.list({ filter: { group }, take: 50 })
  return refunds.map(({ number }) => number)
}

async function sent(office: Office) {
  office.setClock(early)
  const orderId = await office.issued(userId)
  const refund = await givenBack(office, { userId, orderId, items: [first] }, toBank)
  const lookAgain = () =>
    office.house.database
      .transaction()
      .execute((trx) => office.refunds.desk.lookAgain(trx, refund.trackingNumber))
  return { orderId, refund, lookAgain }
}

test('a refund is in each group that it belongs to, and sums are those of their lists', async () => {
  await using office = await openOffice()
  office.goods.bank = () => pending
  const { refund, orderId } = await sent(office)
  const wallet = await givenBack(office, { userId, orderId, items: [second] })
  const where = async () => {
    const sums = await office.refunds.desk.sums()
    for (const { group, refunds } of sums) assert.equal((await listed(office, group)).length, refunds, group)
    return sums.filter(({ refunds }) => refunds > 0).map(({ group, amount }) => [group, amount])
  }
  assert.deepEqual(await where(), [
    ['open', 16_000_000],
    ['to-send', 16_000_000],
    ['paid', 16_000_000],
  ])
  await office.refunds.work.payOut(refund.refundId)
  assert.deepEqual((await where())[1], ['at-bank', 16_000_000])
  office.house.clock.advance({ hours: 73 })
  assert.deepEqual((await where())[2], ['overdue', 16_000_000])
  office.goods.bank = () => ({ kind: 'bounced', providerId: 'p-1' })
  await office.refunds.work.payOut(refund.refundId)
  assert.deepEqual(await where(), [
    ['failed', 16_000_000],
    ['paid', 32_000_000],
  ])
  assert.deepEqual(await listed(office, 'failed'), [refund.trackingNumber])
  assert.deepEqual(
    (await listed(office)).toSorted(),
    [refund, wallet].map((one) => one.trackingNumber).toSorted(),
  )
})

test('pages follow each other without a gap or a repetition', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const numbers: string[] = []
  for (let nth = 0; nth < 5; nth += 1) {
    const orderId = await office.issued(userId)
    numbers.unshift((await givenBack(office, { userId, orderId, items: [first] })).trackingNumber)
    office.house.clock.advance({ minutes: 1 })
  }
  const read: string[] = []
  for (
    let after: Parameters<typeof office.refunds.desk.list>[0]['after'], isFirst = true;
    isFirst || after;
  ) {
    const page = await office.refunds.desk.list({ filter: {}, after, take: 2 })
    read.push(...page.refunds.map(({ number }) => number))
    after = page.next
    isFirst = false
  }
  assert.deepEqual(read, numbers)
})

test('a payout is asked for before its time; what never arrived is sent again, once', async () => {
  await using office = await openOffice()
  office.goods.bank = (_, action) =>
    action === 'send' ? { kind: 'unknown', why: 'no answer' } : { kind: 'none' }
  const { refund, lookAgain } = await sent(office)
  await office.refunds.work.payOut(refund.refundId)
  const before = office.asked.length
  office.house.clock.advance({ seconds: 25 })
  await office.refunds.work.payOut(refund.refundId)
  const waited = office.asked.length
  assert.equal(waited, before + 2, 'found none and sent again at its own hour')
  await office.refunds.work.payOut(refund.refundId)
  assert.equal(office.asked.length, waited, 'it is not asked for before its time')
  office.house.clock.advance({ seconds: 21 })
  office.goods.bank = (_, action) => (action === 'send' ? pending : { kind: 'none' })
  await lookAgain()
  await office.refunds.work.payOut(refund.refundId)
  assert.equal(office.asked.filter((one) => one.startsWith('send')).length, 3)
  assert.equal((await office.refunds.desk.read(refund.trackingNumber))?.steps.at(-1)?.state, 'now')
  await assertTrue(office)
})

test('what goes to the wallet has no payout to ask for, and no number of ours is none', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  const { trackingNumber } = await givenBack(office, { userId, orderId, items: [first] })
  const ask = (number: string) =>
    office.house.database.transaction().execute((trx) => office.refunds.desk.lookAgain(trx, number))
  await assert.rejects(ask(trackingNumber), { code: 'NO_PAYOUT_OPEN' })
  await assert.rejects(ask('7000000000'), { code: 'REFUND_UNKNOWN' })
  const record = await office.refunds.desk.read(trackingNumber)
  assert.deepEqual([record?.account, record?.payout, record?.items.length], [undefined, undefined, 1])
})

test('the bank account of a refund is read whole: who may see it is the desk’s to say', async () => {
  await using office = await openOffice()
  const { refund } = await sent(office)
  const record = await office.refunds.desk.read(refund.trackingNumber)
  assert.deepEqual(
    [record?.account?.iban, record?.account?.holderName],
    ['820540102680020817909002', 'سارا احمدی'],
  )
})
