import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { refundCalls } from '#refunds/calls.ts'
import { Refundable } from '#refunds/responses.ts'
import { openOffice } from '#testing/refunds/office.ts'
import { balances, first, givenBack, second } from '#testing/refunds/questions.ts'

const userId = randomUUID()
const charged = { currency: 'USD', rialAUnit: 1_200_000, setOn: '2026-11-21', source: 'نرخ خود ما' } as const
const now = { ...charged, rialAUnit: 1_180_000, setOn: '2026-11-22' }

/** Two tickets of 22 million each; of four hundred dollars of them the rate fell by 20,000. */
async function openFallen() {
  const office = await openOffice(async () => ({ USD: now }))
  office.goods.foreign = [{ ...charged, part: 0, minor: 40_000 }]
  office.setClock('2026-11-28T08:00:00Z')
  return {
    office,
    orderId: await office.issued(userId),
    [Symbol.asyncDispose]: () => office[Symbol.asyncDispose](),
  }
}

test('a difference that was given back is in no later refund, one by one, and all that comes back is what was paid less what is kept', async () => {
  await using fallen = await openFallen()
  const { office, orderId } = fallen
  assert.equal(await office.wallet.balanceOf(userId), 8_000_000)
  const line = refundCalls.refundable.line.replace('{orderId}', orderId)
  const seen = Refundable.parse((await office.ask(userId, line)).data)
  assert.deepEqual(
    seen.items.map(({ paid, penalty, refund }) => [paid, penalty, refund]),
    [
      [18_000_000, 6_000_000, 12_000_000],
      [18_000_000, 6_000_000, 12_000_000],
    ],
  )
  assert.equal((await givenBack(office, { userId, orderId, items: [first] })).amount, 12_000_000)
  assert.deepEqual(await balances(office), {
    'gateway-clearing': -44_000_000,
    'supplier-payable': 41_800_000,
    'supplier-receivable': -14_900_000,
    revenue: 1_100_000,
    'rate-differences': -4_000_000,
    'traveller-wallet': 20_000_000,
  })
  const left = await office.orders.detailsOf(userId, orderId)
  assert.equal(left.openAmount, 18_000_000)
  await givenBack(office, { userId, orderId, items: [second] })
  assert.equal(await office.wallet.balanceOf(userId), 44_000_000 - 2 * 6_000_000)
  const after = await balances(office)
  assert.equal(after['rate-differences'], undefined, 'it returned to where it came from')
  assert.equal((await office.orders.detailsOf(userId, orderId)).openAmount, 0)
})
