import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { RouterContextProvider } from 'react-router'
import { all } from '#database/database.ts'
import { loader } from '#desk/web/ledger/ledger-page.server.ts'
import { rial } from '#money/rial.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { issuedOrder } from '#testing/app/issued.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { agencyContext, staffContext } from '#web/page-context.server.ts'

suite('the ledger at the desk', () => {
  let t: TestAgency
  let finance: TestStaff
  before(async () => {
    t = await openTestAgency()
    finance = await staffIn(t, ['finance'])
  })
  after(() => t[Symbol.asyncDispose]())

  function page(query: Readonly<Record<string, string>>) {
    const context = new RouterContextProvider()
    context.set(agencyContext, t.agency)
    const { staffId, name } = finance
    const network = '203.0.113.0/24'
    context.set(staffContext, {
      kind: 'staff',
      staffId,
      sessionId: staffId,
      name,
      roles: ['finance'],
      network,
    })
    const url = new URL(`http://localhost:3000/desk/ledger?${new URLSearchParams(query)}`)
    return loader({ request: new Request(url), context, params: {}, pattern: '/desk/ledger', url })
  }

  let people = 0
  async function issued() {
    people += 1
    const { orderId, orderNumber, owner } = await issuedOrder(t, people)
    return { orderId, orderNumber, userId: owner.userId }
  }

  async function credit(userId: string, times: number) {
    for (let n = 0; n < times; n++)
      await t.house.database.transaction().execute((trx) =>
        t.agency.wallet.post(trx, {
          key: `gift ${userId} ${n}`,
          kind: 'adjusted',
          postings: [
            { account: { class: 'traveller-wallet', userId }, amount: rial(1000 + n) },
            { account: { class: 'discounts', code: 'DESK' }, amount: rial(-1000 - n) },
          ],
          memo: `gift ${n}`,
        }),
      )
  }

  const looks = (action: string) =>
    all(t.house.database, sql`select n from desk.audit where action = ${action}`)

  test('all accounts make zero, and each class is the sum of its accounts', async () => {
    await issued()
    const { classes, lines, accounts } = await page({})
    assert.equal(classes?.total, '0')
    assert.ok(classes.rows.length >= 3)
    assert.deepEqual([lines, accounts], [undefined, undefined])
    const revenue = classes.rows.find(({ id }) => id === 'revenue')
    const ofRevenue = await page({ class: 'revenue' })
    assert.equal(ofRevenue.accounts?.rows.length, revenue?.accounts)
    assert.equal(ofRevenue.accounts?.rows[0]?.balance, revenue?.balance)
  })

  test('an account leads to its entries, an entry to its postings and its order', async () => {
    const { orderId, orderNumber } = await issued()
    const { lines } = await page({ class: 'prepayment', owner: orderId })
    assert.equal(lines?.words, `سفارش ${orderNumber}`)
    assert.deepEqual(
      lines.rows.map(({ kind }) => kind),
      ['صدور بلیت', 'پرداخت سفارش'],
    )
    for (const line of lines.rows) {
      assert.equal(line.orderNumber, orderNumber)
      const { entry } = await page({ entry: String(line.entryId) })
      assert.equal(entry?.orderNumber, orderNumber)
      assert.equal(entry.total, '0')
      assert.ok(entry.postings.length >= 2)
      assert.ok(entry.postings.some(({ owner, amount }) => owner === orderId && amount === line.amount))
    }
    const paid = await page({ class: 'prepayment', owner: orderId, kind: 'order-paid' })
    assert.equal(paid.lines?.rows.length, 1)
  })

  test('a long account is read page by page, each line once, and a busy one whatever part it lies in', async () => {
    const { userId } = await t.admit('+989125550001')
    await credit(userId, 53)
    for (const account of [
      { class: 'traveller-wallet', owner: userId },
      { class: 'discounts', owner: 'DESK' },
    ]) {
      const first = await page(account)
      assert.equal(first.lines?.rows.length, 50)
      const second = await page({ ...account, after: first.lines.next ?? '' })
      assert.equal(second.lines?.next, undefined)
      const read = [...first.lines.rows, ...(second.lines?.rows ?? [])].map(({ amount }) => amount)
      assert.deepEqual([read.length, new Set(read).size], [53, 53], account.class)
    }
  })

  test('who reads a traveller’s wallet leaves one entry, and its owner is not named', async () => {
    const { userId } = await t.admit('+989125550003')
    await credit(userId, 1)
    const before = (await looks('ledger.wallet-opened')).length
    for (const _ of [1, 2]) await page({ class: 'traveller-wallet', owner: userId })
    assert.equal((await looks('ledger.wallet-opened')).length, before + 1)
    const { lines } = await page({ class: 'traveller-wallet', owner: userId })
    assert.equal(lines?.words, `مسافر ${userId.slice(0, 8)}`)
  })

  test('an entry that is none, an unknown class and a number too large list nothing and do not fail', async () => {
    const { entry, classes, lines } = await page({ entry: '999999999999999', class: 'secrets', owner: 'x' })
    assert.equal(entry, undefined)
    assert.equal(lines, undefined)
    assert.ok(classes)
  })

  test('each list is taken along as a workbook, and that is written down', async () => {
    const { orderId } = await issued()
    const before = (await looks('ledger.exported')).length
    for (const list of ['', 'class=revenue', `class=prepayment&owner=${orderId}`]) {
      const { status, text } = await finance.ask(
        `GET /api/desk/ledger/sheet?${new URLSearchParams({ of: list })}`,
      )
      assert.equal(status, 200, text)
      assert.ok(text.startsWith('PK'), list)
    }
    assert.equal((await looks('ledger.exported')).length, before + 3)
    const support = await staffIn(t, ['support'])
    assert.equal((await support.ask('GET /api/desk/ledger/sheet?of=')).code, 'NOT_PERMITTED')
  })

  test('a day is Tehran’s', async () => {
    const { userId } = await t.admit('+989125550002')
    t.house.clock.set(Temporal.Instant.from('2030-01-10T20:29:00Z')) // 23:59 in Tehran
    await credit(userId, 1)
    const account = { class: 'traveller-wallet', owner: userId }
    const count = async (day: string) => (await page({ ...account, day })).lines?.rows.length
    assert.deepEqual([await count('2030-01-10'), await count('2030-01-11')], [1, 0])
    assert.equal(await count('2030-02-31'), 1, 'what is no day chooses none')
  })
})
