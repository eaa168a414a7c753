import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { rial } from '#money/rial.ts'
import type { Bearer } from '#refunds/beyond-rule.ts'
import type { DeskChosen } from '#refunds/server/refunds.ts'
import { type Office, openOffice } from '#testing/refunds/office.ts'
import { assertTrue, balances, first, givenBack, quoted, second } from '#testing/refunds/questions.ts'

const userId = randomUUID()
const early = '2026-11-28T08:00:00Z'
const tooLate = '2026-12-02T09:00:00Z'

async function give({ house, refunds }: Office, chosen: Omit<DeskChosen, 'userId' | 'reasonId'>) {
  const ready = await refunds.desk.ready({ userId, reasonId: 1, ...chosen })
  return house.database.transaction().execute((trx) => refunds.desk.giveBack(trx, ready))
}

const beyond = (amount: number, bearer: Bearer, decision = 'desk-proposal:1') => ({
  amount: rial(amount),
  bearer,
  decision,
})

test('by the rule it is what its traveller would be quoted, to the rial, and told once', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  const seen = await quoted(office, { userId, orderId, items: [first] })
  const preview = await office.refunds.desk.preview({ orderId, userId, items: [first] })
  assert.deepEqual([preview.byRule.refund, preview.byRule.penalty], [seen.refund, seen.penalty])
  assert.deepEqual([preview.refused, preview.most.house], [null, seen.penalty])
  const { amount } = await give(office, { orderId, items: [first] })
  assert.equal(amount, seen.refund)
  assert.equal(await office.wallet.balanceOf(userId), seen.refund)
  assert.deepEqual(
    office.news.map(({ happened }) => happened),
    ['in-wallet'],
  )
  await assertTrue(office)
})

test('beyond the rule our purse bears it, or the supplier owes it, and the rest of the books stand', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  await give(office, { orderId, items: [first], beyond: beyond(6_000_000, 'house') })
  assert.equal(await office.wallet.balanceOf(userId), 22_000_000)
  assert.deepEqual(await balances(office), {
    'gateway-clearing': -44_000_000,
    'supplier-payable': 41_800_000,
    'supplier-receivable': -14_900_000,
    revenue: 1_100_000,
    promotions: -6_000_000,
    'traveller-wallet': 22_000_000,
  })
  await give(office, { orderId, items: [second], beyond: beyond(5_000_000, 'supplier', 'desk-proposal:2') })
  const after = await balances(office)
  assert.deepEqual([after['supplier-receivable'], after['promotions']], [-34_800_000, -6_000_000])
  assert.equal(await office.wallet.balanceOf(userId), 43_000_000)
  await assertTrue(office)
})

test('what the rule refuses may be given back by a decision, and no more than was kept', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  office.setClock(tooLate)
  const preview = await office.refunds.desk.preview({ orderId, userId, items: [first] })
  assert.match(preview.refused ?? '', /مهلت استرداد/)
  assert.deepEqual(preview.most, { house: 22_000_000, supplier: 20_900_000 })
  await assert.rejects(give(office, { orderId, items: [first] }), { code: 'TOO_LATE' })
  for (const [amount, bearer] of [
    [22_000_001, 'house'],
    [20_900_001, 'supplier'],
  ] as const)
    await assert.rejects(give(office, { orderId, items: [first], beyond: beyond(amount, bearer) }), {
      code: 'BEYOND_WHAT_WAS_KEPT',
    })
  await give(office, { orderId, items: [first], beyond: beyond(20_900_000, 'supplier') })
  assert.equal(await office.wallet.balanceOf(userId), 20_900_000)
  await assertTrue(office)
})

test('no decision gives back what is flown or gone, and one decision is carried out once', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  await give(office, { orderId, items: [first], beyond: beyond(1_000_000, 'house') })
  await assert.rejects(give(office, { orderId, items: [first], beyond: beyond(1, 'house', 'other') }), {
    code: 'ALREADY_REFUNDED',
  })
  await assert.rejects(
    give(office, { orderId, items: [second], beyond: beyond(1_000_000, 'house') }),
    (error: Error & { constraint?: string }) => error.constraint === 'one_quote_a_decision',
  )
  office.setClock('2026-12-03T03:00:00Z')
  await assert.rejects(give(office, { orderId, items: [second], beyond: beyond(1, 'house', 'late') }), {
    code: 'FLOWN',
  })
  await assertTrue(office)
})

test('two who were ready at once give back once', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  const { house, refunds } = office
  const ready = await Promise.all(
    [1, 2, 3].map(() => refunds.desk.ready({ orderId, userId, reasonId: 1, items: { everything: true } })),
  )
  const done = await Promise.allSettled(
    ready.map((one) => house.database.transaction().execute((trx) => refunds.desk.giveBack(trx, one))),
  )
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1)
  for (const one of done) if (one.status === 'rejected') assert.equal(one.reason.code, 'ALREADY_REFUNDED')
  assert.equal(await office.wallet.balanceOf(userId), 32_000_000)
  await assertTrue(office)
})

test('everything is what is left and brings something; of nothing the reason is told', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  await givenBack(office, { userId, orderId, items: [first] })
  const { amount } = await give(office, { orderId, items: { everything: true, legs: [0] } })
  assert.equal(amount, 16_000_000)
  await assert.rejects(give(office, { orderId, items: { everything: true } }), { code: 'ALREADY_REFUNDED' })
  const other = await office.issued(userId)
  office.setClock(tooLate)
  await assert.rejects(give(office, { orderId: other, items: { everything: true } }), { code: 'TOO_LATE' })
})
