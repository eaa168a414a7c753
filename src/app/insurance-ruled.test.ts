import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { insuranceCalls } from '#insurance/calls.ts'
import { rial } from '#money/rial.ts'
import { type InsurersOffice, insuredFaults, openInsurersOffice } from '#testing/insurance/insurers.ts'
import { movingPolicies } from '#testing/insurance/moving.ts'
import { policyRequest, toIstanbul } from '#testing/insurance/policies.ts'
import { postedTo } from '#testing/orders/posted.ts'
import { endRules, ruleIn } from '#testing/orders/price-rules.ts'

// so little that another seller of the same plan does not ask less
const added = 20_000

suite('an insurer abroad, and policies that move, under price rules', () => {
  let t: InsurersOffice
  let at: ReturnType<typeof movingPolicies>
  const selling = () => ({ house: t.house, orders: t.agency.orders })
  before(async () => {
    t = await openInsurersOffice({ JOBS: 'elsewhere' })
    at = movingPolicies(t)
  })
  afterEach(async () => {
    await endRules(selling())
    assert.deepEqual(await insuredFaults(t), [])
  })
  after(() => t[Symbol.asyncDispose]())

  async function plan(id: 'companion' | 'full') {
    const query = new URLSearchParams({ ...toIstanbul, births: '1988-08-15' })
    const { data } = await t.ask(`${insuranceCalls.plans.line}?${query}`)
    const found = insuranceCalls.plans.answer.parse(data).plans.find((one) => one.id === id)
    assert.ok(found)
    return found
  }
  const owed = (orderId: string) => postedTo(t.house.database, orderId, 'supplier-payable')
  const ruleMade = async (orderId: string) => (await t.agency.orders.pricing.ofOrder(orderId))[0]
  /** What the insurer's own price is of it, less what it leaves us. */
  async function sharesOf(orderId: string) {
    const people = await all(
      t.house.database,
      sql<{ net: number; commission: number }>`
        select premium + duty as net, commission from insurance.insured where order_id = ${orderId} order by position`,
    )
    return people.reduce((sum, one) => sum + one.net - one.commission, 0)
  }
  const netsOf = (orderId: string) =>
    all(
      t.house.database,
      sql<{ net: number }>`select premium + duty as net from insurance.insured where order_id = ${orderId}`,
    )
  async function finished({ orderId, toPay }: { readonly orderId: string; readonly toPay: number }) {
    if (toPay > 0) assert.equal(await t.pay(orderId), 'paid')
    await t.agency.orders.work.issue(orderId)
    assert.equal((await t.agency.orders.order(orderId))?.status, 'issued')
  }

  test('a rule of the insurer abroad is about its plans alone, and it is owed its own price less what it pays us', async () => {
    const [full, ours] = [await plan('full'), await plan('companion')]
    const [reza, sara] = [await t.user(), await t.user()]
    const before = await t.issued(reza, policyRequest(1, { plan: 'full', totalPrice: full.total }))
    const ruleId = await ruleIn(selling(), {
      product: 'insurance',
      supplier: 'xcover',
      amount: rial(added),
      commissionPpm: 50_000,
    })
    const is = await plan('full')
    assert.deepEqual([is.total, is.service], [full.total + added, added])
    assert.equal((await plan('companion')).total, ours.total)
    const { orderId } = await t.issued(sara, policyRequest(1, { plan: 'full', totalPrice: is.total }))
    const made = await ruleMade(orderId)
    assert.deepEqual([made?.ruleId, made?.amount], [ruleId, added])
    assert.ok((made?.commission ?? 0) > 0)
    assert.equal(await owed(orderId), (await owed(before.orderId)) - (made?.commission ?? 0))
    const [was, now] = await Promise.all(
      [
        { orderId: before.orderId, userId: reza.userId },
        { orderId, userId: sara.userId },
      ].map(async (whose) => {
        const { items } = await t.agency.refunds.refundableOf(whose)
        return items[0]
      }),
    )
    assert.equal(now?.penalty, was?.penalty, 'the insurer keeps as much')
    assert.equal(now?.refund, (was?.refund ?? 0) + added, 'the rule’s part goes back')
  })

  test('a policy of ours that moves is sold by the rules of its day; what it brings has those of its own', async () => {
    const ruleId = await ruleIn(selling(), { product: 'insurance', supplier: 'own', amount: rial(added) })
    const mine = await at.insured('companion')
    const { sara, policy } = mine
    assert.equal((await ruleMade(policy.orderId))?.ruleId, ruleId)
    await endRules(selling())
    const next = await ruleIn(selling(), { product: 'insurance', amount: rial(added / 2) }) // whoever sells those days
    const { body } = await at.offerOf(sara, await at.flownLater(mine))
    const { items } = await t.agency.refunds.refundableOf({ orderId: policy.orderId, userId: sara.userId })
    assert.equal(body.worth, items[0]?.refund)
    const made = await at.moved(sara, body)
    await finished(made)
    const rule = await ruleMade(made.orderId)
    assert.deepEqual([rule?.ruleId, rule?.amount], [next, added / 2])
    assert.equal(await owed(made.orderId), await sharesOf(made.orderId))
  })

  test('one that its insurer changes takes its rules along: no premium, and nothing that is owed', async () => {
    await ruleIn(selling(), { product: 'insurance', supplier: 'xcover', amount: rial(added) })
    const mine = await at.insured('full')
    const { sara, policy } = mine
    await endRules(selling())
    const { body } = await at.offerOf(sara, await at.flownLater(mine))
    const made = await at.moved(sara, body)
    await finished(made)
    const [before, rule] = [await ruleMade(policy.orderId), await ruleMade(made.orderId)]
    assert.deepEqual([rule?.ruleId, rule?.amount], [before?.ruleId, added])
    assert.equal(await owed(made.orderId), await sharesOf(made.orderId))
    const order = await t.agency.orders.order(made.orderId)
    const [{ net } = { net: 0 }] = await netsOf(made.orderId)
    assert.equal(order?.total, net + added)
    const { items } = await t.agency.orders.refundTermsOf(made.orderId, sara.userId)
    assert.equal(items[0]?.supplierShare, await owed(made.orderId))
  })
})
