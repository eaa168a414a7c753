import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'
import { numberInvoices } from '#wallet/server/invoices.ts'
import { openWallet, type Wallet } from '#wallet/server/wallet.ts'

suite('invoices are numbered', () => {
  let house: TestHouse
  let wallet: Wallet
  before(async () => {
    house = await openTestHouse()
    house.clock.set(Temporal.Instant.from('2026-11-22T08:00:00Z'))
    wallet = openWallet(house)
  })
  after(() => house.close())

  const transaction = <T>(work: Parameters<ReturnType<TestHouse['database']['transaction']>['execute']>[0]) =>
    house.database.transaction().execute(work) as Promise<T>
  async function sold(amount = 1_000_000): Promise<string> {
    const orderId = randomUUID()
    await transaction((trx) =>
      wallet.post(trx, {
        key: `paid ${orderId}`,
        kind: 'order-paid',
        orderId,
        memo: 'paid',
        postings: [
          { account: { class: 'gateway-clearing', gatewayId: 1 }, amount: rial(-amount) },
          { account: { class: 'prepayment', orderId }, amount: rial(amount) },
        ],
      }),
    )
    await transaction((trx) =>
      wallet.post(trx, {
        key: `issued ${orderId}`,
        kind: 'order-issued',
        orderId,
        memo: 'issued',
        postings: [
          { account: { class: 'prepayment', orderId }, amount: rial(-amount) },
          { account: { class: 'supplier-payable', product: 'ferry' }, amount: rial(amount - 1000) },
          { account: { class: 'revenue', product: 'ferry' }, amount: rial(1000) },
        ],
      }),
    )
    return orderId
  }
  async function givenBack(orderId: string, amount: number): Promise<void> {
    const refundId = randomUUID()
    await transaction((trx) =>
      wallet.post(trx, {
        key: `refund ${refundId}`,
        kind: 'refund-agreed',
        orderId,
        refundId,
        memo: 'given back',
        postings: [
          { account: { class: 'supplier-receivable', product: 'ferry' }, amount: rial(-amount) },
          { account: { class: 'refunds-due', refundId }, amount: rial(amount) },
        ],
      }),
    )
  }
  const numbered = () =>
    all(
      house.database,
      sql<{ year: number; number: number; orderId: string; kind: string; amount: number; revenue: number }>`
        select year, number, order_id as "orderId", kind, amount, revenue from wallet.invoice order by year, number`,
    )

  test('a sale and its return have a number each, once', async () => {
    const orderId = await sold()
    house.clock.advance({ minutes: 1 })
    await givenBack(orderId, 400_000)
    assert.equal(await transaction(numberInvoices), 2)
    assert.equal(await transaction(numberInvoices), 0)
    assert.deepEqual(await numbered(), [
      { year: 1405, number: 1, orderId, kind: 'sale', amount: 1_000_000, revenue: 1000 },
      { year: 1405, number: 2, orderId, kind: 'return', amount: -400_000, revenue: 0 },
    ])
  })

  test('under races and transactions that are undone there is no gap and none twice', async () => {
    const step = fc.record({
      sales: fc.integer({ min: 0, max: 3 }),
      undone: fc.array(fc.boolean(), { maxLength: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        for (const { sales, undone } of steps) {
          const selling = Array.from({ length: sales }, () => sold())
          const numbering = undone.map((isUndone) =>
            transaction(async (trx) => {
              await numberInvoices(trx)
              if (isUndone) throw new Error('undone')
            }).catch((error: unknown) => assert.match(String(error), /undone/)),
          )
          await Promise.all([...selling, ...numbering])
        }
        await transaction(numberInvoices)
        const rows = await numbered()
        assert.deepEqual(
          rows.map(({ number }) => number),
          rows.map((_, place) => place + 1),
        )
        const [{ open } = { open: -1 }] = await all(
          house.database,
          sql<{ open: number }>`select count(*)::int as open from wallet.entry
            where kind in ('order-issued', 'refund-agreed') and id not in (select entry_id from wallet.invoice)`,
        )
        assert.equal(open, 0)
      }),
      { numRuns: 12 },
    )
  })

  test('a Jalali year begins with one, by the clock of Tehran', async () => {
    house.clock.set(Temporal.Instant.from('2027-03-20T20:29:00Z')) // 23:59 of 29 Esfand
    const old = await sold()
    house.clock.advance({ minutes: 2 })
    const fresh = await sold()
    await transaction(numberInvoices)
    const [last, first] = (await numbered()).slice(-2)
    assert.deepEqual([last?.year, last?.orderId], [1405, old])
    assert.deepEqual([first?.year, first?.number, first?.orderId], [1406, 1, fresh])
  })

  test('the database stores no gap, no double and no change', async () => {
    await sold()
    const at = house.clock.now()
    const [entry] = await all(
      house.database,
      sql<{ id: number }>`select id from wallet.entry
        where kind = 'order-issued' and id not in (select entry_id from wallet.invoice)`,
    )
    const insert = (number: number) =>
      transaction((trx) =>
        sql`insert into wallet.invoice (year, number, entry_id, order_id, kind, amount, revenue, at)
          values (1406, ${number}, ${entry?.id}, ${randomUUID()}, 'sale', 1, 0, ${at})`.execute(trx),
      )
    await assert.rejects(insert(3), /follows no other/)
    await assert.rejects(insert(1), /invoice_pkey/)
    await assert.rejects(sql`update wallet.invoice set amount = 2`.execute(house.database), /facts/)
    await assert.rejects(sql`delete from wallet.invoice`.execute(house.database), /facts/)
  })
})
