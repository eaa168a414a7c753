import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { paymentCalls } from '#payments/calls.ts'
import { ordinaryCard } from '#simulators/bank/cards.ts'
import { multipartOf, openTestAgency, sentBy, type TestAgency } from '#testing/app/agency.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { dayOf } from '#wallet/days.ts'
import { totalsByClass } from '#wallet/server/books.ts'
import { goToBank } from '../../journeys/buyer/bank.ts'
import { type Owner, ownerIn } from '../../journeys/buyer/owner.ts'

suite('files of gateways and of the bank at the desk', () => {
  let t: TestAgency
  let owner: Owner
  let mina: TestStaff
  before(async () => {
    t = await openTestAgency({ HOLDS_PER_TRAVELLER: '9' })
    owner = await ownerIn(t)
    mina = await staffIn(t, ['finance'])
  })
  after(() => t[Symbol.asyncDispose]())

  const today = () => dayOf(t.house.clock.now()).toString()
  async function send(path: string, file: string | Uint8Array<ArrayBuffer> | undefined, fields: object = {}) {
    const parts = { day: today(), ...fields, ...(file === undefined ? {} : { file: new Blob([file]) }) }
    const { statusCode, body } = await t.house.app.inject({
      method: 'POST',
      url: `/api/desk/close/${path}`,
      headers: { cookie: `desk=${mina.token}` },
      payload: multipartOf(parts),
    })
    return sentBy(statusCode, body, undefined)
  }
  const check = (path: string, file: string, fields?: object) => send(`${path}/check`, file, fields)
  async function booked(path: string, file: string, fields: object = {}) {
    const { digest } = (await check(path, file, fields)).data as { digest: string }
    return send(path, file, { ...fields, digest })
  }
  async function paid(amount: number): Promise<string> {
    const body = { topUp: { amount }, gatewayId: 2 }
    const { data } = await t.ask(paymentCalls.pay.line, { by: owner.buyer.token, body })
    const shop = { ask: t.ask, pepper: t.house.settings.secrets.pepper }
    await goToBank(shop, paymentCalls.pay.answer.parse(data), ordinaryCard)
    const { transaction } = await one(
      t.house.database,
      sql<{ transaction: string }>`select transaction from payments.attempts
        where gateway_id = 2 and state = 'captured' order by moved_at desc limit 1`,
    )
    return transaction
  }
  const entries = () =>
    all(
      t.house.database,
      sql<{ action: string; details: object }>`select action, details from desk.audit
        where action in ('settlement.entered', 'bank.entered', 'rate.entered') order by n`,
    )
  const bankTotal = async () => (await totalsByClass(t.house.database)).get('bank') ?? 0
  const gaps = async () =>
    (await t.agency.payments.bank.differences()).map((one) => [
      one.kind,
      one.kind === 'not-announced' ? one.came.amount : one.sent.net,
    ])

  test('a settlement file is checked, then booked with its entry; the same one again books nothing', async () => {
    const transaction = await paid(5_000_000)
    const file = `\ufeffشماره;مبلغ;کارمزد\r\n${transaction};۵۰۰۰۰۰۰;12000\r\n`
    const before = await bankTotal()
    const { status, data } = await check('settlements', file, { gateway: 'zibal' })
    assert.equal(status, 200)
    const { digest, ...rest } = data as { digest: string }
    assert.deepEqual(rest, {
      rows: 1,
      fresh: { rows: 1, amount: 5_000_000, fees: 12_000 },
      known: 0,
      faults: [],
      faulty: 0,
    })
    assert.equal(await bankTotal(), before)
    const other = { gateway: 'zibal', digest: '0'.repeat(64) }
    assert.equal((await send('settlements', file, other)).code, 'FILE_NOT_CHECKED')
    const done = await send('settlements', file, { gateway: 'zibal', digest })
    assert.deepEqual(done.data, { rows: 1, amount: 5_000_000, fees: 12_000, known: 0 })
    assert.equal(await bankTotal(), before - 4_988_000)
    assert.deepEqual(await gaps(), [['not-arrived', 4_988_000]])
    const again = await send('settlements', file, { gateway: 'zibal', digest })
    assert.deepEqual(again.data, { rows: 0, amount: 0, fees: 0, known: 1 })
    assert.equal(await bankTotal(), before - 4_988_000)
    assert.deepEqual(
      (await entries()).map(({ action, details }) => [action, Reflect.get(details, 'rows')]),
      [
        ['settlement.entered', 1],
        ['settlement.entered', 0],
      ],
    )
  })

  test('one wrong row and nothing of the file is stored; each is named in Persian', async () => {
    const transaction = await paid(6_000_000)
    const file = [`${transaction};6000000;0`, `${transaction};6000000;0`, '1;5;0', 'x;6,000;0', ';1;0'].join(
      '\n',
    )
    const { data } = await check('settlements', file, { gateway: 'zibal' })
    const { faults, faulty } = data as { faults: { line: number; words: string }[]; faulty: number }
    assert.deepEqual(
      faults.map(({ line }) => line),
      [2, 3, 4, 5],
    )
    assert.equal(faulty, 4)
    assert.ok(faults.every(({ words }) => /^[\u0600-\u06ff\u200c .۰-۹]+$/.test(words)))
    const [before, entered] = [await bankTotal(), (await entries()).length]
    assert.equal((await booked('settlements', file, { gateway: 'zibal' })).code, 'FILE_WITH_FAULTS')
    const unread = `${transaction};5999999;0`
    assert.equal((await booked('settlements', unread, { gateway: 'zibal' })).code, 'FILE_WITH_FAULTS')
    assert.deepEqual([await bankTotal(), (await entries()).length], [before, entered])
  })

  test('what is no such file is refused in words', async () => {
    const zibal = { gateway: 'zibal' }
    const to = 'settlements/check'
    const codes = [
      await send(to, undefined, zibal),
      await send(to, '', zibal),
      await send(to, new Uint8Array([0x50, 0x4b, 3, 4]), zibal),
      await send(to, new Uint8Array([0xc8, 0xe1, 0xed]), zibal),
      await send(to, '1;1;1\n'.repeat(5001), zibal),
      await send(to, new Uint8Array(600 * 1024).fill(49), zibal),
      await send(to, '1;1;1', { gateway: 'nobody' }),
      await send(to, '1;1;1', { ...zibal, day: 'دیروز' }),
      await send(to, '1;1;1', { ...zibal, day: '2031-01-01' }),
    ].map(({ code }) => code)
    assert.deepEqual(codes, [
      'FILE_MISSING',
      'FILE_EMPTY',
      'FILE_IS_WORKBOOK',
      'FILE_NOT_TEXT',
      'FILE_TOO_LONG',
      'FILE_TOO_LARGE',
      'NO_SUCH_GATEWAY',
      'CLOSE_DAY_INVALID',
      'CLOSE_DAY_AHEAD',
    ])
  })

  test('the bank’s statement meets what the gateway sent; what differs stays on the list', async () => {
    const file = 'واریز;مبلغ\n7001;4988000\n7002;300'
    assert.equal((await check('transfers', file, { balance: 'هیچ' })).code, 'BALANCE_INVALID')
    const done = await booked('transfers', file, { balance: '۱۲۳٬۰۰۰' })
    assert.deepEqual(done.data, { rows: 2, amount: 4_988_300, fees: 0, known: 0 })
    assert.deepEqual(await gaps(), [['not-announced', 300]])
    await booked('transfers', file, { balance: '123000' })
    const { count } = await one(
      t.house.database,
      sql<{ count: number }>`select count(*)::int as count from wallet.stated_balance`,
    )
    assert.equal(count, 1)
    const wrong = await check('transfers', '7001;5\n7003;0')
    const { faults } = wrong.data as { faults: { line: number }[] }
    assert.deepEqual(
      faults.map(({ line }) => line),
      [1, 2],
    )
    assert.equal((await booked('transfers', '7001;5')).code, 'FILE_WITH_FAULTS')
  })

  test('a rate near the last holds at once; one far from it waits for another', async () => {
    const before = (await t.agency.rates.current()).USD.rialAUnit
    const rate = { currency: 'USD', day: today(), source: 'بازار آزاد تهران' }
    const near = Math.round(before * 1.1)
    const entered = await mina.ask('POST /api/desk/rates', { ...rate, rialAUnit: near })
    assert.deepEqual([entered.status, entered.data], [200, { proposal: null }])
    assert.equal((await t.agency.rates.current()).USD.rialAUnit, near)
    assert.equal((await entries()).at(-1)?.action, 'rate.entered')
    const far = { ...rate, rialAUnit: near * 2 }
    const unreasoned = await mina.ask('POST /api/desk/rates', far)
    assert.deepEqual([unreasoned.status, unreasoned.said[0]?.property], [400, 'reason'])
    const wrong = await mina.ask('POST /api/desk/rates', { ...rate, rialAUnit: 0 })
    assert.equal(wrong.code, 'RATE_UNREADABLE')
    const proposed = await mina.ask('POST /api/desk/rates', { ...far, reason: 'جهش بازار امروز' })
    assert.equal(proposed.status, 200)
    assert.equal((await t.agency.rates.current()).USD.rialAUnit, near)
    const [proposal] = (await mina.ask('GET /api/desk/proposals')).data as { id: string; summary: string[] }[]
    assert.ok(proposal?.summary.some((line) => line.includes('دلار آمریکا')))
    const approve = `POST /api/desk/proposals/${proposal?.id}/approve`
    assert.equal((await mina.ask(approve)).code, 'OWN_PROPOSAL')
    const sara = await staffIn(t, ['owner'])
    assert.equal((await sara.ask(approve)).status, 200)
    assert.equal((await t.agency.rates.current()).USD.rialAUnit, near * 2)
    assert.equal(Reflect.get((await entries()).at(-1)?.details ?? {}, 'rialAUnit'), near * 2)
  })
})
