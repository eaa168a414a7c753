import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { insuranceCalls } from '#insurance/calls.ts'
import { PolicyRequest } from '#insurance/requests.ts'
import { rial } from '#money/rial.ts'
import type { OrderDetails } from '#orders/responses.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { applicantForm, intoWallet, openVisaOffice, type VisaOffice } from '#testing/app/visas.ts'
import { staffIn } from '#testing/desk/staff.ts'
import { openPolicyOffice, type PolicyOffice, policyRequest } from '#testing/insurance/policies.ts'

const way = (destination: string, day: string) => ({
  destination,
  isReturning: false,
  departureTime: `${day}T09:00`,
  arrivalTime: `${day}T12:00`,
  change: null,
})
const there = way('IST', '2026-12-13')
const back = way('IKA', '2026-12-19')

/** As orders tell it: the new hours, and beside them those that were sold. */
function moved({ departureTime, arrivalTime, ...same }: ReturnType<typeof way>, day: string) {
  const change = { kind: 'new-time', departureTime, arrivalTime }
  return { ...same, departureTime: `${day}T09:00`, arrivalTime: `${day}T12:00`, change }
}

suite('insurance beside a ticket abroad', () => {
  let t: PolicyOffice
  before(async () => {
    t = await openPolicyOffice()
  })
  after(() => t[Symbol.asyncDispose]())

  /** An order of two people who fly so. */
  async function flown(sara: SignedIn, ways: readonly object[] = [there, back]) {
    const { orderId } = await t.submitted(sara, policyRequest(2))
    const details = await t.agency.orders.detailsOf(sara.userId, orderId)
    const order = { ...details, journeys: ways } as OrderDetails
    const { offerBeside } = t.insurance.product
    return { orderId, offer: () => offerBeside?.(order, { userId: sara.userId, now: t.house.clock.now() }) }
  }

  test('the price of the whole party is told with limit, excess and what is not covered', async () => {
    const offer = await (await flown(await t.user())).offer()
    assert.deepEqual(
      [offer?.title, offer?.price, offer?.priceSays],
      ['بیمهٔ سفر ترکیه برای ۲ نفر', '654,000', 'طرح پایه، با عوارض'],
    )
    assert.match(offer?.says ?? '', /درمان تا 10,000 یورو، سهم شما 50 یورو، بیماری شناخته‌شده/)
    assert.match(offer?.to ?? '', /^\/insurance\?country=TR&from=2026-12-13&to=2026-12-19&births=\d/)
  })

  test('who is insured on these days is not asked, and the others are', async () => {
    const sara = await t.user()
    const { offer } = await flown(sara)
    const { orderId } = await t.issued(sara, policyRequest(1))
    assert.equal((await offer())?.title, 'بیمهٔ سفر ترکیه برای ۱ نفر')
    await giveBack(orderId, sara.userId)
    assert.equal((await offer())?.title, 'بیمهٔ سفر ترکیه برای ۲ نفر')
    await t.issued(sara, policyRequest(2))
    assert.equal(await offer(), undefined)
  })

  async function giveBack(orderId: string, userId: string): Promise<void> {
    const items = [{ passenger: 0, leg: 0 }]
    const { quoteId } = await t.agency.refunds.quote({ orderId, userId, items })
    await t.agency.refunds.create(userId, { ...intoWallet, orderId, quoteId, items })
  }

  test('who flies on other days than he is insured for is offered to move the policy, at the difference', async () => {
    const sara = await t.user()
    await t.issued(sara, policyRequest(2))
    const { offer } = await flown(sara, [moved(there, '2026-12-15'), moved(back, '2026-12-21')])
    const told = await offer()
    assert.match(
      told?.says ?? '',
      /بیمه‌نامهٔ شما از یکشنبه ۲۲ آذر تا شنبه ۲۸ آذر است و این سفر را نمی‌پوشاند\. به سه‌شنبه ۲۴ آذر/,
    )
    assert.deepEqual([told?.price, told?.priceSays], ['120,000', 'می‌پردازید'])
    assert.deepEqual(told?.actionCall?.body, {
      ...told?.actionCall?.body,
      total: 9_156_000,
      worth: 7_956_000,
    })
    const far = [moved(there, '2027-03-15'), moved(back, '2027-03-21')]
    assert.doesNotMatch((await (await flown(sara, far)).offer())?.says ?? '', /این سفر را نمی‌پوشاند/)
  })

  test('with a ticket whose days its airline moved go the policies of the old days and those of the new', async () => {
    const sara = await t.user()
    const { besideRefund } = t.insurance.product
    const { orderId } = await t.submitted(sara, policyRequest(1))
    const details = await t.agency.orders.detailsOf(sara.userId, orderId)
    const journeys = [moved(there, '2026-12-27'), moved(back, '2027-01-02')]
    const goingBack = async () =>
      (
        await besideRefund?.({ ...details, journeys } as OrderDetails, {
          userId: sara.userId,
          now: t.house.clock.now(),
        })
      )?.map((one) => one.orderId)
    const old = await t.issued(sara, policyRequest(1))
    assert.deepEqual(await goingBack(), [old.orderId])
    const trip = { country: 'TR', startsOn: '2026-12-27', endsOn: '2027-01-02' }
    const { plans } = await t.insurance.plans({ ...trip, births: '1988-08-15' })
    const totalPrice = plans.find(({ id }) => id === 'companion')?.total
    const later = await t.issued(sara, policyRequest(1, { trip, totalPrice }))
    assert.deepEqual(await goingBack(), [old.orderId, later.orderId])
  })

  test('without a way back the day is asked for instead of a price', async () => {
    const offer = await (await flown(await t.user(), [there])).offer()
    assert.deepEqual([offer?.price, offer?.to.includes('&to=')], [null, false])
  })

  test('nobody is offered one at home, after departure, or where nobody would be insured', async () => {
    const sara = await t.user()
    const at = async (...ways: readonly object[]) => (await flown(sara, ways)).offer()
    assert.equal(await at(way('MHD', '2026-12-13'), way('THR', '2026-12-19')), undefined)
    assert.equal(await at(way('IST', '2026-11-20'), back), undefined)
    assert.equal(await at(there, way('IKA', '2028-01-19')), undefined)
  })

  test('once declined it is not offered again, and nobody declines for another', async () => {
    const sara = await t.user()
    const { orderId, offer } = await flown(sara)
    const decline = ({ token }: SignedIn) =>
      t.ask(insuranceCalls.decline.line, { by: token, body: { orderId } })
    assert.equal((await decline(await t.user())).code, 'ORDER_NOT_FOUND')
    assert.ok(await offer())
    assert.equal((await decline(sara)).status, 200)
    assert.equal((await decline(sara)).status, 200)
    assert.equal(await offer(), undefined)
  })
})

