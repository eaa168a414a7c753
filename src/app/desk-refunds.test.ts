import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { DeskRefundQuote } from '#desk/refund-actions-calls.ts'
import { readRefundsAddress } from '#desk/refunds/refunds-address.ts'
import { lookAtRefund } from '#desk/server/refunds/look.ts'
import { listedRefunds } from '#desk/server/refunds/refund-list.ts'
import { refundView } from '#desk/web/refunds/refund-view.ts'
import type { StaffVisitor } from '#server/visitor.ts'
import { openTestAgency, type SignedIn, type TestAgency } from '#testing/app/agency.ts'
import { issuedOrder } from '#testing/app/issued.ts'
import { secondConnections } from '#testing/database/second-connections.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { toBank, toWallet } from '#testing/refunds/questions.ts'

suite('refunds at the desk', () => {
  let t: TestAgency
  let beside: readonly string[]
  let support: TestStaff
  before(async () => {
    t = await openTestAgency({ JOBS: 'elsewhere' })
    beside = secondConnections(t.house)
    support = await staffIn(t, ['support'])
  })
  afterEach(() => assert.deepEqual(beside, []))
  after(() => t[Symbol.asyncDispose]())

  let people = 0
  const issued = () => issuedOrder(t, ++people)

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
    const { entries } = refundView(looked, { roles: ['support'], now: t.house.clock.now() })
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
    const now = t.house.clock.now()
    const looked = await lookAtRefund(t.agency, visitor(['support']), trackingNumber)
    assert.ok(looked)
    for (const [role, iban] of [
      ['support', 'IR•••9002'],
      ['auditor', 'IR•••9002'],
      ['refunds', 'IR820540102680020817909002'],
      ['finance', 'IR820540102680020817909002'],
    ] as const)
      assert.equal(refundView(looked, { roles: [role], now }).account?.iban, iban, role)
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

  const items = [{ passenger: 0, leg: 0 }]
  const quotedFor = async (number: string) =>
    DeskRefundQuote.parse((await support.ask(`POST /api/desk/orders/${number}/refund-quote`, { items })).data)

  test('a colleague gives back by the rule what its traveller would be quoted, once, into the wallet', async () => {
    const { orderId, orderNumber, owner } = await issued()
    const line = `POST /api/desk/orders/${orderNumber}/refund`
    const seen = await t.agency.refunds.quote({ orderId, userId: owner.userId, items })
    const quote = await quotedFor(orderNumber)
    assert.deepEqual([quote.refund, quote.penalty, quote.refused], [seen.refund, seen.penalty, null])
    const moved = await support.ask(line, { items, reasonId: 1, amount: quote.refund + 1 })
    assert.deepEqual([moved.status, moved.code], [409, 'REFUND_MOVED'])
    const without = await support.ask(line, { items, reasonId: 99, amount: quote.refund })
    assert.equal(without.code, 'REFUND_REASON_UNKNOWN')
    const asked = { items, reasonId: 1, amount: quote.refund }
    const given = await Promise.all([support.ask(line, asked), support.ask(line, asked)])
    assert.deepEqual(given.map(({ status }) => status).toSorted(), [200, 409])
    assert.equal(await t.agency.wallet.balanceOf(owner.userId), quote.refund)
    assert.deepEqual(await entriesOf(orderNumber), ['order.refunded'])
    const told = (await t.agency.messages.aboutOrder(owner.userId, orderId)).map(({ title }) => title)
    assert.equal(told.filter((title) => /کیف پول/.test(title)).length, 1, `${told}`)
    const ticketing = await staffIn(t, ['ticketing'])
    assert.equal((await ticketing.ask(line, asked)).status, 403)
  })

  test('more than the rule says is given by two, at the amount that both read, and the ledger says who bears it', async () => {
    const { orderId, orderNumber, owner } = await issued()
    const { refund, penalty, most } = await quotedFor(orderNumber)
    assert.ok(penalty > 10 && most.house === penalty)
    const line = `POST /api/desk/orders/${orderNumber}/refund-proposals`
    const wish = { items, reasonId: 1, bearer: 'house', reason: 'قول همکار ما در گفتگو' }
    assert.equal((await support.ask(line, { ...wish, more: penalty + 1 })).code, 'BEYOND_WHAT_WAS_KEPT')
    assert.equal((await support.ask(line, { ...wish, more: penalty, reason: 'نه' })).status, 400)
    assert.equal((await support.ask(line, { ...wish, more: penalty })).status, 200)
    const finance = await staffIn(t, ['finance'])
    const [proposal] = (await finance.ask('GET /api/desk/proposals')).data as {
      id: string
      summary: string[]
    }[]
    assert.ok(proposal)
    assert.match(proposal.summary.join('\n'), /بیش از قانون داده می‌شود؛ آن را خود ما می‌پردازد/)
    const approve = `POST /api/desk/proposals/${proposal.id}/approve`
    assert.equal((await support.ask(approve)).status, 403)
    assert.equal(await t.agency.wallet.balanceOf(owner.userId), 0)
    assert.equal((await finance.ask(approve)).status, 200)
    assert.equal(await t.agency.wallet.balanceOf(owner.userId), refund + penalty)
    const [agreed] = (await t.agency.wallet.postingsOf(orderId)).filter(
      ({ kind }) => kind === 'refund-agreed',
    )
    assert.equal(agreed?.postings.find((one) => one.class === 'promotions')?.amount, -penalty)
    assert.equal((await finance.ask(approve)).code, 'PROPOSAL_DECIDED')
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

  test('a proposal whose amount moved meanwhile is carried out by nobody', async () => {
    const { orderId, orderNumber, owner } = await issued()
    const { steps } = await t.agency.refunds.refundableOf({ orderId, userId: owner.userId })
    const until = steps.find(({ state }) => state === 'now')?.until
    assert.ok(until)
    const { clock } = t.house
    clock.set(Temporal.Instant.from(until).subtract({ minutes: 1 }))
    const [mina, finance] = [await staffIn(t, ['support']), await staffIn(t, ['finance'])]
    const wish = { items, reasonId: 1, more: 10, bearer: 'house', reason: 'قول همکار ما در گفتگو' }
    const proposed = await mina.ask(`POST /api/desk/orders/${orderNumber}/refund-proposals`, wish)
    assert.equal(proposed.status, 200, proposed.text)
    const [proposal] = (await finance.ask('GET /api/desk/proposals')).data as { id: string }[]
    clock.advance({ minutes: 2 })
    const { code } = await finance.ask(`POST /api/desk/proposals/${proposal?.id}/approve`)
    assert.equal(code, 'REFUND_MOVED')
    assert.equal(await t.agency.wallet.balanceOf(owner.userId), 0)
  })
})
