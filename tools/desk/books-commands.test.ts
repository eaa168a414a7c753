import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import type { StatedOrder } from '#operations/supplier-accounts.ts'
import { paymentCalls } from '#payments/calls.ts'
import { refundCalls } from '#refunds/calls.ts'
import { ordinaryCard } from '#simulators/bank/cards.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { dayOf } from '#wallet/days.ts'
import { totalsByClass } from '#wallet/server/books.ts'
import { goToBank } from '../../journeys/buyer/bank.ts'
import { type Owner, ownerIn } from '../../journeys/buyer/owner.ts'
import { explainedBy } from './commands.ts'

suite('the books at the desk', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parastoo-desk-'))
  let t: TestAgency
  let owner: Owner
  before(async () => {
    t = await openTestAgency({ HOLDS_PER_TRAVELLER: '9' })
    owner = await ownerIn(t)
  })
  after(async () => {
    rmSync(folder, { recursive: true, force: true })
    await t[Symbol.asyncDispose]()
  })

  const say = (...words: string[]) => explainedBy(t.agency, words)
  function file(...lines: string[]): string {
    const name = path.join(folder, `${randomUUID()}.csv`)
    writeFileSync(name, lines.join('\r\n'))
    return name
  }
  /** Owed by order, and the books' total. */
  async function owedAndBooked(): Promise<readonly StatedOrder[]> {
    const owed = await t.agency.supplierAccounts.stated()
    const totals = await totalsByClass(t.house.database)
    const books = (totals.get('supplier-payable') ?? 0) + (totals.get('supplier-receivable') ?? 0)
    assert.equal(
      owed.reduce((sum, { amount }) => sum + amount, 0),
      books,
    )
    return owed
  }
  const today = () => dayOf(t.house.clock.now())

  test('a gateway’s statement is read line by line, and what it still owes is told', async () => {
    const body = { topUp: { amount: 5_000_000 }, gatewayId: 2 }
    const { data } = await t.ask(paymentCalls.pay.line, { by: owner.buyer.token, body })
    const shop = { ask: t.ask, pepper: t.house.settings.secrets.pepper }
    await goToBank(shop, paymentCalls.pay.answer.parse(data), ordinaryCard)
    const { transaction } = await one(
      t.house.database,
      sql<{ transaction: string }>`
        select transaction from payments.attempts where gateway_id = 2 and state = 'captured'`,
    )
    const lines = file(
      'شماره;مبلغ;کارمزد',
      `${transaction};5000000;۱۲۰۰۰`,
      '1;5;0',
      `${transaction};5,000,000;0`,
    )
    assert.deepEqual(await say('settled', 'zibal', `${today()}`, lines), [
      'settled\t1\t5000000\tof it fees\t12000',
      'known before\t0',
      `line 4\tunread\t${transaction};5,000,000;0`,
      'line 3\tnot-ours\t1\t5',
    ])
    assert.deepEqual((await say('settled', 'zibal', `${today()}`, lines))?.slice(0, 2), [
      'settled\t0\t0\tof it fees\t0',
      'known before\t1',
    ])
    assert.deepEqual(await say('settled', 'zibal', 'today', lines), ['no day: today'])
  })

  test('what the bank stated of our account is entered for the proof', async () => {
    assert.deepEqual(await say('client-account', `${today()}`, '1,000'), ['no amount of rial: 1,000'])
    assert.deepEqual(await say('client-account', `${today()}`, '123000'), ['entered'])
    await t.agency.wallet.work.closeDay()
    const [proof] = await t.agency.wallet.proofs()
    assert.deepEqual([proof?.stated?.day, proof?.stated?.balance], [`${today()}`, 123_000])
  })

  test('what is owed to suppliers is told by order, adds up to the books, and is held against their statements', async () => {
    const owed = await owedAndBooked()
    const sold = await t.agency.orders.order(owner.things.issuedOrder)
    const ticket = owed.find((one) => one.orderNumber === sold?.orderNumber)
    assert.ok(ticket && owed.some(({ supplier }) => supplier === 'hotel/own'))
    const { orderNumber, amount, references } = ticket
    assert.ok((await say('owed'))?.includes(`flight/own\t${amount}\t${orderNumber}`))
    const [number = ''] = references.filter((one) => /^\d{3}-/.test(one))
    const others = owed
      .filter((one) => one.supplier === 'flight/own' && one.orderNumber !== orderNumber)
      .map((one) => `${one.orderNumber},${one.amount}`)
    const owes = (...lines: string[]) => say('owes', 'flight/own', file('ticket,rial', ...lines, ...others))
    assert.deepEqual(await owes(`${number.replace('-', '')},${amount}`), [
      `agreed\t${others.length + 1} lines`,
    ])
    assert.deepEqual(await owes(`${number},${amount - 1}`, `${number},1`), [
      `agreed\t${others.length + 2} lines`,
    ])
    assert.deepEqual(await owes(`${number},${amount - 1}`, 'X9,7', '?'), [
      'line 4\tunread\t?',
      'line 3\tnot-ours\tX9\t7',
      `line 2\tother-amount\t${orderNumber}\tasked ${amount - 1}\towed ${amount}`,
    ])
    assert.deepEqual(await owes(), [`-\tnot-charged\t${orderNumber}\t${amount}`])
    const wish = { items: [{ passenger: 0, leg: 0 }], reasonId: 1, destination: 'wallet', agreement: true }
    const { issuedOrder: orderId, refundQuote: quoteId } = owner.things
    const told = await t.ask(refundCalls.create.line, {
      by: owner.buyer.token,
      body: { ...wish, orderId, quoteId },
    })
    assert.equal(told.status, 200, told.text)
    const [left] = (await owedAndBooked()).filter((one) => one.orderNumber === orderNumber)
    assert.ok((left?.amount ?? 0) < amount, 'the supplier owes us its part of what was given back')
  })

  test('open tasks are told with their order, and closed by word only where a word closes them', async () => {
    const { agency, house } = t
    assert.deepEqual(await say('tasks'), ['nothing to do'])
    const orderId = owner.things.issuedOrder
    await house.database.transaction().execute((trx) =>
      agency.promises.give(trx, {
        kind: 'odd-payment-explained',
        subject: orderId,
        orderId,
        at: house.clock.now(),
      }),
    )
    const number = (await agency.orders.numbersOf([orderId])).get(orderId)
    const [line = ''] = (await say('tasks')) ?? []
    const [task = '', kind, order] = line.split('\t')
    assert.deepEqual([kind, order], ['odd-payment-explained', number])
    assert.deepEqual(await say('done', task), ['done'])
    await assert.rejects(say('done', task) ?? '', { code: 'TASK_NOT_FOUND' })
    assert.deepEqual(await say('tasks'), ['nothing to do'])
  })
})
