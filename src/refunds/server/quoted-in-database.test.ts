import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { one, type Trx } from '#database/database.ts'
import { rial, ZERO } from '#money/rial.ts'
import { agreedEntry } from '#refunds/entries.ts'
import { refundFaults } from '#refunds/server/invariants.ts'
import { type Office, openOffice } from '#testing/refunds/office.ts'
import { first, givenBack, quoted, second } from '#testing/refunds/questions.ts'
import { bookFaults, openRefundsDue } from '#wallet/server/books.ts'

const userId = randomUUID()

suite('of what is given back', () => {
  let office: Office
  let ours: string
  let other: string
  let quoteId: string
  before(async () => {
    office = await openOffice()
    office.setClock('2026-11-28T08:00:00Z')
    ours = await office.issued(userId)
    other = await office.issued(userId)
    quoteId = (await quoted(office, { userId, orderId: ours, items: [first] })).quoteId
  })
  after(() => office[Symbol.asyncDispose]())

  const insertRequest = (
    trx: Trx,
    wrong: { order?: string; by?: string; amount?: number; penalty?: number },
  ) => {
    const { order = ours, by = userId, amount = 16_000_000, penalty = 6_000_000 } = wrong
    return one(
      trx,
      sql<{ id: string }>`
        insert into refunds.request (id, tracking_number, order_id, user_id, quote_id, reason_id, destination, amount,
          penalty, made_at, due_at)
        values (${randomUUID()}, ${randomUUID()}, ${order}, ${by}, ${quoteId}, 1, 'wallet', ${amount}, ${penalty}, now(), now())
        returning id`,
    )
  }
  for (const [says, wrong] of [
    ['no quote of another order', () => ({ order: other })],
    ['no quote of another traveller', () => ({ by: randomUUID() })],
    ['no amount but the quoted one', () => ({ amount: 16_000_001 })],
    ['no penalty but the quoted one', () => ({ penalty: 0 })],
  ] as const)
    test(`the database keeps ${says}`, () =>
      undone(office, (trx) => refused(insertRequest(trx, wrong()), 'by_its_own_quote')))

  for (const [says, wrong, constraint] of [
    ['no item that was not quoted', { passenger: 1 }, 'as_quoted'],
    ['no item at another price', { paid: 23_000_000, penalty: 7_000_000 }, 'as_quoted'],
    ['no item of which more comes back', { penalty: 0, refund: 22_000_000 }, 'as_quoted'],
    ['no item of another order', { isOther: true }, 'of_its_request_order'],
  ] as const)
    test(`the database keeps ${says}`, () =>
      undone(office, async (trx) => {
        const { id } = await insertRequest(trx, {})
        const item = { passenger: 0, paid: 22_000_000, penalty: 6_000_000, refund: 16_000_000, ...wrong }
        const inserted = sql`
          insert into refunds.item (order_id, passenger, leg, request_id, percent, paid, penalty, refund, from_supplier,
            from_revenue, to_discounts)
          values (${'isOther' in wrong ? other : ours}, ${item.passenger}, 0, ${id}, 30, ${item.paid}, ${item.penalty},
            ${item.refund}, 14900000, ${item.refund - 14_900_000}, 0)`.execute(trx)
        await refused(inserted, constraint)
      }))

  test('the database keeps no refund of more than the order’s tickets brought', async () => {
    const owed = (amount: number, refundId = randomUUID()) => {
      const made = { refundId, orderId: other, userId, trackingNumber: '7000000000', amount: rial(amount) }
      const shares = {
        refund: rial(amount),
        fromSupplier: rial(amount),
        fromRevenue: ZERO,
        toDiscounts: ZERO,
      }
      return agreedEntry(made, shares, { product: 'flight', voucher: null })
    }
    const agreed = (...amounts: readonly number[]) =>
      office.house.database.transaction().execute(async (trx) => {
        for (const amount of amounts) await office.wallet.post(trx, owed(amount))
      })
    await refused(agreed(44_000_001), 'given_back_at_most_paid')
    await refused(agreed(40_000_000, 4_000_001), 'given_back_at_most_paid')
  })

  test('the books and the refunds notice what the database failed to stop', async () => {
    await givenBack(office, { userId, orderId: other, items: [first, second] })
    const lawsBrokenBy = (statement: string) =>
      undone(office, async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx)
        await sql.raw(statement).execute(trx)
        const due = await openRefundsDue(trx)
        const faults = await refundFaults(trx, { now: office.house.clock.now(), due })
        return [...faults, ...(await bookFaults(trx))].map(({ law }) => law)
      })
    assert.deepEqual(await lawsBrokenBy('select 1'), [])
    const quotes = ['given-back-as-quoted']
    assert.deepEqual(await lawsBrokenBy(`update refunds.request set quote_id = '${quoteId}'`), quotes)
    assert.deepEqual(await lawsBrokenBy(`update refunds.item set order_id = '${ours}'`), quotes)
    assert.deepEqual(await lawsBrokenBy('update refunds.item set paid = paid + 1, penalty = penalty + 1'), [
      'items-sum-to-the-amount',
      ...quotes,
    ])
    assert.deepEqual(
      await lawsBrokenBy(`update wallet.entry set order_id = '${ours}' where kind = 'order-issued'`),
      ['given-back-is-at-most-paid'],
    )
  })
})

async function refused(statement: Promise<unknown>, constraint: string): Promise<void> {
  await assert.rejects(statement, (error: Error & { constraint?: string }) => {
    assert.equal(error.constraint, constraint, error.message)
    return true
  })
}

async function undone<T>({ house }: Office, work: (trx: Trx) => Promise<T>): Promise<T> {
  const trx = await house.database.startTransaction().execute()
  try {
    return await work(trx)
  } finally {
    await trx.rollback().execute()
  }
}
