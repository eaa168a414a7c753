import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { readRefundsAddress } from '#desk/refunds/refunds-address.ts'
import { lookAtRefund } from '#desk/server/refunds/look.ts'
import { listedRefunds } from '#desk/server/refunds/refund-list.ts'
import { refundView } from '#desk/web/refunds/refund-view.ts'
import type { StaffVisitor } from '#server/visitor.ts'
import { openTestAgency, type SignedIn, type TestAgency } from '#testing/app/agency.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { sara } from '#testing/flights/buying.ts'
import { journeysAt } from '#testing/flights/journeys.ts'
import { toBank, toWallet } from '#testing/refunds/questions.ts'

suite('refunds at the desk', () => {
  let t: TestAgency
  let support: TestStaff
  before(async () => {
    t = await openTestAgency({ JOBS: 'elsewhere' })
    support = await staffIn(t, ['support'])
  })
  after(() => t[Symbol.asyncDispose]())

  let people = 0
  async function issued() {
    const { agency, house } = t
    people += 1
    const owner = await t.admit(`+98912${String(people).padStart(7, '0')}`)
    const journeys = journeysAt({
      ...agency,
      house,
      ask: async (line, body, userId) => ({
        codes: [],
        fields: [],
        ...(await t.ask(line, { body, by: userId && owner.token })),
      }),
    })
    const { orderId } = await journeys.issued(owner.userId, await journeys.roundTrip(), [sara])
    const order = await agency.orders.order(orderId)
    assert.ok(order)
    return { ...order, owner }
  }

  async function givenBack(orderId: string, { userId }: SignedIn, to: object) {
    const items = [{ passenger: 0, leg: 0 }]
    const { quoteId } = await t.agency.refunds.quote({ orderId, userId, items })
    const form = {
      iban: '',
      cardNumber: '',
      bankAccountNumber: '',
      holderName: '',
      savedAccountId: '',
      ...to,
    }
    const body = {
      orderId,
      quoteId,
      items,
      reasonId: 1,
      agreement: true,
      destination: 'wallet' as const,
      ...form,
    }
    return t.agency.refunds.create(userId, body)
  }

  const visitor = (roles: readonly string[]): StaffVisitor => ({
    kind: 'staff',
    staffId: support.staffId,
    sessionId: support.staffId,
    name: support.name,
    roles,
    network: '203.0.113.0/24',
  })

  const entriesOf = async (subject: string) =>
    (
      await all(
        t.house.database,
        sql<{ action: string }>`select action from desk.audit where subject_id = ${subject} order by n`,
      )
    ).map(({ action }) => action)

  test('one is found by its number or its order’s, read with its entries, and who looked is written down', async () => {
    const { orderId, orderNumber, owner } = await issued()
    const { trackingNumber, amount } = await givenBack(orderId, owner, toWallet)
    for (const q of [trackingNumber, orderNumber]) {
      const { refunds } = await listedRefunds(t.agency, readRefundsAddress(new URLSearchParams({ q })))
      assert.deepEqual(
        refunds.map((one) => [one.number, one.orderNumber, one.amount]),
        [[trackingNumber, orderNumber, amount]],
      )
    }
    const looked = await lookAtRefund(t.agency, visitor(['support']), trackingNumber)
    assert.ok(looked)
    const { entries } = refundView(looked, ['support'])
    assert.deepEqual(
      entries.map(({ says }) => says),
      ['استرداد بلیت', 'استرداد به کیف پول'],
    )
    for (const { postings } of looked.entries)
      assert.equal(
        postings.reduce((sum, posting) => sum + posting.amount, 0),
        0,
      )
    assert.deepEqual(await entriesOf(orderNumber), ['refund.opened'])
    assert.equal(await lookAtRefund(t.agency, visitor(['support']), '7000000000'), undefined)
  })

  test('a bank account is whole for who pays out and for finance, and masked for support', async () => {
    const { orderId, owner } = await issued()
    const { trackingNumber } = await givenBack(orderId, owner, { ...toBank, holderName: 'سارا محمدی' })
    const looked = await lookAtRefund(t.agency, visitor(['support']), trackingNumber)
    assert.ok(looked)
    for (const [role, iban] of [
      ['support', 'IR•••9002'],
      ['auditor', 'IR•••9002'],
      ['refunds', 'IR820540102680020817909002'],
      ['finance', 'IR820540102680020817909002'],
    ] as const)
      assert.equal(refundView(looked, [role]).account?.iban, iban, role)
    const line = `POST /api/desk/refunds/${trackingNumber}/look`
    assert.equal((await support.ask(line)).status, 200)
    assert.deepEqual(await entriesOf(trackingNumber), ['refund.payout-asked'])
    const auditor = await staffIn(t, ['auditor'])
    assert.equal((await auditor.ask(line)).status, 403)
  })

  test('what is not open at a bank is not asked for, and leaves no entry', async () => {
    const { orderId, owner } = await issued()
    const { trackingNumber } = await givenBack(orderId, owner, toWallet)
    const line = `POST /api/desk/refunds/${trackingNumber}/look`
    assert.deepEqual([(await support.ask(line)).code], ['NO_PAYOUT_OPEN'])
    assert.equal((await support.ask('POST /api/desk/refunds/7000000000/look')).code, 'REFUND_UNKNOWN')
    assert.deepEqual(await entriesOf(trackingNumber), [])
  })

  test('a list goes out as a workbook, with an entry', async () => {
    const sheet = await support.ask('GET /api/desk/refunds/sheet?of=group%3Dpaid')
    assert.equal(sheet.status, 200)
    assert.ok(sheet.text.startsWith('PK'))
    const rows = await all(
      t.house.database,
      sql`select from desk.audit where action = 'refunds.exported' and outcome = 'looked'`,
    )
    assert.equal(rows.length, 1)
  })
})
