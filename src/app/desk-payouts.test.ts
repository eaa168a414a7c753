import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { RouterContextProvider } from 'react-router'
import { monthOf, monthText } from '#calendar/jalali-month.ts'
import { all } from '#database/database.ts'
import { loader } from '#desk/web/invoices/invoices-page.server.ts'
import { sum } from '#money/rial.ts'
import { refundCalls } from '#refunds/calls.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { secondConnections } from '#testing/database/second-connections.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { dayOf } from '#wallet/days.ts'
import { bookFaults, totalsByClass } from '#wallet/server/books.ts'
import { agencyContext } from '#web/page-context.server.ts'
import { type Owner, ownerIn } from '../../journeys/buyer/owner.ts'

suite('what is paid to suppliers, and invoices, at the desk', () => {
  let t: TestAgency
  let beside: readonly string[]
  let owner: Owner
  let [mina, sara]: TestStaff[] = []
  before(async () => {
    t = await openTestAgency({ HOLDS_PER_TRAVELLER: '9' })
    beside = secondConnections(t.house)
    owner = await ownerIn(t)
    mina = await staffIn(t, ['finance'])
    sara = await staffIn(t, ['owner'])
  })
  afterEach(() => assert.deepEqual(beside, []))
  after(() => t[Symbol.asyncDispose]())

  const supplier = 'flight/own'
  const today = () => dayOf(t.house.clock.now())
  async function debt() {
    const orders = (await t.agency.supplierAccounts.owed()).filter((one) => one.supplier === supplier)
    return { orders, amount: sum(orders.map(({ amount }) => amount)) }
  }
  async function books() {
    const totals = await totalsByClass(t.house.database)
    const of = (name: string) => totals.get(name) ?? 0
    return { suppliers: of('supplier-payable') + of('supplier-receivable'), bank: of('bank') }
  }
  const propose = (more: object = {}) =>
    mina?.ask('POST /api/desk/suppliers/payouts', { supplier, reason: 'تسویهٔ هفتگی', ...more })
  async function openProposals(): Promise<readonly { id: string; summary: string[] }[]> {
    const { data } = (await sara?.ask('GET /api/desk/proposals')) ?? {}
    return (data as { id: string; status: string; summary: string[] }[]).filter(
      ({ status }) => status === 'open',
    )
  }
  const approve = async (id: string | undefined) => sara?.ask(`POST /api/desk/proposals/${id}/approve`)

  test('what is not owed is not proposed', async () => {
    const { amount } = await debt()
    assert.ok(amount > 0)
    assert.equal((await propose({ amount: amount - 1 }))?.code, 'PAYOUT_CHANGED')
    assert.equal((await propose({ amount, supplier: 'flight/nobody' }))?.code, 'NOTHING_OWED')
    assert.equal((await propose({ amount, supplier: 'flight/own+nira' }))?.code, 'PAYOUT_OF_SEVERAL')
    assert.equal((await propose({ amount, reason: 'نه' }))?.status, 400)
    assert.deepEqual(await openProposals(), [])
  })

  test('of two proposals one is paid, each order once, in the books and with its entry', async () => {
    const { orders, amount } = await debt()
    const before = await books()
    for (let n = 0; n < 2; n += 1) assert.equal((await propose({ amount }))?.status, 200)
    const [first, second] = await openProposals()
    assert.match(first?.summary.join('\n') ?? '', /ریال به «قرارداد خودمان، پرواز» پرداخت می‌شود/)
    const decided = await Promise.all([approve(first?.id), approve(second?.id)])
    assert.deepEqual(decided.map((one) => one?.status).toSorted(), [200, 409])
    assert.deepEqual((await debt()).orders, [])
    const after = await books()
    assert.deepEqual(after, { suppliers: before.suppliers - amount, bank: before.bank + amount })
    assert.deepEqual(await bookFaults(t.house.database), [])
    const entries = await all(
      t.house.database,
      sql<{
        details: { amount: number; orders: number }
      }>`select details from desk.audit where action = 'supplier.paid'`,
    )
    assert.deepEqual(
      entries.map(({ details }) => [details.amount, details.orders]),
      [[amount, orders.length]],
    )
  })

  test('what is given back after it was paid is owed by the supplier, and the day still closes', async () => {
    const { issuedOrder: orderId, refundQuote: quoteId } = owner.things
    const wish = { items: [{ passenger: 0, leg: 0 }], reasonId: 1, destination: 'wallet', agreement: true }
    const { status, text } = await t.ask(refundCalls.create.line, {
      by: owner.buyer.token,
      body: { ...wish, orderId, quoteId },
    })
    assert.equal(status, 200, text)
    const { amount } = await debt()
    assert.ok(amount < 0)
    assert.equal((await propose({ amount }))?.code, 'NOTHING_OWED')
    const unexplained = async () =>
      (await t.agency.wallet.explain(today())).map((one) => [one.class, one.unexplained])
    const before = await unexplained()
    await t.agency.wallet.work.closeDay()
    assert.deepEqual(await unexplained(), before)
    const owed = await t.agency.supplierAccounts.owed()
    assert.equal(sum(owed.map((one) => one.amount)), (await books()).suppliers)
  })

  test('the month’s sales and returns are listed by number, and the workbook has the same', async () => {
    await t.agency.wallet.work.numberInvoices() // those that the job has not
    const [{ count } = { count: 0 }] = await all(
      t.house.database,
      sql<{ count: number }>`select count(*)::int as count from wallet.entry
        where kind in ('order-issued', 'refund-agreed')`,
    )
    assert.ok(count >= 2)
    const month = monthText(monthOf(today()))
    const context = new RouterContextProvider()
    context.set(agencyContext, t.agency)
    const url = new URL(`http://localhost:3000/desk/invoices?month=${month}`)
    const view = await loader({
      request: new Request(url),
      context,
      params: {},
      pattern: '/desk/invoices',
      url,
    })
    assert.equal(view.rows.length, count)
    assert.deepEqual(
      view.rows.map(({ name }) => Number(name.split('-')[1])),
      view.rows.map((_, place) => place + 1),
    )
    assert.ok(view.rows.every(({ orderNumber }) => orderNumber !== undefined))
    assert.equal(view.rows.filter(({ isReturn }) => isReturn).length, 1)
    const sheet = (of: string) => mina?.ask(`GET /api/desk/invoices/sheet?month=${of}`)
    const sent = await sheet(month)
    assert.equal(sent?.status, 200)
    assert.match(sent?.text ?? '', /^PK/)
    assert.equal((await sheet('1405-13'))?.code, 'MONTH_INVALID')
  })
})
