import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { insuranceCalls } from '#insurance/calls.ts'
import { rial } from '#money/rial.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import {
  openPolicyOffice,
  type PolicyOffice,
  policyRequest,
  toIstanbul,
} from '#testing/insurance/policies.ts'
import { postedTo } from '#testing/orders/posted.ts'
import { anything, endRules, ruled, ruleIn } from '#testing/orders/price-rules.ts'
import { openTestTours, type TestTours } from '#testing/tours/tours.ts'

suite('tours under price rules', () => {
  let t: TestTours
  let sara: SignedIn
  const selling = () => ({ house: t.house, orders: t.agency.orders })
  before(async () => {
    t = await openTestTours()
    sara = await t.admit('+989121110001')
  })
  afterEach(async () => {
    await endRules(selling())
    await t.isRight()
  })
  after(() => t[Symbol.asyncDispose]())

  async function issued(departureId: string) {
    const { orderId } = await t.bought(sara, { departureId })
    await t.pay(sara, orderId)
    return t.agency.tours.ordered(orderId, sara.userId)
  }
  async function openOne() {
    for (const { departureId, isDomestic } of t.departures) {
      const detail = isDomestic ? await t.detail(departureId) : undefined
      if (detail?.isOpen && detail.group.left > 8) return detail
    }
    throw new Error('no tour at home is open')
  }
  const placeOf = (departureId: string) => t.departures.find((one) => one.departureId === departureId)

  test('the list, the page, the order and the books have the rule’s price, and what it adds is our part', async () => {
    const plain = await openOne()
    const { departureId } = plain
    const sold = await issued(departureId)
    const ruleId = await ruleIn(selling(), {
      product: 'tour',
      ppm: 30_000,
      amount: rial(500_000),
      commissionPpm: 20_000,
      daysFrom: 1,
    })
    const now = await t.detail(departureId)
    const [was, is] = [plain.hotels[0], now.hotels[0]]
    assert.ok(was && is)
    for (const bed of ['double', 'single', 'child-bed', 'child-no-bed'] as const)
      assert.equal(is.prices[bed], ruled(was.prices[bed], 30_000, 500_000))
    assert.equal(is.prices.infant, ruled(was.prices.infant, 30_000))
    assert.equal(
      Object.values(is.parts).reduce((sum, part) => sum + part, 0),
      is.prices.double,
    )
    const listed = (await t.agency.tours.list()).find((one) => one.departureId === departureId)
    assert.equal(listed?.price, ruled(placeOf(departureId)?.price ?? 0, 30_000, 500_000))
    const order = await issued(departureId)
    assert.equal(order.totalPrice, 2 * is.prices.double)
    const [made] = await t.agency.orders.pricing.ofOrder(order.orderId)
    assert.deepEqual([made?.ruleId, made?.amount], [ruleId, order.totalPrice - sold.totalPrice])
    const owed = (orderId: string) => postedTo(t.house.database, orderId, 'supplier-payable')
    assert.ok((made?.commission ?? 0) > 0)
    assert.equal(await owed(order.orderId), (await owed(sold.orderId)) - (made?.commission ?? 0))
    const shareOf = async (orderId: string) =>
      (await t.agency.orders.refundTermsOf(orderId, sara.userId)).items.reduce(
        (sum, { supplierShare }) => sum + supplierShare,
        0,
      )
    assert.equal(await shareOf(order.orderId), await owed(order.orderId))
    assert.equal(await shareOf(sold.orderId), await owed(sold.orderId))
  })

  test('a rule is tried on what was sold and seen, and is of the place it names alone', async () => {
    const [first, ...others] = t.departures
    const elsewhere = others.find(({ cityCode }) => cityCode !== first?.cityCode)
    assert.ok(first && elsewhere)
    const { pricing } = t.agency.orders
    const all = await pricing.tried({ ...anything, product: 'tour' })
    assert.ok(all.orders >= 2 && all.touched === all.orders)
    assert.equal(all.dearer.amount, all.orders * 200_000)
    const seen = await pricing.triedOnSearches({ ...anything, product: 'tour' })
    assert.ok(seen.orders >= 2 && seen.dearer.amount === seen.orders * 100_000)
    await ruleIn(selling(), { product: 'tour', destination: elsewhere.cityCode, ppm: 50_000 })
    const list = await t.agency.tours.list()
    const priceOf = (id: string) => list.find(({ departureId }) => departureId === id)?.price
    assert.equal(priceOf(first.departureId), first.price)
    assert.equal(priceOf(elsewhere.departureId), ruled(elsewhere.price, 50_000))
  })
})

