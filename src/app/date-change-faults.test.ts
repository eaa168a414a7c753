import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { flightCalls } from '#flights/calls.ts'
import type { DateChanged } from '#flights/changes/date-change.ts'
import { refundCalls } from '#refunds/calls.ts'
import { dearer, movingIn } from '#testing/app/date-change.ts'
import { openRebookingHouse, type RebookingHouse, type Ticketed } from '#testing/app/rebooking.ts'
import { intoWallet } from '#testing/app/visas.ts'

suite('whatever goes wrong while a ticket is moved, there is the old one or the new one', () => {
  let t: RebookingHouse
  let at: ReturnType<typeof movingIn>
  before(async () => {
    t = await openRebookingHouse()
    at = movingIn(t)
  })
  after(() => t[Symbol.asyncDispose]())

  const stands = async (mine: Ticketed) => {
    assert.equal(await t.statusOf(mine), 'issued')
    assert.equal((await t.seats(mine))[0]?.seats, 1)
    assert.deepEqual([...(await t.advanced())], [])
    await t.sound()
  }
  async function provoked(mine: Ticketed, flightNumber: string): Promise<DateChanged> {
    const { proposals } = await at.onSale({ dates: ['2026-12-05'] })
    const found = proposals.find(({ flightGroups: [group] }) => group?.flightNumber === flightNumber)
    assert.ok(found)
    const { worth } = await t.daysFor(mine)
    const told = await t.change(mine, { proposalId: found.proposalId, total: found.totalPrice, worth })
    assert.equal(told.status, 200, told.text)
    return flightCalls.changeDate.answer.parse(told.data)
  }

  test('what cannot be issued: the difference is in the wallet, and the old ticket stands and can be moved again', async () => {
    const mine = await at.oneWay()
    const made = await provoked(mine, 'W5 9999')
    await t.agreed(mine, made)
    assert.equal(await t.captured(made.orderId), 'paid')
    await t.agency.orders.work.issue(made.orderId)
    assert.deepEqual([await t.statusOf(made), await t.balance(mine)], ['failed', made.toPay])
    await stands(mine)
    await t.moved(mine, dearer)
  })

  test('killed between any two steps and gone on with: one of both tickets, and the money is somewhere', async () => {
    const { work } = t.agency.orders
    const steps = ['held', 'agreed', 'paid', 'issued there'] as const
    for (const last of steps) {
      const mine = await at.oneWay()
      const made = await t.moved(mine, dearer)
      if (last !== 'held') await t.agreed(mine, made)
      if (last === 'paid' || last === 'issued there') assert.equal(await t.captured(made.orderId), 'paid')
      if (last === 'issued there') await t.agency.flights.product.issue(made.orderId)
      const isPaid = last === 'paid' || last === 'issued there'
      assert.equal(await t.statusOf(mine), 'issued', 'the old ticket stands at every step')
      t.house.clock.advance({ minutes: 6 })
      await Promise.all([work.issue(made.orderId), work.issue(made.orderId), work.expire(made.orderId)])
      await work.sweep()
      assert.deepEqual(
        [await t.statusOf(made), await t.statusOf(mine)],
        isPaid ? ['issued', 'refunded'] : ['expired', 'issued'],
        last,
      )
      assert.equal(await t.balance(mine), 0)
      if (!isPaid) await stands(mine)
      await t.sound()
    }
  })

  test('seats that are gone between the list and the choice are refused, and nothing is promised', async () => {
    const mine = await at.oneWay()
    const { first: flight } = await at.shownDearer(mine)
    await sql`update flights.fares set elsewhere = capacity - held - sold where id = ${Number(flight.proposalId)}`.execute(
      t.house.database,
    )
    assert.equal((await t.change(mine, flight)).code, 'SOLD_OUT')
    await stands(mine)
  })

  test('given back and moved at once, it is one of both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const mine = await at.oneWay()
      const { first: flight } = await at.shownDearer(mine)
      const body = { ...intoWallet, orderId: mine.orderId, ...(await at.quoted(mine)) }
      const [moved, back] = await Promise.all([
        t.change(mine, flight),
        t.ask(refundCalls.create.line, { by: mine.owner.token, body }),
      ])
      assert.equal([moved, back].filter(({ status }) => status === 200).length, 1, moved.text + back.text)
      await t.sound()
    }
  })

  test('the database moves no ticket that was given back, and gives none back that is promised', async () => {
    const { database } = t.house
    const mine = await at.oneWay()
    const made = await t.moved(mine, dearer)
    const { items, quoteId } = await at.quoted(mine)
    const forged = sql`
      with request as (
        insert into refunds.request (tracking_number, order_id, user_id, quote_id, reason_id, destination, amount, penalty,
          made_at, due_at)
        select ${randomUUID().slice(0, 12)}, order_id, user_id, id, 1, 'wallet', refund, penalty, made_at, made_at
        from refunds.quote where id = ${quoteId} returning id, order_id, quote_id)
      insert into refunds.item (order_id, passenger, leg, request_id, percent, paid, penalty, refund, from_supplier,
        from_revenue, to_discounts)
      select request.order_id, 0, 0, request.id, (item->>'percent')::smallint, (item->>'paid')::bigint,
        (item->>'penalty')::bigint, (item->>'refund')::bigint, (item->>'fromSupplier')::bigint,
        (item->>'fromRevenue')::bigint, (item->>'toDiscounts')::bigint
      from request join refunds.quote on quote.id = quote_id, jsonb_array_elements(items) as item`
    await assert.rejects(forged.execute(database), /is promised/)
    await t.agency.orders.cancel(made.orderId, mine.owner.userId)
    const given = await t.ask(refundCalls.create.line, {
      by: mine.owner.token,
      body: { ...intoWallet, orderId: mine.orderId, quoteId, items },
    })
    assert.equal(given.status, 200, given.text)
    await assert.rejects(
      sql`insert into orders.rebooked (of_order_id, passenger, leg, order_id)
        values (${mine.orderId}, 0, 0, ${made.orderId})`.execute(database),
      /was given back/,
    )
    await t.sound()
  })

  test('the database holds nothing longer than what is kept of the old ticket is locked', async () => {
    const mine = await at.oneWay()
    const made = await t.moved(mine, dearer)
    const until = Temporal.Instant.from(made.holdExpiresAt)
    const lockedUntil = (locked: Temporal.Instant) =>
      t.house.database.transaction().execute(async (trx) => {
        // as while it was made; nothing of this is committed
        await sql`alter table orders."order" disable trigger user`.execute(trx)
        await sql`update orders."order" set status = 'created' where id = ${made.orderId}`.execute(trx)
        await sql`insert into orders.rebooking (order_id, of_order_id, leg, worth, penalty, quote_id, made_at, reason, locked_until)
          values (${made.orderId}, ${mine.orderId}, 0, 1, 0, ${randomUUID()}, ${until}, 'traveller', ${locked})`.execute(
          trx,
        )
      })
    await assert.rejects(lockedUntil(until), /rebooking_pkey/)
    await assert.rejects(lockedUntil(until.subtract({ seconds: 1 })), /is not to be given/)
  })
})
