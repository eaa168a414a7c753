import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { flightCalls } from '#flights/calls.ts'
import { orderCalls } from '#orders/calls.ts'
import { dearer, movingIn } from '#testing/app/date-change.ts'
import { openRebookingHouse, type RebookingHouse } from '#testing/app/rebooking.ts'

suite('what a change costs is locked for five minutes', () => {
  let t: RebookingHouse
  let at: ReturnType<typeof movingIn>
  before(async () => {
    t = await openRebookingHouse()
    at = movingIn(t)
  })
  after(() => t[Symbol.asyncDispose]())

  test('what was shown is what is locked: another total, another penalty, another ticket are refused', async () => {
    const mine = await at.oneWay()
    const { first: flight, worth } = await at.shownDearer(mine)
    assert.equal((await t.change(mine, { ...flight, worth: worth + 10 })).code, 'PENALTY_CHANGED')
    assert.equal((await t.change(mine, { ...flight, total: flight.total - 10 })).code, 'PRICE_CHANGED')
    const stranger = await t.somebody()
    assert.equal((await t.change(mine, flight, { by: stranger })).code, 'ORDER_NOT_FOUND')
    assert.equal((await t.daysAsked(mine, { by: stranger })).code, 'ORDER_NOT_FOUND')
    assert.equal((await t.daysAsked(mine, { leg: 1 })).code, 'NO_SUCH_DIRECTION')
    assert.equal((await t.daysAsked(mine, { passengers: [3] })).code, 'NOT_CHANGEABLE')
    assert.equal(await t.statusOf(mine), 'issued')
    await t.sound()
  })

  test('five minutes without paying end it: the old ticket stands, and money that comes later is in the wallet', async () => {
    const mine = await at.oneWay()
    const made = await t.moved(mine, dearer)
    await t.agreed(mine, made)
    t.house.clock.advance({ minutes: 5, seconds: 1 })
    await t.agency.orders.work.expire(made.orderId)
    assert.deepEqual([await t.statusOf(made), await t.statusOf(mine)], ['expired', 'issued'])
    assert.equal(await t.captured(made.orderId), 'credited')
    assert.equal(await t.balance(mine), made.toPay)
    assert.equal((await at.giveBack(mine)).status, 200)
    await t.sound()
  })

  test('the penalty of the moment it was asked for holds, also when noon passes before the ticket is out', async () => {
    const before = t.house.clock.now()
    try {
      t.house.clock.set(Temporal.Instant.from('2026-12-02T08:28:00Z'))
      const [mine, waiting] = [await at.oneWay(), await at.oneWay()]
      const { worth } = await t.daysFor(mine)
      const made = await t.moved(mine, dearer)
      t.house.clock.set(Temporal.Instant.from('2026-12-02T08:31:00Z'))
      await at.issuedAtBank(mine, made.orderId)
      const { refund } = await one(
        t.house.database,
        sql<{
          refund: number
        }>`select sum(refund)::bigint as refund from refunds.item where order_id = ${mine.orderId}`,
      )
      assert.equal(refund, worth)
      assert.equal((await t.daysAsked(waiting)).code, 'NOT_CHANGEABLE', 'nothing comes back any more')
    } finally {
      t.house.clock.set(before)
    }
  })

  test('another choice lets go of the first; asked twice with one key it is one', async () => {
    const mine = await at.oneWay()
    const { first, second } = await at.shownDearer(mine)
    const key = randomUUID()
    const [once, again] = [await t.change(mine, first, { key }), await t.change(mine, first, { key })]
    const made = flightCalls.changeDate.answer.parse(once.data)
    assert.equal(flightCalls.changeDate.answer.parse(again.data).orderId, made.orderId)
    const then = await t.change(mine, second)
    assert.equal(then.status, 200, then.text)
    const other = flightCalls.changeDate.answer.parse(then.data)
    assert.deepEqual([await t.statusOf(made), await t.statusOf(other)], ['cancelled', 'submitted'])
    await t.ask(orderCalls.cancel.line, { by: mine.owner.token, body: { orderId: other.orderId } })
    assert.equal((await at.giveBack(mine)).status, 200)
    assert.equal((await t.change(mine, first)).code, 'TICKETS_REFUNDED')
    await t.sound()
  })
})
