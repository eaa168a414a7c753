import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, afterEach, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { flightCalls } from '#flights/calls.ts'
import type { DateChanged, FlightInstead } from '#flights/changes/date-change.ts'
import { type HouseAbroad, openHouseAbroad } from '#testing/app/date-change-abroad.ts'
import type { Ticketed } from '#testing/app/rebooking.ts'
import { contact, saraAbroad } from '#testing/flights/buying.ts'
import { airlineChanges } from '#testing/flights/suppliers/duffel/trial.ts'

const dearer = ({ toPay }: FlightInstead) => toPay > 0

suite('whatever goes wrong while a ticket abroad is changed, its traveller has the old one or the new one', () => {
  let t: HouseAbroad
  before(async () => {
    t = await openHouseAbroad()
  })
  afterEach(async () => {
    t.simulator.faults.clear()
    await t.sound()
  })
  after(() => t[Symbol.asyncDispose]())

  const { work } = { work: { settle: () => t.agency.flights.work.settleSuppliers() } }
  const issue = ({ orderId }: { readonly orderId: string }) => t.agency.orders.work.issue(orderId)
  const cancellations = () => t.times('quote') + t.times('confirm')

  async function begun() {
    const mine = await t.abroad()
    const was = await t.there(mine.orderId)
    const counted = { confirms: t.times('change-confirm'), given: cancellations() }
    return { mine, was, counted, made: await t.chosen(mine, dearer) }
  }

  /** The difference is back, and everything there is as it was. */
  async function stands(
    mine: Ticketed,
    made: DateChanged,
    was: { readonly tickets: readonly string[] } | undefined,
  ) {
    assert.deepEqual([await t.statusOf(made), await t.statusOf(mine)], ['failed', 'issued'])
    assert.equal(await t.balance(mine), made.toPay)
    assert.deepEqual((await t.there(mine.orderId))?.tickets, was?.tickets)
    assert.deepEqual(
      (await t.filed(mine.orderId)).map(({ state }) => state),
      ['issued'],
    )
    assert.deepEqual([...(await t.advanced())], [])
  }

  test('refused, expired or dearer at its seller: the money is back, the old ticket stands and is moved later', async () => {
    for (const fault of ['change-refused', 'change-expired', 'change-dearer'] as const) {
      const { mine, was, counted, made } = await begun()
      t.simulator.faults.order(fault, 1)
      await t.paidFor(mine, made)
      await work.settle()
      await stands(mine, made, was)
      assert.deepEqual(
        [t.times('change-confirm') - counted.confirms, cancellations()],
        [1, counted.given],
        fault,
      )
      const again = await t.chosen(mine, dearer)
      await t.paidFor(mine, again)
      assert.equal(await t.statusOf(again), 'issued')
    }
  })

  test('an answer that was lost is read, and never asked for again', async () => {
    for (const fault of ['change-confirm-lost', 'change-confirm-booked500'] as const) {
      const { mine, counted, made } = await begun()
      t.simulator.faults.order(fault, 1)
      await t.paidFor(mine, made)
      assert.equal(await t.statusOf(made), 'issuing')
      await work.settle()
      await issue(made)
      assert.deepEqual([await t.statusOf(made), await t.statusOf(mine)], ['issued', 'refunded'])
      assert.equal(t.times('change-confirm') - counted.confirms, 1, fault)
      assert.equal(cancellations(), counted.given)
    }
  })

  test('one that was not made in all its time is given up, and not confirmed a second time', async () => {
    const { mine, was, counted, made } = await begun()
    t.simulator.faults.order('change-confirm-down', 1)
    await t.paidFor(mine, made)
    assert.equal(await t.statusOf(made), 'issuing')
    t.house.clock.advance({ minutes: 11 })
    await work.settle()
    await issue(made)
    await stands(mine, made, was)
    assert.equal(t.times('change-confirm') - counted.confirms, 1)
  })

  test('made after its order had ended, it is somebody’s task, and nothing is cancelled there', async () => {
    const { mine, counted, made } = await begun()
    t.simulator.faults.order('change-confirm-lost', 1)
    await t.paidFor(mine, made)
    t.simulator.faults.order('change-read-busy', 100)
    t.house.clock.advance({ minutes: 16 })
    await issue(made)
    assert.equal(await t.statusOf(made), 'failed')
    t.simulator.faults.clear()
    await work.settle()
    await work.settle()
    const kinds = (await t.agency.promises.ofOrder(made.orderId)).map(({ kind }) => kind)
    assert.deepEqual(kinds.filter((kind) => kind === 'supplier-cancelled-by-hand').length, 1)
    assert.equal(cancellations(), counted.given)
    assert.equal((await t.there(mine.orderId))?.cancelledAt, null)
  })

  test('killed between any two steps and gone on with, it is one of both tickets', async () => {
    const steps = ['held', 'agreed', 'paid', 'confirmed there'] as const
    for (const last of steps) {
      const { mine, counted, made } = await begun()
      if (last !== 'held') await t.agreed(mine, made)
      const isPaid = last === 'paid' || last === 'confirmed there'
      if (isPaid) assert.equal(await t.captured(made.orderId), 'paid')
      if (last === 'confirmed there') await t.agency.flights.product.issue(made.orderId)
      assert.equal(await t.statusOf(mine), 'issued', 'the old ticket stands at every step')
      t.house.clock.advance({ minutes: 6 })
      const { orders } = t.agency
      await Promise.all([issue(made), issue(made), orders.work.expire(made.orderId)])
      await orders.work.sweep()
      await work.settle()
      assert.deepEqual(
        [await t.statusOf(made), await t.statusOf(mine)],
        isPaid ? ['issued', 'refunded'] : ['expired', 'issued'],
        last,
      )
      assert.deepEqual(
        [t.times('change-confirm') - counted.confirms, cancellations()],
        [isPaid ? 1 : 0, counted.given],
      )
      await t.sound()
    }
  })

  test('in two tabs the second choice lets go of the first, and one is confirmed', async () => {
    const { mine, counted, made } = await begun()
    const other = await t.found(mine, ({ total }) => total !== made.total)
    const told = await t.choose(mine, other)
    assert.equal(told.status, 200, told.text)
    const second = flightCalls.changeDate.answer.parse(told.data)
    assert.equal(await t.statusOf(made), 'cancelled')
    await t.paidFor(mine, second)
    await work.settle()
    assert.equal(await t.statusOf(second), 'issued')
    assert.equal(t.times('change-confirm') - counted.confirms, 1)
  })

  test('what was told is what is held: another amount, another’s ticket, a guest and an old offer are refused', async () => {
    const mine = await t.abroad()
    const flight = await t.found(mine, dearer)
    const worth = flight.terms?.worth ?? 0
    assert.equal((await t.change(mine, { ...flight, worth: worth + 10 })).code, 'PENALTY_CHANGED')
    assert.equal((await t.change(mine, { ...flight, worth, total: flight.total - 10 })).code, 'PRICE_CHANGED')
    const other = await t.abroad()
    assert.equal((await t.change(other, { ...flight, worth })).code, 'OTHER_FLIGHT_GONE')
    assert.equal((await t.change(mine, { ...flight, worth }, { by: other.owner })).code, 'ORDER_NOT_FOUND')
    const body = { orderId: mine.orderId, leg: 0, passengers: [0], ...flight, worth }
    assert.equal((await t.ask(flightCalls.changeDate.line, { key: randomUUID(), body })).status, 401)
    t.house.clock.advance({ minutes: 21 })
    assert.equal((await t.change(mine, { ...flight, worth })).code, 'OTHER_FLIGHT_GONE')
  })

  test('nobody buys the change of an order by its number, and the database orders none for another', async () => {
    const mine = await t.abroad()
    const flight = await t.found(mine, dearer)
    const stranger = await t.somebody()
    const date = flight.flightGroup.departureDate
    const { requestId } = await t.offered({ dates: [date] }, 1)
    const bought = { requestId, proposalId: flight.proposalId, passengers: [saraAbroad], contact }
    const told = await t.ask(flightCalls.submit.line, { by: stranger.token, body: bought })
    assert.equal(told.code, 'PROPOSAL_NOT_FOUND', told.text)
    const forged = sql`
      insert into flights.supplier_orders (key, order_id, leg, supplier, offer_id, booking, state, asked_at)
      select ${randomUUID()}, ${mine.orderId}, 1, supplier, offer_id, jsonb_build_object('changeOf', ref), 'asked', now()
      from flights.change_offers where order_id = ${mine.orderId} limit 1`
    await assert.rejects(forged.execute(t.house.database), { constraint: 'of_its_own_order' })
  })

  test('what its airline did to the old flight is not told of the new one', async () => {
    const mine = await t.abroad()
    const was = await t.there(mine.orderId)
    await airlineChanges(t.simulator, was?.id ?? '', 'little')
    const made = await t.chosen(mine, dearer)
    await t.paidFor(mine, made)
    assert.equal(await t.statusOf(made), 'issued')
    t.house.clock.advance({ hours: 7 })
    await work.settle()
    const { journeys } = await t.agency.orders.detailsOf(mine.owner.userId, made.orderId)
    assert.deepEqual(
      journeys.map(({ change }) => change),
      [null],
    )
  })

  test('a ticket that keeps its number is a further coupon of it', async () => {
    const { mine, was, made } = await begun()
    t.simulator.faults.order('change-confirm-lost', 1)
    await t.paidFor(mine, made)
    const there = t.simulator.books.order(was?.id ?? '')
    assert.ok(there && was)
    t.simulator.books.write({ ...there, tickets: was.tickets })
    await work.settle()
    await issue(made)
    const { tickets } = await t.agency.flights.issuing(made.orderId, mine.owner.userId)
    assert.deepEqual(
      tickets.map(({ number }) => number.replace('-', '')),
      [`${was.tickets[0]}/2`],
    )
  })
})