suite('travel insurance under price rules', () => {
  let t: PolicyOffice
  const selling = () => ({ house: t.house, orders: t.agency.orders })
  before(async () => {
    t = await openPolicyOffice()
  })
  afterEach(() => endRules(selling()))
  after(() => t[Symbol.asyncDispose]())

  async function plan() {
    const query = new URLSearchParams({ ...toIstanbul, births: '1988-08-15,1985-04-23' })
    const { data } = await t.ask(`${insuranceCalls.plans.line}?${query}`)
    const { plans } = insuranceCalls.plans.answer.parse(data)
    const found = plans.find(({ id }) => id === 'companion')
    assert.ok(found)
    return found
  }
  const issued = async (totalPrice: number) => {
    const user = await t.user()
    return { user, policy: await t.issued(user, policyRequest(2, { totalPrice })) }
  }
  const owed = (orderId: string) => postedTo(t.house.database, orderId, 'supplier-payable')

  test('a plan costs what the rule makes, with a line of its own; the insurer is owed its premium less what it pays us', async () => {
    const was = await plan()
    const before = await issued(was.total)
    const ruleId = await ruleIn(selling(), {
      product: 'insurance',
      ppm: 20_000,
      amount: rial(300_000),
      commissionPpm: 10_000,
    })
    const is = await plan()
    assert.deepEqual(
      is.people.map(({ premium, duty }) => [premium, duty]),
      was.people.map(({ premium, duty }) => [premium, duty]),
    )
    assert.equal(
      is.total,
      was.people.reduce((sum, one) => sum + ruled(one.total, 20_000, 300_000), 0),
    )
    assert.equal(is.service, is.total - was.total)
    const { policy, user } = await issued(is.total)
    assert.deepEqual([policy.total, policy.service, policy.orderStatus], [is.total, is.service, 'issued'])
    const [made] = await t.agency.orders.pricing.ofOrder(policy.orderId)
    assert.deepEqual([made?.ruleId, made?.amount], [ruleId, is.service])
    assert.ok((made?.commission ?? 0) > 0)
    assert.equal(await owed(policy.orderId), (await owed(before.policy.orderId)) - (made?.commission ?? 0))
    const { items } = await t.agency.orders.refundTermsOf(policy.orderId, user.userId)
    assert.equal(
      items.reduce((sum, { supplierShare }) => sum + supplierShare, 0),
      await owed(policy.orderId),
    )
    assert.equal(
      items.reduce((sum, { total }) => sum + total, 0),
      is.total,
    )
    const [plain] = (await t.agency.orders.refundTermsOf(before.policy.orderId, before.user.userId)).items
    assert.equal(items[0]?.kept, plain?.kept)
  })

  test('a rule is tried on policies that were sold and plans that were looked up', async () => {
    const { pricing } = t.agency.orders
    const sales = await pricing.tried({ ...anything, product: 'insurance', supplier: 'own' })
    assert.deepEqual([sales.orders, sales.touched, sales.dearer.amount], [2, 2, 400_000])
    const seen = await pricing.triedOnSearches({ ...anything, product: 'insurance' })
    assert.deepEqual([seen.orders, seen.touched, seen.most], [2, 2, 200_000])
    const nobody = await pricing.tried({ ...anything, product: 'insurance', supplier: 'xcover' })
    assert.equal(nobody.touched, 0)
  })
})
