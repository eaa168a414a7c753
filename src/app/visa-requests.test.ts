import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { orderCalls } from '#orders/calls.ts'
import { orderFaults } from '#orders/server/invariants.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import {
  applicantForm,
  intoWallet,
  openVisaOffice,
  toDubai,
  travelDate,
  type VisaOffice,
  visaPdf,
} from '#testing/app/visas.ts'

import { visaCalls } from '#visas/calls.ts'

suite('requests for visas', () => {
  let t: VisaOffice
  before(async () => {
    t = await openVisaOffice()
  })
  after(() => t[Symbol.asyncDispose]())

  test('a request is taken, agreed to, paid and filed under a number, with a promise', async () => {
    const user = await t.user()
    const asked = await t.submitted(user, { people: [applicantForm(0), applicantForm(1)] })
    assert.deepEqual([asked.stage, asked.orderStatus, asked.promisedAt], ['unpaid', 'approved', null])
    assert.equal(asked.total, 2 * 76_980_000)
    assert.equal(await t.visas.unpaid(user.userId), asked.orderId)
    await t.pay(asked.orderId)
    await t.agency.orders.work.issue(asked.orderId)
    const filed = await t.visas.tracked(asked.orderId, user.userId)
    assert.deepEqual([filed.stage, filed.orderStatus], ['received', 'issued'])
    assert.equal(filed.promisedAt, '2026-11-30T14:30:00Z')
    assert.match(filed.events[0]?.says ?? '', /V-\d{8}/)
    assert.equal(filed.ifWithdrawn.refund, filed.total)
    assert.equal(await t.visas.unpaid(user.userId), undefined)
    const listed = await t.agency.orders.mine(user.userId, {
      kind: 'upcoming',
      page: 1,
      take: 5,
      search: 'امارات',
    })
    assert.deepEqual(
      listed.orders.map(({ productType, passengerCount, labels, visa }) => [
        productType,
        passengerCount,
        labels.says,
        visa?.countryName,
      ]),
      [['Visa', 2, 'درخواست ثبت شد', 'امارات']],
    )
  })

  test('the same asking again is the same request, and is paid once', async () => {
    const user = await t.user()
    const request = await t.requestOf(user)
    const key = randomUUID()
    const told = await Promise.all([1, 2, 3].map(() => t.submit(user, request, key)))
    const orders = await t.agency.orders.mine(user.userId, { kind: 'all', page: 1, take: 10 })
    assert.equal(orders.total, 1)
    assert.ok(told.some(({ status }) => status === 200))
  })

  test('what is wrong is said of its field, all at once', async () => {
    const user = await t.user()
    const people = [
      { ...applicantForm(0), passportExpirationDateFa: '2027-06-19', firstNameFarsi: '' },
      { ...applicantForm(1), passportNumber: 'A10000001' },
    ]
    const request = await t.requestOf(user, {
      people,
      without: ['photo'],
      more: { contact: { phoneNumber: '12', email: '' } },
    })
    const told = await t.submit(user, request)
    assert.equal(told.status, 400)
    const fields = new Set(told.said.map(({ property }) => property))
    for (const field of [
      'applicants.0.passportExpirationDateFa',
      'applicants.0.firstNameFarsi',
      'applicants.0.papers.photo',
      'applicants.1.papers.photo',
      'applicants.1.passportNumber',
      'contact.phoneNumber',
    ])
      assert.ok(fields.has(field), `${field} of ${[...fields].join(' ')}`)
  })

  test('six months of passport for the Emirates, three after the stay for Azerbaijan', async () => {
    const user = await t.user()
    const until = (passportExpirationDateFa: string) => [{ ...applicantForm(), passportExpirationDateFa }]
    const short = await t.submit(user, await t.requestOf(user, { people: until('2027-06-19') }))
    assert.deepEqual(
      short.said.map(({ property }) => property),
      ['applicants.0.passportExpirationDateFa'],
    )
    const long = await t.submit(user, await t.requestOf(user, { people: until('2027-06-20') }))
    assert.equal(long.status, 200, long.text)
    const toBaku = { country: 'AZ' } as const
    const three = await t.submit(
      user,
      await t.requestOf(user, { choice: toBaku, people: until('2027-04-18') }),
    )
    assert.equal(three.status, 200, three.text)
    const less = await t.submit(
      user,
      await t.requestOf(user, { choice: toBaku, people: until('2027-04-17') }),
    )
    assert.equal(less.status, 400)
  })

  const days = [
    { says: 'the day of the promise', date: '2026-11-30', right: false },
    { says: 'the day after it', date: '2026-12-01', right: true },
    { says: 'the 58th day', date: '2027-01-18', right: true },
    { says: 'the day a visa of today has run out', date: '2027-01-19', right: false },
  ]
  for (const { says, date, right } of days)
    test(`${says} may ${right ? '' : 'not '}be travelled on`, async () => {
      const user = await t.user()
      const told = await t.submit(user, await t.requestOf(user, { more: { travelDate: date } }))
      assert.deepEqual(
        told.said.map(({ property }) => property),
        right ? [] : ['travelDate'],
      )
    })

  test('a child asks for the Emirates beside a grown-up, and never alone', async () => {
    const user = await t.user()
    const child = { ...applicantForm(2), birthDateFa: '1395-01-01' }
    const alone = await t.submit(user, await t.requestOf(user, { people: [child] }))
    assert.deepEqual(
      alone.said.map(({ property }) => property),
      ['applicants.0.birthDateFa'],
    )
    const together = await t.filed(user, { people: [applicantForm(0), child] })
    const leaves = { orderId: together.orderId, userId: user.userId, items: [{ passenger: 0, leg: 0 }] }
    const { quoteId } = await t.agency.refunds.quote(leaves)
    const body = { ...intoWallet, orderId: together.orderId, quoteId, items: leaves.items }
    await assert.rejects(t.agency.refunds.create(user.userId, body), { code: 'MINOR_ALONE' })
  })

  test('who is not born yet applies for nothing, and no request is left behind', async () => {
    const user = await t.user()
    const unborn = { ...applicantForm(2), birthDateFa: '2026-11-25' }
    const told = await t.submit(user, await t.requestOf(user, { people: [applicantForm(0), unborn] }))
    assert.match(JSON.stringify(told.said), /"applicants.1.birthDateFa".*این تاریخ هنوز نرسیده است/)
    assert.equal(await t.visas.unpaid(user.userId), undefined)
  })

  test("another's picture is no paper of mine", async () => {
    const [user, other] = [await t.user(), await t.user()]
    const request = await t.requestOf(other)
    const told = await t.submit(user, request)
    assert.equal(told.status, 400)
    assert.equal(told.said.length, 4)
    assert.ok(told.said.every(({ property }) => property?.startsWith('applicants.0.papers.')))
  })

  test('what is not sold, closed, or dearer by now is declined', async () => {
    const user = await t.user()
    const unsold = await t.submit(user, await t.requestOf(user, { choice: { days: 14 } }))
    assert.equal(unsold.code, 'VISA_UNKNOWN')
    const cheaper = await t.submit(user, await t.requestOf(user, { more: { totalPrice: 76_970_000 } }))
    assert.equal(cheaper.code, 'PRICE_CHANGED')
    await t.desk.open('TH', false)
    const closed = await t.submit(user, await t.requestOf(user, { choice: { country: 'TH', days: 60 } }))
    assert.equal(closed.code, 'VISA_CLOSED')
    assert.equal((await t.visas.facts('TH')).isOpen, false)
    await t.desk.open('TH', true)
    assert.equal((await t.visas.facts('TH')).isOpen, true)
  })

  test('a form that is no request is told so, and a field that is missing is named', async () => {
    const user = await t.user()
    const told = await t.submit(user, { choice: toDubai, travelDate, applicants: [] })
    assert.equal(told.status, 400)
    assert.ok(told.said.some(({ property }) => property === 'applicants'))
  })

  test('paid after its time, the money is in the wallet and the request is dropped', async () => {
    const user = await t.user()
    const { orderId } = await t.submitted(user)
    await t.agency.orders.cancel(orderId, user.userId)
    assert.equal(await t.pay(orderId), 'credited')
    assert.equal((await t.visas.tracked(orderId, user.userId)).stage, 'dropped')
    assert.equal(await t.agency.wallet.balanceOf(user.userId), 76_980_000)
  })

  test('every call of a request is its owner’s alone', async () => {
    const [owner, stranger] = [await t.user(), await t.user()]
    const { orderId, orderNumber } = await t.away(owner)
    await t.desk.approve(orderNumber, 0, visaPdf)
    const asks = (by: SignedIn) => [
      t.ask(visaCalls.verify.line.replace('{id}', orderId), { by: by.token }),
      t.ask(visaCalls.visaFile.line.replace('{id}', orderId).replace('{applicant}', '0'), { by: by.token }),
      t.ask(orderCalls.details.line.replace('{id}', orderId), { by: by.token }),
    ]
    assert.deepEqual(
      (await Promise.all(asks(stranger))).map(({ status }) => status),
      [404, 404, 404],
    )
    assert.deepEqual(
      (await Promise.all(asks(owner))).map(({ status }) => status),
      [200, 200, 200],
    )
    const body = { orderId, applicant: 0, kind: 'photo', blobId: await t.keep(stranger.userId, 'photo') }
    const replaced = await t.ask(visaCalls.replacePaper.line, { by: stranger.token, body })
    assert.equal(replaced.status, 404)
    const anybody = await t.ask(visaCalls.verify.line.replace('{id}', orderId))
    assert.equal(anybody.status, 401)
  })

  test('the answer to a price says until when, and a country that is looked at is remembered', async () => {
    const user = await t.user()
    const line = `${visaCalls.totalPrice.line}?country=AE&days=30&speed=urgent&isGuaranteed=true&applicants=2`
    const told = await t.ask(line, { by: user.token })
    const price = visaCalls.totalPrice.answer.parse(told.data)
    assert.match(price.promisedAt, /^2026-11-24T06:\d\d:00Z$/)
    assert.equal(price.total, 2 * price.each)
    assert.ok(price.guarantee > 0)
    const kept = await t.agency.storefront.visaSearches(user.userId)
    assert.deepEqual(
      kept.map(({ countryCode }) => countryCode),
      ['AE'],
    )
  })

  test('the story of every order holds, and the books balance', async () => {
    const { database, clock } = t.house
    const faults = await orderFaults(database, { now: clock.now(), prepaid: new Map() })
    const ours = faults.filter(
      ({ law }) => law === 'has-what-it-is-of' || law === 'paid-in-parts-that-make-its-total',
    )
    assert.deepEqual(ours, [])
    assert.equal(await postings(t), 0)
  })
})

async function postings({ house }: VisaOffice): Promise<number> {
  const { rows } = await house.pool.query(
    'select coalesce(sum(amount), 0)::bigint as sum from wallet.posting',
  )
  return Number(rows[0]?.sum)
}
