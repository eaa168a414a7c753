import assert from 'node:assert/strict'
import { after, before, beforeEach, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { notSent, rejected, unknown } from '#suppliers/outcome.ts'
import { buyingAt } from '#testing/flights/buying.ts'
import { openSelling, withFamily } from '#testing/flights/suppliers/selling.ts'

suite('an order at a supplier', () => {
  let at: Awaited<ReturnType<typeof openSelling>>

  before(async () => {
    at = await openSelling()
  })
  after(() => at.t[Symbol.asyncDispose]())
  beforeEach(() => at.begin())

  test('an order is held at its supplier under its own key, and issued with the supplier’s code and tickets', async () => {
    const { orderId, proposal } = await at.paid(withFamily)
    assert.deepEqual(at.standing(), ['held'])
    assert.deepEqual(await buyingAt(at.t).seatsOf(proposal), { held: 2, sold: 0 })
    await at.t.orders.work.issue(orderId)
    assert.equal(await at.statusOf(orderId), 'issued')
    const [there] = [...at.seller.book.values()]
    assert.equal(there?.key, `${orderId}.0`)
    const told = await at.t.flights.verified(orderId, at.userId())
    assert.ok(JSON.stringify(told).length > 0)
    const tickets = await all<{ number: string }>(
      at.t.house.database,
      sql`select number from flights.tickets where order_id = ${orderId} order by position`,
    )
    assert.deepEqual(
      tickets.map(({ number }) => number.replace('-', '')),
      there?.tickets.map(({ number }) => number),
    )
    const { pnr } = await one<{ pnr: string }>(
      at.t.house.database,
      sql`select supplier_pnr as pnr from flights.hold_legs where order_id = ${orderId}`,
    )
    assert.equal(pnr, there?.pnr)
    assert.deepEqual(
      (await at.filed(orderId)).history.map(({ to }) => to),
      ['held', 'issuing', 'issued'],
    )
  })

  test('what the supplier refuses is sold out, and holds nothing here', async () => {
    at.seller.order('hold', rejected('gone', 'CLASS CLOSED'))
    const { told, proposal } = await at.ordered()
    assert.deepEqual(told.codes, ['SOLD_OUT'])
    assert.deepEqual(await buyingAt(at.t).seatsOf(proposal), { held: 0, sold: 0 })
    assert.deepEqual(
      (await at.filedOfUser()).map(({ state }) => state),
      ['failed'],
    )
  })

  test('a lost answer is looked for at once: the order stands, and there is one booking', async () => {
    at.seller.order('hold', 'lost')
    const { orderId } = await at.submitted()
    assert.equal((await at.filed(orderId)).state, 'held')
    assert.deepEqual(at.standing(), ['held'])
    assert.equal(at.seller.asked.hold, 1)
  })

  test('a no is told as what it is: no seats, people who are not taken, a seat he has already, or a no to us', async () => {
    for (const [code, told] of [
      ['gone', 'SOLD_OUT'],
      ['priceChanged', 'SOLD_OUT'],
      ['paxInvalid', 'PEOPLE_REFUSED'],
      ['duplicate', 'BOOKED_BEFORE'],
      ['noCredit', 'SUPPLIER_DECLINED'],
      ['auth', 'SUPPLIER_DECLINED'],
    ] as const) {
      at.seller.order('hold', rejected(code, code))
      const { told: answer, proposal } = await at.ordered()
      assert.deepEqual([answer.status, answer.codes], [409, [told]], code)
      assert.deepEqual(await buyingAt(at.t).seatsOf(proposal), { held: 0, sold: 0 })
    }
  })

  test('who stays silent sells nothing; what it held after all is found later and given back', async () => {
    at.seller.order('hold', 'lost')
    at.seller.order('lookup', unknown('silence'), unknown('silence'), unknown('silence'))
    const { told, proposal } = await at.ordered()
    assert.equal(told.status, 503)
    assert.deepEqual(told.codes, ['SUPPLIER_SILENT'])
    assert.deepEqual(await buyingAt(at.t).seatsOf(proposal), { held: 0, sold: 0 })
    assert.deepEqual(at.standing(), ['held'])
    at.t.house.clock.advance({ seconds: 30 })
    await at.settle()
    assert.deepEqual(at.standing(), ['cancelled'])
    assert.deepEqual(
      (await at.filedOfUser()).map(({ state }) => state),
      ['released'],
    )
    assert.equal(at.seller.asked.hold, 1, 'nothing was sent again')
  })

  test('that nothing is there counts only after the supplier’s own time', async () => {
    at.seller.order('hold', unknown('silence'))
    const { told } = await at.ordered()
    assert.equal(told.status, 503)
    const state = async () => (await at.filedOfUser())[0]?.state
    at.t.house.clock.advance({ seconds: 30 })
    await at.settle()
    assert.equal(await state(), 'unknown')
    at.t.house.clock.advance({ seconds: 31 })
    await at.settle()
    assert.equal(await state(), 'failed')
  })

  test('what never left the house may be sent again', async () => {
    at.seller.order('hold', notSent('no connection'))
    assert.deepEqual((await at.ordered()).told.codes, ['SUPPLIER_SILENT'])
    assert.deepEqual(await at.filedOfUser(), [])
    await at.submitted()
    assert.deepEqual(at.standing(), ['held'])
  })

  test('a crash between sending and the answer leaves the order on file, and it is found', async () => {
    const { hold } = at.seller
    Object.assign(at.seller, {
      hold: async (booking: Parameters<typeof hold>[0], patience: Parameters<typeof hold>[1]) => {
        await hold(booking, patience)
        throw new Error('killed after sending')
      },
    })
    const { told } = await at.ordered()
    Object.assign(at.seller, { hold })
    assert.equal(told.status, 500)
    const [row] = await at.filedOfUser()
    assert.equal(row?.state, 'asked')
    assert.deepEqual(at.standing(), ['held'])
    at.t.house.clock.advance({ minutes: 30 })
    await at.t.orders.work.expire(row?.orderId ?? '')
    await at.settle()
    assert.deepEqual(at.standing(), ['cancelled'])
    assert.equal((await at.filedOfUser())[0]?.state, 'released')
    assert.equal(at.seller.asked.hold, 1)
  })
})