suite('insurance as a paper of a visa', () => {
  let t: VisaOffice
  before(async () => {
    t = await openVisaOffice()
  })
  after(() => t[Symbol.asyncDispose]())

  async function insured(user: SignedIn, [country, startsOn]: readonly [string, string], who?: object) {
    const { insurance, orders, database } = t.agency
    const day = Temporal.PlainDate.from(startsOn)
    const trip = { country, startsOn, endsOn: `${day.add({ days: 6 })}` }
    const { plans } = await insurance.plans({ ...trip, births: '1988-08-15' })
    const plan = plans.find(({ id }) => id === 'companion')
    const people = who && { people: [who] }
    const request = PolicyRequest.parse(policyRequest(1, { trip, totalPrice: plan?.total, ...people }))
    const once = crypto.randomUUID()
    const buyer = { userId: user.userId, address: '10.0.0.1', sessionId: 'the browser', once }
    const { orderId } = await insurance.submit(request, buyer)
    const attempt = { attemptId: crypto.randomUUID(), orderId, gatewayId: 1, amount: rial(plan?.total ?? 0) }
    await database.transaction().execute((trx) => orders.captured(trx, attempt))
    await orders.work.issue(orderId)
    return (await insurance.policy(orderId, user.userId)).reference
  }

  test('the policy for Italy lies with the request for its visa, and no other does', async () => {
    const user = await t.user()
    const travelDate = '2027-02-10'
    const choice = { country: 'IT', days: 30 } as const
    const { orderId, orderNumber } = await t.filed(user, { choice, more: { travelDate } })
    const numbers = async () => (await t.visas.tracked(orderId, user.userId)).policies
    assert.deepEqual(await numbers(), [])
    await insured(user, ['TR', travelDate])
    await insured(user, ['IT', '2027-02-11'])
    await insured(await t.user(), ['IT', travelDate])
    await insured(user, ['IT', travelDate], { ...applicantForm(), firstName: 'Nika', lastName: 'Karimi' })
    assert.deepEqual(await numbers(), [], 'nor of somebody who wants no visa')
    const number = await insured(user, ['IT', travelDate])
    assert.deepEqual(await numbers(), [number])
    const [paper] = await t.desk.policies(orderNumber)
    const pdf = await paper?.pdf()
    assert.equal(new TextDecoder().decode(pdf?.subarray(0, 5)), '%PDF-')
    const officer = await staffIn(t, ['visas'])
    const line = `GET /api/desk/visas/${orderNumber}/policies`
    assert.match((await officer.ask(`${line}/${encodeURIComponent(number ?? '')}`)).text, /^%PDF-/)
    assert.equal((await officer.ask(`${line}/another`)).code, 'POLICY_UNKNOWN')
  })

  test('where no insurance is asked for there is none', async () => {
    const user = await t.user()
    await insured(user, ['AE', '2026-12-20'])
    const { policies } = await t.filed(user)
    assert.deepEqual(policies, [])
  })
})
