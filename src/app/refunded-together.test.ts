import assert from 'node:assert/strict'
import { after, before, beforeEach, suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PlanId } from '#insurance/plans.ts'
import type { BesideView } from '#refunds/beside.ts'
import { refundCalls } from '#refunds/calls.ts'
import { besideOf } from '#refunds/server/beside.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { intoWallet } from '#testing/app/visas.ts'
import { saraAbroad } from '#testing/flights/buying.ts'
import { ticketAbroad } from '#testing/insurance/abroad-tickets.ts'
import { type InsurersOffice, insuredFaults, openInsurersOffice } from '#testing/insurance/insurers.ts'
import { policyRequest, toIstanbul } from '#testing/insurance/policies.ts'

const days = { out: toIstanbul.startsOn, back: toIstanbul.endsOn }
const both = [
  { passenger: 0, leg: 0 },
  { passenger: 0, leg: 1 },
]

suite('a ticket abroad and the policy beside it go back by one confirmation', () => {
  let t: InsurersOffice
  let sara: SignedIn
  before(async () => {
    t = await openInsurersOffice()
  })
  beforeEach(async () => {
    sara = await t.user()
  })
  after(() => t[Symbol.asyncDispose]())

  const flown = () => ticketAbroad(t, sara, { passengers: [saraAbroad], days })

  async function insured(plan: PlanId, by = sara) {
    const { plans } = await t.insurance.plans({ ...toIstanbul, births: '1992-08-15' })
    const totalPrice = plans.find(({ id }) => id === plan)?.total
    return t.issued(by, policyRequest(1, { plan, people: [saraAbroad], totalPrice }))
  }

  async function beside(orderId: string): Promise<readonly BesideView[]> {
    const { orders, refunds } = t.agency
    const details = await orders.detailsOf(sara.userId, orderId)
    return besideOf({ orders, refunds, now: t.house.clock.now() }, details, sara.userId)
  }

  const quoted = (orderId: string, items = both) =>
    t.agency.refunds.quote({ orderId, userId: sara.userId, items })

  const policyItems = [{ passenger: 0, leg: 0 }]

  async function create(ticket: string, policy: string, key?: string) {
    const [main, other] = [await quoted(ticket), await quoted(policy, policyItems)]
    const also = [{ orderId: policy, quoteId: other.quoteId, items: policyItems }]
    const body = { ...intoWallet, orderId: ticket, quoteId: main.quoteId, items: both, also }
    return {
      main,
      other,
      body,
      send: () => t.ask(refundCalls.create.line, { by: sara.token, body, ...(key && { key }) }),
    }
  }

  test('what is offered with it is told to the rial, for whom it is, and for nobody else', async () => {
    const { orderId } = await flown()
    assert.deepEqual(await beside(orderId), [])
    const policy = await insured('companion')
    const [offered] = await beside(orderId)
    assert.deepEqual([offered?.orderId, offered?.title], [policy.orderId, 'بیمهٔ سفر به ترکیه، ۷ روز'])
    assert.match(offered?.rule ?? '', /60,000 تومان برای هر نفر کم می‌شود/)
    assert.deepEqual(offered?.items, [
      {
        passenger: 0,
        item: { passenger: 0, leg: 0 },
        paid: policy.total,
        penalty: 600_000,
        refund: policy.total - 600_000,
      },
    ])
    const other = await t.user()
    await insured('basic', other)
    assert.equal((await beside(orderId)).length, 1)
  })

  test('of both insurers, both are given back at once, and asking again changes nothing', async () => {
    for (const plan of ['companion', 'full'] as const) {
      const [ticket, policy] = [await flown(), await insured(plan)]
      const before = await t.agency.wallet.balanceOf(sara.userId)
      const { main, other, send } = await create(ticket.orderId, policy.orderId, crypto.randomUUID())
      const [first, again] = [await send(), await send()]
      assert.equal(first.status, 200, first.text)
      assert.deepEqual(again.data, first.data)
      const { amount, also } = refundCalls.create.answer.parse(first.data)
      assert.deepEqual([amount, also.map((one) => one.amount)], [main.refund, [other.refund]])
      assert.equal(await t.agency.wallet.balanceOf(sara.userId), before + main.refund + other.refund)
      for (const { orderId } of [ticket, policy])
        assert.equal((await t.agency.orders.order(orderId))?.status, 'refunded')
      assert.deepEqual(await beside(ticket.orderId), [])
    }
    const [there] = t.simulator.books.all()
    for (
      let tries = 0;
      tries < 100 && !t.simulator.books.booking(there?.id ?? '')?.quotes[0]?.cancelledAt;
      tries += 1
    )
      await sleep(50)
    assert.ok(t.simulator.books.booking(there?.id ?? '')?.quotes[0]?.cancelledAt)
    assert.deepEqual(await insuredFaults(t), [])
  })

  test('when one of them cannot go back neither does', async () => {
    const [ticket, policy] = [await flown(), await insured('companion')]
    const { send } = await create(ticket.orderId, policy.orderId)
    const { quoteId } = await quoted(policy.orderId, policyItems)
    const alone = { ...intoWallet, orderId: policy.orderId, quoteId, items: policyItems }
    await t.agency.refunds.create(sara.userId, alone)
    const before = await t.agency.wallet.balanceOf(sara.userId)
    const told = await send()
    assert.deepEqual([told.status, told.code], [409, 'ALREADY_REFUNDED'])
    assert.match(told.text, /این بیمه‌نامه پیش‌تر پس داده شده است/)
    assert.equal((await t.agency.orders.order(ticket.orderId))?.status, 'issued')
    assert.equal(await t.agency.wallet.balanceOf(sara.userId), before)
    assert.deepEqual(await insuredFaults(t), [])
  })

  test('nobody gives back another’s with his own, nor by another’s quote', async () => {
    const ticket = await flown()
    const other = await t.user()
    const policy = await insured('companion', other)
    const theirs = await t.agency.refunds.quote({
      orderId: policy.orderId,
      userId: other.userId,
      items: policyItems,
    })
    const main = await quoted(ticket.orderId)
    const also = [{ orderId: policy.orderId, quoteId: theirs.quoteId, items: policyItems }]
    const body = { ...intoWallet, orderId: ticket.orderId, quoteId: main.quoteId, items: both, also }
    assert.equal((await t.ask(refundCalls.create.line, { by: sara.token, body })).code, 'QUOTE_UNKNOWN')
    assert.equal((await t.agency.orders.order(ticket.orderId))?.status, 'issued')
  })
})
