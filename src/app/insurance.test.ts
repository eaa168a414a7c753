import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { insuranceCalls } from '#insurance/calls.ts'
import { policyPdfAddress } from '#insurance/web/order-paths.ts'
import { storedCalls } from '#orders/idempotent-calls.ts'
import { orderFaults } from '#orders/server/invariants.ts'
import { readPdf } from '#papers/server/pdf-reader.ts'
import { refundCalls } from '#refunds/calls.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { applicantForm, intoWallet } from '#testing/app/visas.ts'
import {
  insuranceStart,
  openPolicyOffice,
  type PolicyOffice,
  policyRequest,
  toIstanbul,
} from '#testing/insurance/policies.ts'
import { bookFaults, openPrepayments } from '#wallet/server/books.ts'

const digitsOf = (number: string | null | undefined) => number?.replace(/\D/g, '') ?? 'none'

suite('travel insurance, bought through the front door', () => {
  let t: PolicyOffice
  let sara: SignedIn
  before(async () => {
    t = await openPolicyOffice()
    sara = await t.user()
  })
  after(() => t[Symbol.asyncDispose]())

  async function isRight(): Promise<void> {
    const { database, clock } = t.house
    assert.deepEqual(await bookFaults(database), [])
    const prepaid = await openPrepayments(database)
    assert.deepEqual(await orderFaults(database, { now: clock.now(), prepaid }), [])
  }

  const plans = (query: Record<string, string>) =>
    t.ask(`${insuranceCalls.plans.line}?${new URLSearchParams({ ...toIstanbul, ...query })}`)

  test('a guest sees three plans: covers, what is not covered, each by age, duty apart', async () => {
    const told = await plans({ births: '1992-05-05,1989-01-01,1958-05-05,2020-05-05' })
    const view = insuranceCalls.plans.answer.parse(told.data)
    assert.deepEqual(
      view.plans.map(({ id, total, duty }) => [id, total, duty]),
      [
        ['basic', 13_080_000, 1_080_000],
        ['companion', 18_312_000, 1_512_000],
        ['full', 20_928_000, 1_728_000],
      ],
    )
    assert.deepEqual(
      view.plans[1]?.people.map(({ age, premium }) => [age, premium]),
      [
        [34, 4_200_000],
        [37, 4_200_000],
        [68, 6_300_000],
        [6, 2_100_000],
      ],
    )
    assert.ok(view.plans.every(({ covers, exclusions }) => covers.length > 4 && exclusions.length > 2))
    assert.match(view.plans[0]?.source ?? '', /قرارداد خود ما/)
    assert.match(view.plans[0]?.refundSays ?? '', /تا پایان شنبه ۲۱ آذر لغو می‌شود و 60,000 تومان/)
  })

  test('for Italy only what its visa takes is offered, and the page says how much that is', async () => {
    const told = await plans({ country: 'IT', births: '1992-05-05' })
    const view = insuranceCalls.plans.answer.parse(told.data)
    assert.equal(view.leastEuro, 30_000)
    assert.deepEqual(
      view.plans.map(({ limitEuro }) => limitEuro),
      [30_000, 50_000],
    )
    const wanted = policyRequest(1, { trip: { ...toIstanbul, country: 'IT' }, plan: 'basic' })
    assert.equal((await t.submit(sara, wanted)).code, 'PLAN_UNKNOWN')
  })

  test('what cannot be insured is said at its field', async () => {
    const at = async (query: Record<string, string>) => {
      const { status, said } = await plans({ births: '1992-05-05', ...query })
      return [status, said[0]?.property]
    }
    assert.deepEqual(await at({ country: 'IR' }), [400, 'country'])
    assert.deepEqual(await at({ startsOn: '2026-11-20' }), [400, 'startsOn'])
    assert.deepEqual(await at({ endsOn: '2026-12-12' }), [400, 'endsOn'])
    assert.deepEqual(await at({ births: '1930-01-01' }), [400, 'births'])
    assert.deepEqual(await at({ births: 'yesterday' }), [400, 'births'])
    const people = [{ ...applicantForm(), birthDateFa: '1310-01-01' }]
    const old = await t.submit(sara, policyRequest(1, { people }))
    assert.equal(old.said[0]?.property, 'people.0.birthDateFa')
    const twice = await t.submit(sara, policyRequest(2, { people: [applicantForm(), applicantForm()] }))
    assert.equal(twice.said[0]?.property?.startsWith('people.1'), true)
  })

  test('another price than the one that was shown refuses the order', async () => {
    assert.equal((await t.submit(sara, policyRequest(1, { totalPrice: 10_000 }))).code, 'PRICE_CHANGED')
  })

  test('it is held, paid and issued with a number for each, and printed in two languages', async () => {
    const key = randomUUID()
    const first = await t.submit(sara, policyRequest(2), key)
    const second = await t.submit(sara, policyRequest(2), key)
    assert.deepEqual([first.status, second.data], [200, first.data])
    const { orderId } = insuranceCalls.submit.answer.parse(first.data)
    const early = await t.ask(insuranceCalls.policyPdf.line.replace('{id}', orderId), { by: sara.token })
    assert.equal(early.code, 'NO_POLICY_YET')
    assert.equal(await t.pay(orderId), 'paid')
    await Promise.all([t.agency.orders.work.issue(orderId), t.agency.orders.work.issue(orderId)])
    const policy = await t.insurance.policy(orderId, sara.userId)
    const numbers = policy.insured.map(({ number }) => number)
    assert.deepEqual([policy.orderStatus, policy.reference, new Set(numbers).size], ['issued', numbers[0], 2])
    const { bytes, name } = await t.insurance.policyPdf(orderId, sara.userId)
    assert.match(name, /^policy-\d+\.pdf$/)
    const text = readPdf(bytes).words
    for (const words of [
      digitsOf(numbers[0]),
      digitsOf(numbers[1]),
      '0000',
      'insurance',
      'policy',
      'EUR',
      'SARA',
      'بیمه‌نامهٔ',
    ])
      assert.ok(text.has(words), `${words} in ${[...text].join(' ')}`)
    await isRight()
  })

  test('a device keeps it until its last day is over, for who is abroad without a line', async () => {
    const traveller = () => t.admit('+989149990001')
    const { orderId } = await t.issued(await traveller())
    const isStored = async (at: string) => {
      t.house.clock.set(Temporal.Instant.from(at))
      const { token: by } = await traveller()
      const { text } = await t.ask(storedCalls.tripsToKeep.line, { by })
      return text.includes(`href="${policyPdfAddress(orderId)}#`)
    }
    const stored: boolean[] = []
    for (const hour of ['12T20', '16T00', '19T20', '20T12'])
      stored.push(await isStored(`2026-12-${hour}:00:00Z`))
    t.house.clock.set(insuranceStart)
    assert.deepEqual(stored, [true, true, true, false])
  })

  test('nobody else sees it', async () => {
    const { orderId } = await t.issued(sara)
    const other = await t.user()
    for (const { line } of [insuranceCalls.policy, insuranceCalls.policyPdf])
      assert.equal((await t.ask(line.replace('{id}', orderId), { by: other.token })).code, 'ORDER_NOT_FOUND')
  })

  test('forty policies at once have forty numbers of our range, and none is left out', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => t.user()))
    const all = await Promise.all(people.map((user) => t.issued(user)))
    const numbers = all.map(({ reference }) => Number(reference?.replace('DEMO-', ''))).sort((a, b) => a - b)
    assert.deepEqual(
      numbers,
      numbers.map((_, at) => (numbers[0] ?? 0) + at),
    )
  })

  async function giveBack(orderId: string, passenger: number) {
    const items = [{ passenger, leg: 0 }]
    const { refunds } = t.agency
    const quoted = await refunds
      .quote({ orderId, userId: sara.userId, items })
      .catch((error: unknown) => error)
    if (quoted instanceof Error) return { refund: 0, says: String(Reflect.get(quoted, 'says')) }
    const { quoteId, refund } = refundCalls.quote.answer.parse(quoted)
    await refunds.create(sara.userId, { ...intoWallet, orderId, quoteId, items })
    return { refund, says: undefined }
  }

  test('before the first day all but the fee comes back, each by himself, the quoted rial for the given', async () => {
    const { orderId } = await t.issued(sara, policyRequest(2))
    t.house.clock.set(Temporal.Instant.from('2026-12-12T20:29:00Z'))
    assert.equal((await giveBack(orderId, 1)).refund, 4_578_000 - 600_000)
    const { insured } = await t.insurance.policy(orderId, sara.userId)
    assert.deepEqual(
      insured.map(({ isRefunded }) => isRefunded),
      [false, true],
    )
    const text = readPdf((await t.insurance.policyPdf(orderId, sara.userId)).bytes).words
    assert.deepEqual(
      insured.map(({ number }) => text.has(digitsOf(number))),
      [true, false],
    )
    t.house.clock.set(Temporal.Instant.from('2026-12-12T20:30:00Z'))
    assert.match((await giveBack(orderId, 0)).says ?? '', /آغاز شده است/)
    await isRight()
    t.house.clock.set(insuranceStart)
  })

  test('for a refused visa the desk has seen all of it comes back', async () => {
    const { orderId, orderNumber } = await t.issued(sara)
    await t.insurance.desk.visaRefused(orderNumber)
    await t.insurance.desk.visaRefused(orderNumber)
    assert.equal((await giveBack(orderId, 0)).refund, 4_578_000)
    assert.equal((await t.insurance.policy(orderId, sara.userId)).orderStatus, 'refunded')
    const pdf = t.insurance.policyPdf(orderId, sara.userId)
    await assert.rejects(pdf, { code: 'POLICY_REFUNDED' })
    await isRight()
  })

  test('an order that ends unpaid lets it go, and nothing is issued any more', async () => {
    const { orderId } = await t.submitted(sara)
    await t.agency.orders.cancel(orderId, sara.userId)
    const { product } = t.insurance
    assert.equal((await product.issue(orderId)).kind, 'failed')
    await assert.rejects(product.reprice(orderId), { code: 'HOLD_ENDED' })
    const item = { trip: toIstanbul, plan: 'full', ages: [30] } as const
    const until = t.house.clock.now().add({ minutes: 15 })
    await assert.rejects(product.hold({ orderId, item, until }), { code: 'HOLD_ENDED' })
  })

  test('when the range is used up the policy fails and the money is in the wallet', async () => {
    const { database } = t.house
    const { orderId } = await t.submitted(sara, policyRequest(2))
    await t.pay(orderId)
    await sql`update insurance.contract set next = last where ended_at is null`.execute(database)
    const before = await t.agency.wallet.balanceOf(sara.userId)
    await t.agency.orders.work.issue(orderId)
    assert.equal((await t.agency.orders.order(orderId))?.status, 'failed')
    assert.equal(await t.agency.wallet.balanceOf(sara.userId), before + 2 * 4_578_000)
    await isRight()
  })

  test('the database keeps what was bought, and a number for life', async () => {
    const { database } = t.house
    const wrong = [
      sql`update insurance.policy set plan = 'full' where state = 'issued'`,
      sql`update insurance.policy set state = 'held' where state = 'released' and plan is not null`,
      sql`update insurance.insured set premium = premium + 1`,
      sql`update insurance.insured set number = number || '0' where number is not null`,
      sql`update insurance.insured set refunded_at = null where refunded_at is not null`,
      sql`update insurance.contract set next = first`,
      sql`update insurance.policy set state = 'issued', issued_at = taken_at, reference = 'X' where state = 'released' and plan is not null`,
    ]
    for (const statement of wrong) await assert.rejects(statement.execute(database))
    const rows = await all(database, sql`select number from insurance.insured where number is not null`)
    assert.ok(rows.length > 40)
  })
})
