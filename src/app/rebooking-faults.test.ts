import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { flightCalls } from '#flights/calls.ts'
import type { OtherFlight, Rebooked } from '#flights/changes/rebooking.ts'
import { orderCalls } from '#orders/calls.ts'
import { refundCalls } from '#refunds/calls.ts'
import { flightsIn, openRebookingHouse, type RebookingHouse, type Ticketed } from '#testing/app/rebooking.ts'
import { intoWallet } from '#testing/app/visas.ts'
import { sara } from '#testing/flights/buying.ts'

suite('whatever goes wrong, a traveller has the old ticket or the new one', () => {
  let t: RebookingHouse
  before(async () => {
    t = await openRebookingHouse()
  })
  after(() => t[Symbol.asyncDispose]())

  const boughtBySara = () =>
    t.bought([sara], async (at) => {
      const { chosen } = await at.roundTrip()
      const { requestId, proposalId } = chosen
      return { chosen: { requestId, proposalId }, fares: [] }
    })
  async function stranded(): Promise<Ticketed> {
    const mine = await boughtBySara()
    await t.cancelled(mine)
    return mine
  }
  async function dearer(mine: Ticketed): Promise<OtherFlight> {
    const found = flightsIn(await t.others(mine)).find(({ toPay }) => toPay > 0)
    assert.ok(found)
    return found
  }
  async function provoked(mine: Ticketed, flightNumber: string): Promise<OtherFlight> {
    const body = { origin: { code: 'THR' }, destination: { code: 'MHD' }, dates: ['2026-12-03'] }
    const { data } = await t.ask(flightCalls.available.line, { body })
    const { proposals } = flightCalls.available.answer.parse(data)
    const proposal = proposals.find(({ flightGroups: [group] }) => group?.flightNumber === flightNumber)
    const like = await dearer(mine)
    assert.ok(proposal)
    return { ...like, proposalId: proposal.proposalId, total: proposal.totalPrice }
  }
  async function paid(mine: Ticketed, other: OtherFlight): Promise<Rebooked> {
    const made = await t.chosen(mine, other)
    await t.agreed(mine, made)
    assert.equal(await t.captured(made.orderId), 'paid')
    return made
  }
  const stands = async (mine: Ticketed) => {
    assert.equal(await t.statusOf(mine), 'issued')
    assert.equal((await t.seats(mine))[0]?.seats, 1)
    assert.deepEqual([...(await t.advanced())], [])
    await t.sound()
  }
  async function giveBack(mine: Ticketed) {
    const items = [{ passenger: 0, leg: 0 }]
    const { quoteId } = await t.agency.refunds.quote({ ...mine, userId: mine.owner.userId, items })
    return t.ask(refundCalls.create.line, {
      by: mine.owner.token,
      body: { ...intoWallet, orderId: mine.orderId, quoteId, items },
    })
  }

  test('what cannot be issued: the money is in the wallet, and the old ticket stands with its other ways', async () => {
    const mine = await stranded()
    const made = await paid(mine, await provoked(mine, 'W5 9999'))
    await t.agency.orders.work.issue(made.orderId)
    assert.equal(await t.statusOf(made), 'failed')
    assert.equal(await t.balance(mine), made.toPay)
    const told = await one(
      t.house.database,
      sql<{ template: string }>`select template from messages.outbox where tokens[1] = ${made.orderNumber}`,
    )
    assert.equal(told.template, 'rebooking-failed-paid')
    await stands(mine)
    assert.equal((await giveBack(mine)).status, 200)
    assert.equal(await t.balance(mine), made.toPay + made.credit)
    await t.sound()
  })

  test('what is not issued in time is one that cannot be', async () => {
    const mine = await stranded()
    const made = await paid(mine, await provoked(mine, 'W5 9993'))
    await t.agency.orders.work.issue(made.orderId)
    assert.equal(await t.statusOf(made), 'issuing')
    assert.equal((await giveBack(mine)).code, 'REBOOKING_OPEN', 'it is promised to the new one')
    t.house.clock.advance({ minutes: 16 })
    await t.agency.orders.work.issue(made.orderId)
    assert.deepEqual([await t.statusOf(made), await t.balance(mine)], ['failed', made.toPay])
    await stands(mine)
  })

  test('seats that are gone between the list and the choice are refused, and nothing is promised', async () => {
    const mine = await stranded()
    const other = await dearer(mine)
    const fare = Number(other.proposalId)
    await sql`update flights.fares set elsewhere = capacity - held - sold where id = ${fare}`.execute(
      t.house.database,
    )
    assert.equal((await t.choose(mine, other)).code, 'SOLD_OUT')
    await stands(mine)
    assert.equal((await giveBack(mine)).status, 200)
    await t.sound()
  })

  test('another price than the one that was shown is refused', async () => {
    const mine = await stranded()
    const other = await dearer(mine)
    assert.equal((await t.choose(mine, { ...other, total: other.total - 10 })).code, 'PRICE_CHANGED')
    await stands(mine)
  })

  test('a crash before the old ticket went back: the next worker goes on, once', async () => {
    const mine = await stranded()
    const made = await paid(mine, await dearer(mine))
    // the process dies after issuing, before the old tickets are returned
    const issued = await t.agency.flights.product.issue(made.orderId)
    assert.equal(issued.kind, 'issued')
    assert.deepEqual([await t.statusOf(made), await t.statusOf(mine)], ['paid', 'issued'])
    await Promise.all([t.agency.orders.work.issue(made.orderId), t.agency.orders.work.issue(made.orderId)])
    await t.agency.orders.work.issue(made.orderId)
    assert.deepEqual([await t.statusOf(made), await t.statusOf(mine)], ['issued', 'refunded'])
    assert.deepEqual([(await t.seats(mine))[0]?.seats, (await t.seats(made))[0]?.seats], [0, 1])
    const { refunds } = await one(
      t.house.database,
      sql<{
        refunds: number
      }>`select count(*)::int as refunds from refunds.request where order_id = ${mine.orderId}`,
    )
    assert.deepEqual([refunds, await t.balance(mine)], [1, 0])
    await t.sound()
  })

  test('what was not paid in time is let go, and money that comes then is the traveller’s', async () => {
    const mine = await stranded()
    const made = await t.chosen(mine, await dearer(mine))
    await t.agreed(mine, made)
    t.house.clock.advance({ minutes: 16 })
    await t.agency.orders.work.expire(made.orderId)
    assert.equal(await t.statusOf(made), 'expired')
    assert.equal((await t.seats(made))[0]?.state, 'released')
    assert.equal(await t.captured(made.orderId), 'credited')
    assert.equal(await t.balance(mine), made.toPay)
    await stands(mine)
  })

  test('asked twice with one key it is one order; another choice lets go of the first', async () => {
    const mine = await stranded()
    const [first, second] = flightsIn(await t.others(mine)).filter(({ toPay }) => toPay > 0)
    assert.ok(first && second)
    const key = randomUUID()
    const [once, again] = [await t.choose(mine, first, { key }), await t.choose(mine, first, { key })]
    const made = flightCalls.rebook.answer.parse(once.data)
    assert.equal(flightCalls.rebook.answer.parse(again.data).orderId, made.orderId)
    const other = await t.chosen(mine, second)
    assert.deepEqual([await t.statusOf(made), await t.statusOf(other)], ['cancelled', 'submitted'])
    assert.equal((await giveBack(mine)).code, 'REBOOKING_OPEN')
    await t.ask(orderCalls.cancel.line, { by: mine.owner.token, body: { orderId: other.orderId } })
    assert.equal((await giveBack(mine)).status, 200)
    assert.equal((await t.choose(mine, first)).code, 'TICKETS_REFUNDED')
    await t.sound()
  })

  test('a flight that goes hours later is not offered in place of itself, and one with another aircraft not at all', async () => {
    const mine = await boughtBySara()
    const [journey] = await t.agency.orders.journeysOf(mine.orderId)
    assert.ok(journey)
    const { flightNumber, departsLocal, proposalId } = journey
    const flight = { flightNumber, date: departsLocal.toPlainDate() }
    const { disruptions } = t.agency
    await disruptions.flownBy(flight, 'Boeing 737')
    assert.equal((await t.askedFor(mine)).code, 'NOT_CHANGED')
    await disruptions.delayed(flight, 180)
    const [day] = (await t.others(mine)).days
    assert.ok(day && day.date === flight.date.toString())
    const numbers = day.flights.map(({ flightGroup }) => flightGroup.flightNumber)
    assert.ok(numbers.length > 0 && !numbers.includes(flightNumber), numbers.join())
    const same = { proposalId, total: day.flights[0]?.total ?? 0 }
    assert.equal((await t.choose(mine, same)).code, 'OTHER_FLIGHT_GONE')
    await disruptions.onTime(flight)
  })

  test('two at once promise a ticket to one of them', async () => {
    const mine = await stranded()
    const [first, second] = flightsIn(await t.others(mine)).filter(({ toPay }) => toPay > 0)
    assert.ok(first && second)
    await Promise.all([t.choose(mine, first), t.choose(mine, second)])
    const { to } = await t.agency.orders.rebookingsOf(mine.orderId, mine.owner.userId)
    assert.ok(to.length <= 1)
    await stands(mine)
  })

  test('a code takes nothing off what a ticket pays', async () => {
    const mine = await stranded()
    const { orderId } = await t.chosen(mine, await dearer(mine))
    const told = await t.ask(orderCalls.applyVoucher.line, {
      by: mine.owner.token,
      body: { orderId, code: 'ANY10' },
    })
    assert.equal(told.code, 'NO_CODE_HERE')
  })

  test('a price that rises at the agreement is paid by the traveller, as he agreed', async () => {
    const mine = await stranded()
    const other = await provoked(mine, 'W5 9997')
    const made = await t.chosen(mine, other)
    const { priceChange } = await t.agreed(mine, made)
    assert.ok(priceChange && priceChange.new > made.total)
    const agreed = await t.agreed(mine, made, priceChange.new)
    assert.deepEqual([agreed.credit, agreed.due], [made.credit, priceChange.new - made.credit])
    assert.equal(await t.captured(made.orderId), 'paid')
    await t.agency.orders.work.issue(made.orderId)
    assert.deepEqual([await t.statusOf(made), await t.statusOf(mine)], ['issued', 'refunded'])
    await t.sound()
  })

  test('the database promises no ticket of somebody else, and none twice', async () => {
    const [mine, theirs] = [await stranded(), await stranded()]
    const made = await t.chosen(mine, await dearer(mine))
    const { database } = t.house
    const forge = (orderId: string, of: string) =>
      sql`insert into orders.rebooking (order_id, of_order_id, leg, worth, quote_id, made_at)
        values (${orderId}, ${of}, 0, 1, ${randomUUID()}, now())`.execute(database)
    await assert.rejects(forge(theirs.orderId, mine.orderId), /is not to be given/)
    await assert.rejects(
      sql`insert into orders.rebooked (of_order_id, passenger, leg, order_id)
        values (${mine.orderId}, 0, 0, ${made.orderId})`.execute(database),
      /rebooked_once/,
    )
  })
})
