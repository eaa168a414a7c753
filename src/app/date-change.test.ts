import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { flightCalls } from '#flights/calls.ts'
import { rial } from '#money/rial.ts'
import { dearer, movingIn, reza } from '#testing/app/date-change.ts'
import { openRebookingHouse, type RebookingHouse } from '#testing/app/rebooking.ts'
import { omid, sara } from '#testing/flights/buying.ts'

suite('a traveller moves a ticket to another day', () => {
  let t: RebookingHouse
  let at: ReturnType<typeof movingIn>
  before(async () => {
    t = await openRebookingHouse()
    at = movingIn(t)
  })
  after(() => t[Symbol.asyncDispose]())

  test('five days from its own, each flight with price, penalty and what was paid in one difference', async () => {
    const mine = await at.oneWay()
    const { paid, penalty, worth, days } = await t.daysFor(mine)
    assert.ok(penalty > 0)
    assert.deepEqual([worth, paid], [paid - penalty, (await t.agency.orders.order(mine.orderId))?.total])
    assert.deepEqual(
      days.map(({ date }) => date),
      ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'],
    )
    for (const { total, toPay, back } of days.flatMap(({ flights }) => flights))
      assert.equal(toPay - back, total + penalty - paid)
  })

  test('the old ticket stands until the new one is out, and goes back by what was quoted', async () => {
    const mine = await at.oneWay()
    const { penalty } = await t.daysFor(mine)
    const made = await t.moved(mine, (one, date) => dearer(one) && date === '2026-12-05')
    assert.equal(made.penalty, penalty)
    const held = t.house.clock.now().until(made.holdExpiresAt).total('seconds')
    assert.ok(held <= 300 && held > 200, 'locked for five minutes')
    await t.agreed(mine, made)
    assert.equal(await t.captured(made.orderId), 'paid')
    assert.equal(await t.statusOf(mine), 'issued', 'the old ticket stands')
    await t.agency.orders.work.issue(made.orderId)
    assert.deepEqual([await t.statusOf(made), await t.statusOf(mine)], ['issued', 'refunded'])
    assert.deepEqual([(await t.seats(mine))[0]?.seats, (await t.seats(made))[0]?.state], [0, 'issued'])
    assert.equal(await t.balance(mine), 0)
    const request = await one(
      t.house.database,
      sql<{ reason_id: number; penalty: number }>`
        select reason_id, penalty from refunds.request where order_id = ${mine.orderId}`,
    )
    assert.deepEqual(request, { reason_id: 2, penalty })
    const told = await all(
      t.house.database,
      sql<{ template: string }>`select template from messages.outbox where tokens[1] = ${mine.orderNumber}
        and template like 'flight-rebooked%'`,
    )
    assert.equal(told.length, 1, 'one message')
    const paper = await t.ask(flightCalls.ticketHtml.line.replace('{orderId}', mine.orderId), {
      by: mine.owner.token,
    })
    assert.equal(paper.code, 'TICKETS_REFUNDED')
    await t.sound()
  })

  test('a cheaper one is confirmed without paying, and the rest is in the wallet', async () => {
    const mine = await at.oneWay([sara], { place: -1 })
    const made = await t.moved(mine, ({ back, toPay }) => back > 0 && toPay === 0)
    await t.confirmed(mine, made)
    assert.deepEqual([await t.statusOf(mine), await t.balance(mine)], ['refunded', made.back])
    await t.sound()
  })

  test('one of two moves; the other keeps his ticket, his calendar and his way back of the money', async () => {
    const mine = await at.oneWay([sara, reza])
    const made = await t.moved(mine, dearer, { passengers: [0] })
    assert.equal((await at.giveBack(mine, 0)).code, 'REBOOKING_OPEN')
    await at.issuedAtBank(mine, made.orderId)
    assert.equal(await t.statusOf(mine), 'issued')
    assert.deepEqual([(await t.seats(mine))[0]?.seats, (await t.seats(made))[0]?.seats], [1, 1])
    assert.equal((await t.agency.orders.passengersOf(made.orderId)).length, 1)
    assert.equal((await t.daysAsked(mine, { passengers: [0] })).code, 'NOT_CHANGEABLE')
    const ics = flightCalls.ticketIcs.line.replace('{orderId}', made.orderId)
    const file = await t.ask(ics, { by: mine.owner.token })
    assert.doesNotMatch(file.text, /STATUS:CANCELLED/, 'the other still flies as before')
    assert.equal((await t.daysAsked(mine, { passengers: [0, 1] })).code, 'NOT_CHANGEABLE')
    await t.sound()
  })

  test('a child does not stay, and does not go, without an adult', async () => {
    const mine = await at.oneWay([sara, omid])
    for (const alone of [0, 1])
      assert.equal((await t.daysAsked(mine, { passengers: [alone] })).code, 'NOT_APART')
  })

  test('of a return journey one direction alone, in time for the other', async () => {
    const mine = await t.bought([sara], (shop) => shop.roundTrip())
    const [, back] = await t.agency.orders.journeysOf(mine.orderId)
    const { days } = await t.daysFor(mine)
    for (const { flightGroup } of days.flatMap(({ flights }) => flights))
      assert.ok(`${flightGroup.arrivalDate}T${flightGroup.arrivalTime}` < `${back?.departsLocal}`)
    const made = await t.moved(mine, dearer, { leg: 1 })
    await at.issuedAtBank(mine, made.orderId)
    assert.equal(await t.statusOf(mine), 'issued', 'the way out stands')
    assert.deepEqual(
      (await t.seats(mine)).map(({ seats }) => seats),
      [1, 0],
    )
    await t.sound()
  })

  test('with a code what was paid counts, after the penalty, and the code has its part back', async () => {
    await t.agency.orders.publishVoucher({
      code: 'MOVED',
      product: null,
      worth: { amount: rial(1_000_000) },
      most: null,
      leastTotal: rial(0),
      startsAt: Temporal.Instant.from('2026-01-01T00:00:00Z'),
      endsAt: Temporal.Instant.from('2027-01-01T00:00:00Z'),
      usesLimit: null,
      usesPerUser: null,
      budget: null,
    })
    const mine = await at.oneWay([sara], { code: 'MOVED' })
    const order = await t.agency.orders.order(mine.orderId)
    assert.ok(order && order.discount > 0)
    assert.equal((await t.daysFor(mine)).paid, order.total - order.discount)
    const made = await t.moved(mine, dearer)
    await at.issuedAtBank(mine, made.orderId)
    await t.sound()
  })

  test('a moved ticket moves again, and goes back for what it brings', async () => {
    const mine = await at.oneWay()
    const made = await t.moved(mine, dearer)
    await at.issuedAtBank(mine, made.orderId)
    const second = { ...mine, ...made }
    const again = await t.moved(second, (one) => one.toPay > 0)
    await at.issuedAtBank(second, again.orderId)
    assert.equal((await at.giveBack({ ...mine, ...again })).status, 200)
    assert.equal(await t.statusOf(again), 'refunded')
    await t.sound()
  })
})
