import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { PayoutStatus } from '#refunds/server/payouts/payout.ts'
import { type Office, openOffice } from '#testing/refunds/office.ts'
import { assertTrue, first, givenBack, toBank } from '#testing/refunds/questions.ts'

const userId = randomUUID()
const pending: PayoutStatus = { kind: 'pending', providerId: 'p-1' }
const paid: PayoutStatus = { kind: 'paid', providerId: 'p-1', reference: '77' }
const bounced: PayoutStatus = { kind: 'bounced', providerId: 'p-1' }

async function onItsWay(office: Office) {
  office.setClock('2026-11-28T08:00:00Z')
  const orderId = await office.issued(userId)
  const { refundId } = await givenBack(office, { userId, orderId, items: [first] }, toBank)
  const look = async (answer: PayoutStatus, later: Temporal.DurationLike) => {
    office.goods.bank = () => answer
    office.house.clock.advance(later)
    await office.refunds.work.payOut(refundId)
    await assertTrue(office)
  }
  await look(pending, { seconds: 0 })
  return { refundId, look, has: () => office.wallet.balanceOf(userId) }
}

test('what the bank had in time and returned late is in the wallet, and nothing is owed for it', async () => {
  await using office = await openOffice()
  const { look, has } = await onItsWay(office)
  await look(paid, { hours: 30 })
  await look(bounced, { hours: 72 })
  assert.equal(await has(), 16_000_000)
  await office.promises.work.look()
  await office.refunds.work.compensate()
  assert.equal(await has(), 16_000_000)
  assert.deepEqual(
    office.news.map(({ happened }) => happened),
    ['on-its-way', 'at-bank', 'bounced'],
  )
})

test('what never was at the bank and comes back late is made good for until it is in the wallet', async () => {
  await using office = await openOffice()
  const { look, has } = await onItsWay(office)
  await look(bounced, { hours: 72 + 24, seconds: 1 })
  assert.equal(await has(), 16_000_000 + 320_000)
  office.house.clock.advance({ hours: 48 })
  await office.promises.work.look()
  await office.refunds.work.compensate()
  assert.equal(await has(), 16_000_000 + 320_000)
})

test('lateness is counted until the bank had it, whenever it is noticed that it was late', async () => {
  await using office = await openOffice()
  const { refundId, look, has } = await onItsWay(office)
  await look(paid, { hours: 73 })
  assert.equal(await has(), 160_000)
  office.house.clock.advance({ hours: 96 })
  await office.promises.work.look()
  assert.equal(await has(), 160_000)
  assert.ok((await office.promises.of('refund-to-bank', refundId))?.missedAt)
})

test('the database keeps no compensation of a day that was not late, nor more than a tenth', async () => {
  await using office = await openOffice()
  const { refundId, look } = await onItsWay(office)
  const due = Temporal.Instant.from('2026-12-01T08:00:00Z')
  const made = (day: number, amount: number, at: Temporal.Instant) =>
    sql`insert into refunds.compensation (request_id, day, amount, at) values (${refundId}, ${day}, ${amount}, ${at})`.execute(
      office.house.database,
    )
  const late = due.add({ hours: 24 * 30 })
  await assert.rejects(made(1, 160_000, due), { constraint: 'for_lateness' })
  await assert.rejects(made(2, 160_000, due.add({ hours: 24 })), { constraint: 'for_lateness' })
  await assert.rejects(made(1, 1_600_001, late), { constraint: 'a_tenth_at_most' })
  await look(paid, { hours: 72, seconds: 10 })
  await assert.rejects(made(2, 160_000, late), { constraint: 'for_lateness' })
})
