import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { insuranceCalls } from '#insurance/calls.ts'
import type { SignedIn, TestAgency } from '#testing/app/agency.ts'
import { intoWallet } from '#testing/app/visas.ts'
import { openExperienceOffice } from '#testing/experiences/office.ts'
import { openInsurersOffice, until } from '#testing/insurance/insurers.ts'
import { policyRequest, toIstanbul } from '#testing/insurance/policies.ts'

interface Given {
  readonly orderId: string
  readonly by: SignedIn
}

async function giveBack(
  { agency: { refunds } }: TestAgency,
  { orderId, by: { userId } }: Given,
): Promise<void> {
  const items = [{ passenger: 0, leg: 0 }]
  const { quoteId } = await refunds.quote({ orderId, userId, items })
  await refunds.create(userId, { ...intoWallet, orderId, quoteId, items })
}

/** Method and what stands at the end of the path, of each call in turn. */
async function linesOf(
  { agency: { supplierMonitor } }: TestAgency,
  orderId: string,
): Promise<readonly string[]> {
  await supplierMonitor.flush()
  return (await supplierMonitor.callsOf(orderId)).map(({ line }) => line)
}

suite('what suppliers are asked after a ticket is issued stands on its order too', () => {
  test('a visit that is given back: the job that cancels it there', async () => {
    await using t = await openExperienceOffice()
    const by = await t.user()
    const { orderId } = await t.issued(by)
    const before = await linesOf(t, orderId)
    assert.ok(before.length > 0)
    assert.ok(!before.some((line) => line.endsWith('/cancel')), before.join('\n'))
    await giveBack(t, { orderId, by })
    await until(() => t.standing(orderId)?.status === 'CANCELLED')
    await until(async () => (await linesOf(t, orderId)).some((line) => line.endsWith('/cancel')))
    const other = await t.issued(by)
    assert.ok(!(await linesOf(t, other.orderId)).some((line) => line.endsWith('/cancel')))
  })

  test('a policy that is given back: what its insurer said it would bring, and its cancellation', async () => {
    await using t = await openInsurersOffice()
    const by = await t.user()
    const query = new URLSearchParams({ ...toIstanbul, births: '1988-08-15' })
    const { data } = await t.ask(`${insuranceCalls.plans.line}?${query}`)
    const plan = insuranceCalls.plans.answer.parse(data).plans.find(({ id }) => id === 'full')
    const { orderId } = await t.submitted(by, policyRequest(1, { plan: 'full', totalPrice: plan?.total }))
    assert.equal(await t.pay(orderId), 'paid')
    await t.agency.orders.work.issue(orderId)
    await until(async () => (await t.agency.orders.order(orderId))?.status === 'issued')
    const cancels = async () => (await linesOf(t, orderId)).filter((line) => line.includes('cancel'))
    assert.deepEqual(await cancels(), [])
    await t.agency.refunds.refundableOf({ orderId, userId: by.userId })
    assert.equal((await cancels()).length, 1, 'the preview')
    await giveBack(t, { orderId, by })
    await until(async () => (await cancels()).length >= 3)
  })
})
