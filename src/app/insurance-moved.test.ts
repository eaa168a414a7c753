import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, afterEach, before, suite, test } from 'node:test'
import { besideMoved } from '#flights/changes/web/beside-moved.server.ts'
import { insuranceCalls } from '#insurance/calls.ts'
import { standsUntilIssued } from '#insurance/move-words.ts'
import { rial } from '#money/rial.ts'
import type { XCoverFault } from '#simulators/xcover/weather.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { intoWallet } from '#testing/app/visas.ts'
import { type InsurersOffice, insuredFaults, openInsurersOffice } from '#testing/insurance/insurers.ts'
import { movingPolicies } from '#testing/insurance/moving.ts'
import { insuranceStart, toIstanbul } from '#testing/insurance/policies.ts'

const anyVoucher = {
  product: null,
  most: null,
  leastTotal: rial(0),
  startsAt: Temporal.Instant.from('2026-01-01T00:00:00Z'),
  endsAt: Temporal.Instant.from('2027-01-01T00:00:00Z'),
  usesLimit: null,
  usesPerUser: null,
  budget: null,
} as const

suite('a policy moves with its journey', () => {
  let t: InsurersOffice
  let at: ReturnType<typeof movingPolicies>
  before(async () => {
    t = await openInsurersOffice({ JOBS: 'elsewhere' })
    at = movingPolicies(t)
  })
  afterEach(async () => {
    t.simulator.faults.clear()
    t.house.clock.set(insuranceStart)
    assert.deepEqual(await insuredFaults(t), [])
  })
  after(() => t[Symbol.asyncDispose]())

  const issue = (orderId: string) => t.agency.orders.work.issue(orderId)
  const statusOf = async (orderId: string) => (await t.agency.orders.order(orderId))?.status
  const balance = ({ userId }: SignedIn) => t.agency.wallet.balanceOf(userId)

  const insuredBy = (orderId: string, { userId }: SignedIn) => t.insurance.policy(orderId, userId)

  test('of our contract: the old stands until the new one is issued, and the difference is to the rial', async () => {
    const all = await at.insured('companion')
    const { sara, policy } = all
    const flight = await at.flownLater(all)
    const { offer, body } = await at.offerOf(sara, flight)
    assert.match(offer?.title ?? '', /^جابه‌جایی بیمهٔ سفر ترکیه برای ۱ نفر/)
    assert.match(offer?.says ?? '', /تا صدور، بیمه‌نامهٔ قبلی سر جایش است\. .* تومان کارمزد/)
    assert.equal((await at.offerOf(sara, all.ticket)).offer?.title, offer?.title)
    const { items } = await t.agency.refunds.refundableOf({ orderId: policy.orderId, userId: sara.userId })
    assert.equal(body.worth, items[0]?.refund)
    const made = await at.moved(sara, body)
    assert.deepEqual([made.total, made.credit + made.back], [body.total, body.worth])
    assert.equal(made.toPay, body.total - body.worth)
    assert.equal(await statusOf(policy.orderId), 'issued')
    assert.equal(await t.pay(made.orderId), 'paid')
    await issue(made.orderId)
    assert.deepEqual([await statusOf(policy.orderId), await statusOf(made.orderId)], ['refunded', 'issued'])
    const fresh = await insuredBy(made.orderId, sara)
    const way = (await t.agency.orders.journeysOf(flight))[0]
    assert.deepEqual(
      [fresh.startsOn, fresh.endsOn],
      [toIstanbul.startsOn, way?.arrivesLocal.toPlainDate().toString()],
    )
    assert.notEqual(fresh.insured[0]?.number, policy.insured[0]?.number)
    assert.equal((await at.offerOf(sara, flight)).offer, undefined)
  })

  test('of an insurer abroad: its own change, one policy of one number, whatever happens to the answer', async () => {
    for (const fault of [
      'change-confirm-lost',
      'change-confirm-busy',
    ] as const satisfies readonly XCoverFault[]) {
      const all = await at.insured('full')
      const { sara, policy } = all
      const { body } = await at.offerOf(sara, await at.flownLater(all))
      t.simulator.faults.order(fault, 1)
      const made = await at.moved(sara, body)
      const before = t.simulator.books.ofKey(policy.orderId)
      assert.equal(before?.quotes[0]?.endsOn, toIstanbul.endsOn, 'nothing changes by a quote')
      if (made.toPay > 0) assert.equal(await t.pay(made.orderId), 'paid')
      for (let tries = 0; tries < 8 && (await statusOf(made.orderId)) !== 'issued'; tries += 1) {
        await issue(made.orderId)
        t.house.clock.advance({ seconds: 30 })
      }
      const [old, fresh] = [await insuredBy(policy.orderId, sara), await insuredBy(made.orderId, sara)]
      assert.deepEqual([fault, old.orderStatus, fresh.orderStatus], [fault, 'refunded', 'issued'])
      assert.equal(fresh.insured[0]?.number, policy.insured[0]?.number)
      await t.insurance.work.settleSuppliers()
      const there = t.simulator.books.ofKey(policy.orderId)
      assert.deepEqual([there?.quotes[0]?.endsOn, there?.quotes[0]?.cancelledAt], [fresh.endsOn, null])
      t.house.clock.set(insuranceStart)
    }
  })

  test('a change that is refused leaves the old policy, and what was paid is back', async () => {
    const all = await at.insured('full')
    const { sara, policy } = all
    const { body } = await at.offerOf(sara, await at.flownLater(all))
    const made = await at.moved(sara, body)
    const before = await balance(sara)
    if (made.toPay > 0) assert.equal(await t.pay(made.orderId), 'paid')
    t.simulator.faults.order('change-confirm-refused', 1)
    await issue(made.orderId)
    assert.deepEqual(
      [await statusOf(made.orderId), await statusOf(policy.orderId), await balance(sara)],
      ['failed', 'issued', before + made.toPay],
    )
    const there = t.simulator.books.ofKey(policy.orderId)
    assert.deepEqual([there?.quotes[0]?.endsOn, there?.quotes[0]?.cancelledAt], [toIstanbul.endsOn, null])
  })

  test('a moved policy is given back by what its insurer then says, and is cancelled there', async () => {
    const all = await at.insured('full')
    const { sara } = all
    const { body } = await at.offerOf(sara, await at.flownLater(all))
    const { orderId, toPay } = await at.moved(sara, body)
    if (toPay > 0) await t.pay(orderId)
    await issue(orderId)
    const items = [{ passenger: 0, leg: 0 }]
    const { quoteId, refund } = await t.agency.refunds.quote({ orderId, userId: sara.userId, items })
    assert.ok(refund > 0 && refund <= body.total)
    await t.agency.refunds.create(sara.userId, { ...intoWallet, orderId, quoteId, items })
    await t.insurance.work.settleSuppliers()
    assert.ok(t.simulator.books.ofKey(all.policy.orderId)?.quotes[0]?.cancelledAt)
  })

  test('a flight that its airline flies on another day offers the change of an insurer abroad, too', async () => {
    const { sara, policy, ticket } = await at.insured('full')
    const flights = (await t.agency.orders.journeysOf(ticket)).map(({ flightNumber, departsLocal }) => ({
      flightNumber,
      date: departsLocal.toPlainDate(),
    }))
    for (const flight of flights) await t.agency.disruptions.delayed(flight, 24 * 60)
    const { offer, body } = await at.offerOf(sara, ticket)
    assert.match(offer?.says ?? '', /این سفر را نمی‌پوشاند/)
    const { orderId, toPay } = await at.moved(sara, body)
    if (toPay > 0) assert.equal(await t.pay(orderId), 'paid')
    await issue(orderId)
    const fresh = await insuredBy(orderId, sara)
    const nextDay = Temporal.PlainDate.from(toIstanbul.startsOn).add({ days: 1 }).toString()
    assert.deepEqual([fresh.orderStatus, fresh.startsOn], ['issued', nextDay])
    assert.equal(fresh.insured[0]?.number, policy.insured[0]?.number)
    await t.insurance.work.settleSuppliers()
    assert.equal(t.simulator.books.ofKey(policy.orderId)?.quotes[0]?.startsOn, nextDay)
    for (const flight of flights) await t.agency.disruptions.onTime(flight)
  })

  test('one that brings nothing stays, and one that brings a toman pays with it', async () => {
    const whole = await at.insured('companion')
    const worthOf = async ({ sara, policy }: typeof whole) => {
      const { orderId } = policy
      const { items } = await t.agency.refunds.refundableOf({ orderId, userId: sara.userId })
      return items[0]?.refund ?? 0
    }
    const worth = await worthOf(whole)
    for (const left of [0, 10])
      await t.agency.orders.publishVoucher({
        ...anyVoucher,
        code: `LEFT${left}`,
        worth: { amount: rial(worth - left) },
      })
    const poor = await at.insured('companion', 'LEFT0')
    assert.equal(await worthOf(poor), 0)
    const { offer } = await at.offerOf(poor.sara, await at.flownLater(poor))
    assert.equal(offer?.action, 'مقایسهٔ طرح‌ها', 'it is bought anew')
    assert.equal(offer?.actionCall, undefined)
    const body = { orderId: poor.ticket, total: 4_578_000, worth: 5 }
    const told = await t.ask(insuranceCalls.move.line, { by: poor.sara.token, key: randomUUID(), body })
    assert.equal(told.code, 'POLICY_STAYS')
    const { to } = await t.agency.orders.rebookingsOf(poor.policy.orderId, poor.sara.userId)
    assert.deepEqual([to, await statusOf(poor.policy.orderId)], [[], 'issued'])

    const rich = await at.insured('companion', 'LEFT10')
    assert.equal(await worthOf(rich), 10)
    const made = await at.moved(rich.sara, (await at.offerOf(rich.sara, await at.flownLater(rich))).body)
    assert.deepEqual([made.credit, made.toPay], [10, made.total - 10])
    assert.equal(await t.pay(made.orderId), 'paid')
    await issue(made.orderId)
    assert.deepEqual(
      [await statusOf(rich.policy.orderId), await statusOf(made.orderId)],
      ['refunded', 'issued'],
    )
  })

  test('another price, a stranger and a policy that covers the days are refused', async () => {
    const all = await at.insured('companion')
    const { sara } = all
    const ask = async (by: SignedIn, body: object) =>
      (await t.ask(insuranceCalls.move.line, { by: by.token, key: randomUUID(), body })).code
    assert.equal(await ask(sara, { orderId: all.ticket, total: 1, worth: 1 }), 'POLICY_STAYS')
    const { body } = await at.offerOf(sara, await at.flownLater(all))
    assert.equal(await ask(sara, { ...body, total: body.total - 10 }), 'MOVE_CHANGED')
    assert.equal(await ask(await t.user(), body), 'ORDER_NOT_FOUND')
  })

  test('whoever chooses another flight reads what becomes of the policy, as the offer to move it says', async () => {
    const mine = await at.insured('companion')
    const { sara, ticket } = mine
    const order = await t.agency.orders.detailsOf(sara.userId, ticket)
    const rooms = { orders: t.agency.orders, clock: t.house.clock }
    const read = (passengers: readonly number[]) =>
      besideMoved(rooms, { order, userId: sara.userId, passengers })
    const [says = '', ...others] = await read([0])
    assert.match(says, /^«بیمهٔ سفر به ترکیه، ۷ روز» با بلیت عوض نمی‌شود/)
    assert.ok(says.endsWith(standsUntilIssued))
    assert.deepEqual(others, [])
    assert.deepEqual(await read([]), [], 'nobody of the policy flies elsewhere')
    const { offer } = await at.offerOf(sara, await at.flownLater(mine))
    assert.ok(offer?.says.includes(standsUntilIssued))
  })
})
