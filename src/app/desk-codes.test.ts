import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { RouterContextProvider } from 'react-router'
import { all, one } from '#database/database.ts'
import { loader } from '#desk/web/prices/codes-page.server.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { secondConnections } from '#testing/database/second-connections.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { agencyContext } from '#web/page-context.server.ts'
import { type Owner, ownerIn } from '../../journeys/buyer/owner.ts'

suite('discount codes at the desk', () => {
  let t: TestAgency
  let beside: readonly string[]
  let buyer: Owner
  let finance: TestStaff
  let owner: TestStaff
  before(async () => {
    t = await openTestAgency({ HOLDS_PER_TRAVELLER: '9' })
    beside = secondConnections(t.house)
    buyer = await ownerIn(t)
    finance = await staffIn(t, ['finance'])
    owner = await staffIn(t, ['owner'])
  })
  afterEach(() => assert.deepEqual(beside, []))
  after(() => t[Symbol.asyncDispose]())

  function page(query: Readonly<Record<string, string>> = {}) {
    const context = new RouterContextProvider()
    context.set(agencyContext, t.agency)
    const url = new URL(`http://localhost:3000/desk/codes?${new URLSearchParams(query)}`)
    return loader({ request: new Request(url), context, params: {}, pattern: '/desk/codes', url })
  }

  const small = {
    code: 'PAYIZ5',
    product: null,
    percent: 5,
    amount: null,
    most: 1_000_000,
    leastTotal: 0,
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2036-01-01T00:00:00Z',
    usesLimit: 100,
    usesPerUser: 1,
    isFirstOnly: false,
    budget: null,
    reason: 'جشنوارهٔ پاییز',
  }
  const make = (more: object = {}) => finance.ask('POST /api/desk/codes', { ...small, ...more })
  const listed = async (code: string) => (await page()).codes.find((row) => row.code === code)

  test('up to its limit one makes a code, which takes its part off, is listed with its uses, and is stopped', async () => {
    const made = await make()
    assert.deepEqual(made.data, { number: null }, made.text)
    assert.equal((await make()).code, 'CODE_TAKEN')
    const order = await t.agency.orders.order(buyer.things.openOrder)
    assert.ok(order)
    const body = { orderId: order.orderId, code: 'payiz-۵' }
    const line = 'POST /api/orders/Order/ApplyDiscountVoucher'
    const taken = await t.ask(line, { body, by: buyer.buyer.token })
    assert.equal(taken.status, 200, taken.text)
    const row = await listed('PAYIZ5')
    assert.deepEqual([row?.state, row?.used, row?.proposal], ['now', 1, null])
    const { uses } = await page({ code: 'PAYIZ5' })
    assert.deepEqual(
      uses.map(({ orderNumber, givenBackAt }) => [orderNumber, givenBackAt]),
      [[order.orderNumber, '']],
    )
    const stopped = await owner.ask('POST /api/desk/codes/PAYIZ5/stop', { reason: 'جشنواره تمام شد' })
    assert.equal(stopped.status, 200, stopped.text)
    assert.equal((await listed('PAYIZ5'))?.state, 'stopped')
    assert.equal(
      (await t.agency.orders.order(order.orderId))?.discount,
      (taken.data as { discount: number }).discount,
    )
    const actions = await all(
      t.house.database,
      sql<{ action: string }>`select action from desk.audit where subject_id = 'PAYIZ5' order by n`,
    )
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['code.made', 'code.stopped'],
    )
  })

  test('what may cost more than the limit, or has none, waits for a second person', async () => {
    for (const [code, more] of [
      ['BOZORG', { usesLimit: 101 }],
      ['BIPAYAN', { usesLimit: null }],
      ['BISAGHF', { most: null }],
    ] as const) {
      const { data, text } = await make({ code, ...more })
      const { number } = data as { readonly number: number | null }
      assert.ok(number !== null, text)
      assert.equal(await listed(code), undefined)
      const { id } = await one(
        t.house.database,
        sql<{ id: string }>`select id from desk.proposal where number = ${number}`,
      )
      assert.equal((await finance.ask(`POST /api/desk/proposals/${id}/approve`, {})).code, 'OWN_PROPOSAL')
      assert.equal((await owner.ask(`POST /api/desk/proposals/${id}/approve`, {})).status, 200)
      assert.equal((await listed(code))?.proposal, number)
    }
    assert.deepEqual((await make({ code: 'SANDOGH', usesLimit: null, budget: 100_000_000 })).data, {
      number: null,
    })
  })

  test('a code that is worth nothing, over, or of no product is refused beside its field', async () => {
    for (const [code, more] of [
      ['CODE_WORTH', { percent: null }],
      ['CODE_WORTH', { amount: 5000 }],
      ['CODE_OVER', { endsAt: '2026-01-01T00:00:01Z' }],
      ['CODE_PRODUCT', { product: 'train' }],
      ['VALIDATION', { budget: -1 }],
      ['VALIDATION', { code: 'payiz' }],
    ] as const)
      assert.equal((await make({ code: 'NOTHING', ...more })).code, code, JSON.stringify(more))
    assert.equal(await listed('NOTHING'), undefined)
    const nobody = await finance.ask('POST /api/desk/codes/NOBODYS/stop', { reason: 'برای آزمون' })
    assert.equal(nobody.code, 'VOUCHER_UNKNOWN')
  })
})
