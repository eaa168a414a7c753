import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { insuranceCalls } from '#insurance/calls.ts'
import { longestDays, tariffOn } from '#insurance/tariff.ts'
import { readPdf } from '#papers/server/pdf-reader.ts'
import type { XCoverFault } from '#simulators/xcover/weather.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { intoWallet } from '#testing/app/visas.ts'
import { saraAbroad } from '#testing/flights/buying.ts'
import { ticketAbroad } from '#testing/insurance/abroad-tickets.ts'
import { type InsurersOffice, insuredFaults, openInsurersOffice, until } from '#testing/insurance/insurers.ts'
import { insuranceStart, policyRequest, toIstanbul } from '#testing/insurance/policies.ts'

suite('an insurer beside our own contract', () => {
  let t: InsurersOffice
  let sara: SignedIn
  before(async () => {
    t = await openInsurersOffice()
    sara = await t.user()
  })
  afterEach(async () => {
    t.simulator.faults.clear()
    t.house.clock.set(insuranceStart)
    assert.deepEqual(await insuredFaults(t), [])
  })
  after(() => t[Symbol.asyncDispose]())

  async function offered(births: string, trip: object = toIstanbul) {
    const query = new URLSearchParams({ ...toIstanbul, ...trip, births })
    return insuranceCalls.plans.answer.parse((await t.ask(`${insuranceCalls.plans.line}?${query}`)).data)
      .plans
  }

  async function full(people = 1) {
    const births = ['1988-08-15', '1985-04-23'].slice(0, people).join(',')
    const plan = (await offered(births)).find(({ id }) => id === 'full')
    return policyRequest(people, { plan: 'full', totalPrice: plan?.total })
  }

  async function taken(people = 1) {
    const order = await t.submitted(sara, await full(people))
    assert.equal(await t.pay(order.orderId), 'paid')
    return order
  }

  const statusOf = async (orderId: string) => (await t.agency.orders.order(orderId))?.status
  const standing = (orderId: string) => t.simulator.books.ofKey(orderId)
  const issue = (orderId: string) => t.agency.orders.work.issue(orderId)

  /** The house's own job may be at it: the insurer lets only one of the two confirm at a time. */
  async function issued(orderId: string): Promise<void> {
    await issue(orderId)
    await until(async () => (await statusOf(orderId)) === 'issued')
  }

  test('each plan is of whoever asks the least, with its own covers and rules', async () => {
    const plans = await offered('1988-08-15')
    assert.deepEqual(
      plans.map(({ id, insurer, limitEuro }) => [id, insurer, limitEuro]),
      [
        ['basic', 'بیمهٔ نمونه (نمایشی)', 10_000],
        ['companion', 'بیمهٔ نمونه (نمایشی)', 30_000],
        ['full', 'کاور جنیوس', 60_000],
      ],
    )
    const [, , best] = plans
    assert.deepEqual([best?.fee, best?.covers.at(-1)?.limit], [null, 200])
    assert.match(best?.refundSays ?? '', /بیمه‌گر همان هنگام می‌گوید/)
  })

  test('with both, more days and a higher limit never cost less, and parts sum to the whole', async () => {
    const risks = fc.record({
      days: fc.integer({ min: 1, max: longestDays(tariffOn('2026-11-21')) - 60 }),
      more: fc.integer({ min: 1, max: 60 }),
      births: fc.constantFrom('1988-08-15', '1950-01-01,2020-05-05', '1944-02-02'),
      country: fc.constantFrom('TR', 'AE', 'CN', 'US'),
    })
    const from = Temporal.PlainDate.from(toIstanbul.startsOn)
    await fc.assert(
      fc.asyncProperty(risks, async ({ days, more, births, country }) => {
        const lasting = (length: number) =>
          offered(births, { country, endsOn: `${from.add({ days: length - 1 })}` })
        const [shorter, longer] = [await lasting(days), await lasting(days + more)]
        const totals = shorter.map(({ total }) => total)
        assert.deepEqual(
          totals,
          totals.toSorted((a, b) => a - b),
        )
        for (const [at, plan] of shorter.entries()) {
          assert.ok(plan.total <= (longer[at]?.total ?? 0))
          assert.equal(
            plan.total,
            plan.people.reduce((sum, one) => sum + one.premium + one.duty, 0),
          )
        }
      }),
      { numRuns: 15 },
    )
  })

  test('a party is one policy there, with a number for each and whom they call', async () => {
    const { orderId } = await taken(2)
    await issued(orderId)
    const policy = await t.insurance.policy(orderId, sara.userId)
    const ref = standing(orderId)?.id
    assert.deepEqual(
      policy.insured.map(({ number }) => number),
      [`${ref}/1`, `${ref}/2`],
    )
    assert.deepEqual(
      [policy.orderStatus, policy.insurer, policy.plan.limitEuro],
      ['issued', 'کاور جنیوس', 60_000],
    )
    const [first] = standing(orderId)?.insured ?? []
    assert.deepEqual(first, { first_name: 'SARA', last_name: 'MOHAMMADI' })
    const { words } = readPdf((await t.insurance.policyPdf(orderId, sara.userId)).bytes)
    for (const word of ['Genius', '3456', '500']) assert.ok(words.has(word), [...words].join(' '))
  })

  test('whatever happens to the answer there is one policy, and the order has it', async () => {
    const faults: readonly XCoverFault[] = [
      'confirm-lost',
      'confirm-booked500',
      'confirm-locked',
      'confirm-busy',
      'confirm-garbage',
      'confirm-down',
    ]
    for (const fault of faults) {
      t.simulator.faults.order(fault, 1)
      const { orderId } = await taken()
      for (let tries = 0; tries < 8 && (await statusOf(orderId)) !== 'issued'; tries += 1) {
        await issue(orderId)
        t.house.clock.advance({ seconds: 30 })
      }
      assert.deepEqual([fault, await statusOf(orderId), standing(orderId)?.key], [fault, 'issued', orderId])
      t.simulator.faults.clear()
      t.house.clock.set(insuranceStart)
    }
  })

  test('what is refused is not paid, and the money is back', async () => {
    t.simulator.faults.order('confirm-refused', 1)
    const { orderId, total } = await t.submitted(sara, await full())
    const before = await t.agency.wallet.balanceOf(sara.userId)
    await t.pay(orderId)
    await issue(orderId)
    await until(async () => (await statusOf(orderId)) === 'failed')
    assert.equal(await t.agency.wallet.balanceOf(sara.userId), before + total)
    assert.equal(standing(orderId), undefined)
  })

  test('an insurer that is away for a quarter of an hour is not waited for', async () => {
    t.simulator.faults.order('confirm-busy', 100)
    const { orderId } = await taken()
    await issue(orderId)
    t.house.clock.advance({ minutes: 14 })
    await issue(orderId)
    assert.equal(await statusOf(orderId), 'issuing')
    t.house.clock.advance({ minutes: 2 })
    await issue(orderId)
    assert.deepEqual([await statusOf(orderId), standing(orderId)], ['failed', undefined])
  })

  test('what comes back is what the insurer says before the click, each by himself, and is cancelled there', async () => {
    const { orderId } = await taken(2)
    await issued(orderId)
    const { items } = await t.agency.refunds.refundableOf({ orderId, userId: sara.userId })
    const price = standing(orderId)?.quotes[1]?.price ?? 0
    const cents = price - Math.ceil(price / 10)
    assert.equal(items[1]?.refund, Math.floor((cents * 1_250_000) / 1000) * 10)
    assert.ok(items.every(({ refund, paid }) => refund > 0 && refund < paid))
    const chosen = [{ passenger: 1, leg: 0 }]
    const quoted = await t.agency.refunds.quote({ orderId, userId: sara.userId, items: chosen })
    t.simulator.faults.order('cancel-confirm-lost', 1)
    const before = await t.agency.wallet.balanceOf(sara.userId)
    await t.agency.refunds.create(sara.userId, {
      ...intoWallet,
      orderId,
      quoteId: quoted.quoteId,
      items: chosen,
    })
    assert.equal(await t.agency.wallet.balanceOf(sara.userId), before + (items[1]?.refund ?? 0))
    await until(async () => {
      await t.insurance.work.settleSuppliers()
      return standing(orderId)?.quotes[1]?.cancelledAt != null
    })
    assert.equal(standing(orderId)?.quotes[0]?.cancelledAt, null)
    await t.insurance.work.settleSuppliers()
    assert.equal(await t.insurance.work.settleSuppliers(), 0)
  })

  test('an insurer that says nothing lets nobody give back for an unknown sum', async () => {
    const { orderId } = await taken()
    await issued(orderId)
    t.simulator.faults.order('cancel-down', 2)
    const ask = { orderId, userId: sara.userId }
    const { items } = await t.agency.refunds.refundableOf(ask)
    assert.deepEqual([items[0]?.allowed, /هنوز نگفته/.test(items[0]?.reason ?? '')], [false, true])
    await assert.rejects(t.agency.refunds.quote({ ...ask, items: [{ passenger: 0, leg: 0 }] }), {
      code: 'NOT_TOLD',
    })
    assert.equal((await t.agency.refunds.refundableOf(ask)).items[0]?.allowed, true)
    t.house.clock.set(Temporal.Instant.from('2026-12-13T06:00:00Z'))
    assert.match((await t.agency.refunds.refundableOf(ask)).items[0]?.reason ?? '', /آغاز شده است/)
  })

  test('a policy that comes for an order that has ended is cancelled there', async () => {
    const { orderId } = await t.submitted(sara, await full())
    const { database } = t.house
    const ref = t.simulator.offers.keys().toArray().at(-1) ?? ''
    await sql`update insurance.supplied set state = 'asked', asked_at = ${t.house.clock.now()} where order_id = ${orderId}`.execute(
      database,
    )
    t.simulator.books.write({
      id: ref,
      key: orderId,
      transactionId: orderId,
      policyholder: {},
      insured: [{}],
      quotes: t.simulator.offers.get(ref)?.quotes.filter(({ type }) => type === 'travel_comprehensive') ?? [],
      confirmedAt: t.house.clock.now().toString(),
    })
    await t.agency.orders.cancel(orderId, sara.userId)
    t.house.clock.advance({ minutes: 1 })
    await until(async () => {
      await t.insurance.work.settleSuppliers()
      return standing(orderId)?.quotes.every(({ cancelledAt }) => cancelledAt !== null) === true
    })
  })

  test('without an answer of the insurer ours is sold alone, and whoever declines is told of', async () => {
    t.simulator.faults.order('offer-down', 1)
    const alone = await offered('1991-01-01')
    assert.ok(alone.every(({ insurer }) => insurer === 'بیمهٔ نمونه (نمایشی)'))
  })

  test('the offer beside a ticket is told of as declined when it is', async () => {
    const user = await t.user()
    const days = { out: toIstanbul.startsOn, back: toIstanbul.endsOn }
    const { orderId } = await ticketAbroad(t, user, { passengers: [saraAbroad], days })
    assert.ok(await t.insurance.offerFor(orderId, user.userId))
    const offer = t.simulator.offers.values().toArray().at(-1)
    assert.equal(offer?.isOptedOut, false)
    await t.ask(insuranceCalls.decline.line, { by: user.token, body: { orderId } })
    await until(() => offer?.isOptedOut ?? false)
  })
})
