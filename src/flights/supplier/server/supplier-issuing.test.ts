import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { Approved } from '#flights/booking/order-response.ts'
import { rejected, unknown } from '#suppliers/outcome.ts'
import { buyingAt, reserveLine } from '#testing/flights/buying.ts'
import { openSelling, withFamily } from '#testing/flights/suppliers/selling.ts'

suite('tickets are issued by a supplier', () => {
  let at: Awaited<ReturnType<typeof openSelling>>

  before(async () => {
    at = await openSelling()
  })
  after(() => at.t[Symbol.asyncDispose]())
  beforeEach(() => at.begin())

  test('tickets whose answer is lost are found, and not asked for twice', async () => {
    const { orderId } = await at.paid()
    at.seller.order('issue', 'lost')
    await at.t.orders.work.issue(orderId)
    assert.equal(await at.statusOf(orderId), 'issuing')
    await at.t.orders.work.issue(orderId)
    assert.equal(await at.statusOf(orderId), 'issued')
    assert.equal(at.seller.asked.issue, 1)
  })

  test('who sold the tickets is known, with every name they have in his statement', async () => {
    const { orderId } = await at.paid()
    await at.t.orders.work.issue(orderId)
    const [sold, ...more] = await at.t.flights.soldBy([orderId, randomUUID()])
    assert.deepEqual([sold?.orderId, sold?.suppliers, more], [orderId, ['seller'], []])
    const { ref, pnr } = await one<{ ref: string; pnr: string }>(
      at.t.house.database,
      sql`select ref, pnr from flights.supplier_orders where order_id = ${orderId}`,
    )
    const { number } = await one<{ number: string }>(
      at.t.house.database,
      sql`select number from flights.tickets where order_id = ${orderId}`,
    )
    for (const name of [ref, pnr, number]) assert.ok(sold?.references.includes(name), name)
  })

  test('an issue that may still be at work is not repeated before its time', async () => {
    const { orderId } = await at.paid()
    at.seller.order('issue', unknown('silence'))
    await at.t.orders.work.issue(orderId)
    await at.t.orders.work.issue(orderId)
    assert.equal(at.seller.asked.issue, 1)
    at.t.house.clock.advance({ seconds: 61 })
    await at.t.orders.work.issue(orderId)
    assert.equal(at.seller.asked.issue, 2)
    assert.equal(await at.statusOf(orderId), 'issued')
  })

  test('tickets that are refused leave the order to a choice with its money, and nothing stays held there', async () => {
    const { orderId, proposal } = await at.paid()
    at.seller.order('issue', rejected('noCredit', 'INSUFFICIENT CREDIT'))
    await at.t.orders.work.issue(orderId)
    assert.equal(await at.statusOf(orderId), 'unissued')
    assert.deepEqual(await buyingAt(at.t).seatsOf(proposal), { held: 0, sold: 0 })
    assert.deepEqual(at.standing(), ['cancelled'])
  })

  test('an order that is cancelled is given back at its supplier, too', async () => {
    const { orderId } = await at.submitted()
    await at.t.orders.cancel(orderId, at.userId())
    assert.deepEqual(at.standing(), ['held'])
    await at.settle()
    assert.deepEqual(at.standing(), ['cancelled'])
    await at.settle()
    assert.equal(at.seller.asked.release, 1)
  })

  test('a dearer price at the second question is told, waits for a yes and is what is paid', async () => {
    const { orderId, totalPrice } = await at.submitted()
    at.seller.asks = 110
    const reserve = (more: object = {}) =>
      at.t.ask(reserveLine, { orderId, captchaId: randomUUID(), captchaCode: '12345', ...more }, at.userId())
    const waits = Approved.parse((await reserve()).data)
    assert.equal(waits.status, 'submitted')
    const to = waits.priceChange?.new ?? 0
    assert.ok(to > totalPrice)
    const agreed = Approved.parse((await reserve({ agreedTotal: to })).data)
    assert.equal(agreed.status, 'approved')
    assert.equal(agreed.totalPrice, to)
    const { recent } = await one<{ recent: readonly { readonly isSame: boolean }[] }>(
      at.t.house.database,
      sql`select recent from flights.supplier_prices where supplier = 'seller'`,
    )
    assert.equal(recent.at(-1)?.isSame, false)
  })

  test('a supplier that does not answer the second question asks what it showed', async () => {
    const { orderId, totalPrice } = await at.submitted()
    at.seller.order('reprice', unknown('silence'))
    const { order } = await at.t.orders.approve(orderId, at.userId())
    assert.equal(order.total, totalPrice)
  })

  test('a traveller’s ticket that is given back is taken back by the supplier, once', async () => {
    const { orderId } = await at.paid(withFamily)
    await at.t.orders.work.issue(orderId)
    await at.t.house.database
      .transaction()
      .execute((trx) => at.t.orders.refunded(trx, orderId, [{ passenger: 1, leg: 0 }]))
    const back = () =>
      [...at.seller.book.values()].flatMap(({ tickets }) => tickets.map(({ state }) => state))
    assert.deepEqual(back(), ['open', 'open', 'open'])
    at.seller.order('refund', unknown('silence'))
    await at.settle()
    await at.settle()
    await at.settle()
    assert.deepEqual(back(), ['open', 'refunded', 'open'])
    assert.equal(at.seller.asked.refund, 2)
  })

  test('both directions or none: when the second is refused, the first is taken back by its supplier', async () => {
    const orderId = await at.paidBothWays()
    assert.deepEqual(at.standing(), ['held', 'held'])
    at.seller.order('issue', 'does', rejected('noCredit', 'INSUFFICIENT CREDIT'))
    await at.t.orders.work.issue(orderId)
    assert.equal(await at.statusOf(orderId), 'unissued')
    await at.settle()
    const books = [...at.seller.book.values()]
    assert.deepEqual(
      books.map(({ state, tickets }) => [state, state === 'issued' ? tickets[0]?.state : '-']),
      [
        ['issued', 'refunded'],
        ['cancelled', '-'],
      ],
    )
  })

  test('both directions are issued, each with the supplier’s own code', async () => {
    const orderId = await at.paidBothWays()
    await at.t.orders.work.issue(orderId)
    assert.equal(await at.statusOf(orderId), 'issued')
    const legs = await all<{ pnr: string }>(
      at.t.house.database,
      sql`select supplier_pnr as pnr from flights.hold_legs where order_id = ${orderId} order by leg`,
    )
    assert.deepEqual(
      legs.map(({ pnr }) => pnr),
      [...at.seller.book.values()].map(({ pnr }) => pnr),
    )
  })
})
