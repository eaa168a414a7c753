import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { rial } from '#money/rial.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { type ExperienceOffice, openExperienceOffice } from '#testing/experiences/office.ts'
import { postedTo } from '#testing/orders/posted.ts'
import { anything, endRules, ruled, ruleIn } from '#testing/orders/price-rules.ts'

suite('experiences under price rules', () => {
  let t: ExperienceOffice
  let sara: SignedIn
  const selling = () => ({ house: t.house, orders: t.agency.orders })
  before(async () => {
    t = await openExperienceOffice({ JOBS: 'elsewhere' })
    sara = await t.user()
  })
  afterEach(async () => {
    await endRules(selling())
    assert.deepEqual(await t.faults(), [])
  })
  after(() => t[Symbol.asyncDispose]())

  const boat = 'octo-bosphorus-boat'
  const party = [
    { unitRef: 'adult', count: 2 },
    { unitRef: 'child', count: 1 },
    { unitRef: 'infant', count: 1 },
  ]
  const owed = (orderId: string) => postedTo(t.house.database, orderId, 'supplier-payable')
  const listedOf = async () => (await t.experiences.list()).find(({ experienceId }) => experienceId === boat)

  test('list, slots and order have the rule’s price; its supplier is owed its own less what it pays us', async () => {
    const [plain] = await t.slotsOf()
    const listed = await listedOf()
    const before = await t.issued(sara, { party })
    const ruleId = await ruleIn(selling(), {
      product: 'experience',
      supplier: 'octo',
      destination: 'IST',
      ppm: 30_000,
      amount: rial(200_000),
      commissionPpm: 20_000,
    })
    const [now] = await t.slotsOf()
    const was = plain?.unitPrices ?? {}
    const is = now?.unitPrices ?? {}
    for (const unit of ['adult', 'child'] as const)
      assert.equal(is[unit], ruled(was[unit] ?? 0, 30_000, 200_000))
    assert.equal(is['infant'], 0, 'what is free stays free')
    assert.equal((await listedOf())?.price, ruled(listed?.price ?? 0, 30_000, 200_000))
    const stale = await t.requestFor({ party, more: { totalPrice: before.totalPrice } })
    assert.equal((await t.submit(sara, stale)).code, 'PRICE_CHANGED')
    const order = await t.issued(sara, { party })
    assert.equal(order.totalPrice, 2 * (is['adult'] ?? 0) + (is['child'] ?? 0))
    const [made] = await t.agency.orders.pricing.ofOrder(order.orderId)
    assert.deepEqual([made?.ruleId, made?.amount], [ruleId, order.totalPrice - before.totalPrice])
    assert.ok((made?.commission ?? 0) > 0)
    assert.equal(await owed(order.orderId), (await owed(before.orderId)) - (made?.commission ?? 0))
    const { items } = await t.agency.orders.refundTermsOf(order.orderId, sara.userId)
    assert.deepEqual(
      items.map(({ total, supplierShare }) => [total, supplierShare]),
      [[order.totalPrice, await owed(order.orderId)]],
    )
  })

  test('a rule may take off more than our own part: the supplier is owed what it asks all the same', async () => {
    const before = await t.issued(sara, { party })
    await ruleIn(selling(), { product: 'experience', ppm: -400_000 })
    const order = await t.issued(sara, { party })
    assert.ok(order.totalPrice < (await owed(before.orderId)))
    assert.equal(await owed(order.orderId), await owed(before.orderId))
  })

  test('one price for all of a booking is ruled once, and a rule of another place or day is not about it', async () => {
    const wish = { experienceId: 'octo-desert-car', party: [{ unitRef: 'adult', count: 3 }] }
    const [was] = await t.slotsOf(wish)
    assert.ok(was?.partyPrice)
    const listed = await listedOf()
    await ruleIn(selling(), { product: 'experience', destination: 'IST', daysUntil: 1, ppm: 90_000 })
    await ruleIn(selling(), { product: 'experience', destination: 'DXB', amount: rial(700_000) })
    const [is] = await t.slotsOf(wish)
    assert.equal(is?.partyPrice, was.partyPrice + 700_000)
    assert.equal((await listedOf())?.price, listed?.price)
    assert.equal((await t.slotsOf())[0]?.unitPrices?.['adult'], listed?.price)
    const order = await t.submitted(sara, wish)
    assert.equal(order.totalPrice, is?.partyPrice)
  })

  test('a rule is tried on what was sold at its supplier’s price, and on days that were looked at', async () => {
    const { pricing } = t.agency.orders
    const sales = await pricing.tried({ ...anything, product: 'experience', destination: 'IST' })
    const boats = sales.touched
    assert.ok(boats >= 4)
    assert.equal(sales.dearer.amount % 100_000, 0)
    assert.ok(sales.dearer.amount >= boats * 300_000, 'a sum for each who pays')
    const none = await pricing.tried({ ...anything, product: 'experience', supplier: 'nobody' })
    assert.equal(none.touched, 0)
    const seen = await pricing.triedOnSearches({ ...anything, product: 'experience' })
    assert.ok(seen.orders > 0 && seen.touched === seen.orders)
    assert.equal(seen.most, 100_000)
  })
})
