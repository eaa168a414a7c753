import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { flightCalls } from '#flights/calls.ts'
import type { FlightInstead } from '#flights/changes/date-change.ts'
import { dearer, movingIn } from '#testing/app/date-change.ts'
import { openRebookingHouse, type RebookingHouse } from '#testing/app/rebooking.ts'
import { sara, saraAbroad } from '#testing/flights/buying.ts'

suite('what goes along with a ticket that is moved, and when moving is offered', () => {
  let t: RebookingHouse
  let at: ReturnType<typeof movingIn>
  before(async () => {
    t = await openRebookingHouse()
    at = movingIn(t)
  })
  after(() => t[Symbol.asyncDispose]())

  const offered = ({ orderId, owner }: { orderId: string; owner: { userId: string } }) =>
    t.agency.flights.movableTickets({ orderId, userId: owner.userId })

  async function withBag() {
    const { requestId, sound } = await at.onSale()
    const found = sound.find(({ bags }) => (bags?.[0]?.length ?? 0) > 0)
    const bag = found?.bags?.[0]?.[0]
    assert.ok(found && bag)
    const bags = [{ passenger: 0, leg: 0, bagId: bag.id, price: bag.price }]
    const chosen = { requestId, proposalId: found.proposalId, bags }
    const mine = await t.bought([sara], async () => ({ chosen, fares: [] }))
    return { mine, bag, total: found.totalPrice + bag.price }
  }

  test('a bag goes along at the new flight’s price, in the difference, and the old one goes back', async () => {
    const { mine, bag, total } = await withBag()
    const { paid, days } = await t.daysFor(mine)
    assert.equal(paid, total)
    const flights = days.flatMap((day) => day.flights)
    assert.ok(flights.some(({ bags: along }) => along.length === 1))
    for (const { bags: along, withoutBag } of flights) {
      assert.equal(along.length + withoutBag, 1)
      assert.ok(along.every(({ kg, passenger }) => kg === bag.kg && passenger === 0))
    }
    const made = await t.moved(mine, (other) => dearer(other) && other.bags.length === 1)
    await at.issuedAtBank(mine, made.orderId)
    const { kg } = await one(
      t.house.database,
      sql<{ kg: number }>`select kg from flights.hold_bags where order_id = ${made.orderId}`,
    )
    assert.equal(kg, bag.kg)
    const { extras } = await t.agency.orders.detailsOf(mine.owner.userId, made.orderId)
    assert.equal(extras.length, 1, 'the new order says so')
    assert.equal(await t.statusOf(mine), 'refunded')
    await t.sound()
  })

  test('where the new flight sells no such bag, its money is in what comes back', async () => {
    const { mine } = await withBag()
    const made = await t.moved(mine, ({ withoutBag, toPay }) => withoutBag === 1 && toPay > 0)
    const { extras } = await t.agency.orders.detailsOf(mine.owner.userId, made.orderId)
    assert.deepEqual(extras, [])
    await t.agency.orders.cancel(made.orderId, mine.owner.userId)
  })

  async function withProtection() {
    const { requestId, sound } = await at.onSale()
    const found = sound.find(({ refund }) => (refund.penaltyNow ?? 0) > 0)
    assert.ok(found)
    const asked = { requestId, proposalId: found.proposalId }
    const { protection } = await t.agency.flights.detail(asked)
    assert.ok(protection)
    const chosen = { ...asked, protection: { price: protection.price } }
    return { mine: await t.bought([sara], async () => ({ chosen, fares: [] })), offer: protection }
  }

  test('protection goes along with what is left of it, paid for once, and bears again', async () => {
    const { mine, offer } = await withProtection()
    const { userId } = mine.owner
    const [item] = (await t.agency.refunds.refundableOf({ orderId: mine.orderId, userId })).items
    assert.ok(item?.covered !== undefined && item.covered > 0)
    const told = await t.daysFor(mine)
    assert.equal(told.protectionPrice, offer.price)
    const wanted = (other: FlightInstead) => dearer(other) && (other.protected ?? 0) > 0
    const shown = told.days.flatMap(({ flights }) => flights).find(wanted)
    assert.ok(shown?.protected)
    const made = await t.moved(mine, wanted)
    assert.equal(made.total, shown.total, 'nothing is paid for it again')
    await at.issuedAtBank(mine, made.orderId)
    assert.deepEqual(
      await one(
        t.house.database,
        sql`select price, percent, most from flights.hold_protection where order_id = ${made.orderId}`,
      ),
      { price: 0, percent: offer.percent, most: shown.protected },
    )
    const { extras } = await t.agency.orders.detailsOf(userId, made.orderId)
    assert.deepEqual(
      extras.map(({ name, price }) => [name, price]),
      [['محافظت استرداد', 0]],
    )
    const moved = { ...mine, orderId: made.orderId }
    const [again] = (await t.agency.refunds.refundableOf({ orderId: made.orderId, userId })).items
    assert.ok(again?.covered !== undefined && again.covered > 0 && again.covered <= shown.protected)
    assert.equal(again.protection, 0)
    assert.equal((await at.giveBack(moved)).status, 200)
    await t.sound()
  })

  test('offered while a ticket brings something back and is promised to no other order', async () => {
    const mine = await at.oneWay()
    assert.deepEqual(
      (await offered(mine)).map(({ people }) => people.map(({ isMovable }) => isMovable)),
      [[true]],
    )
    const made = await t.moved(mine, dearer)
    assert.deepEqual(await offered(mine), [], 'while it is on its way')
    assert.deepEqual(await offered({ ...mine, ...made }), [], 'before there is a ticket')
    await t.agency.orders.cancel(made.orderId, mine.owner.userId)
    assert.equal((await offered(mine)).length, 1)
    assert.equal((await at.giveBack(mine)).status, 200)
    assert.deepEqual(await offered(mine), [])
    const stranger = await t.somebody()
    await assert.rejects(offered({ ...mine, owner: stranger }), { code: 'ORDER_NOT_FOUND' })
  })

  test('abroad it is not offered', async () => {
    const abroad = { origin: { code: 'IKA' }, destination: { code: 'DXB' } }
    const { requestId, sound } = await at.onSale(abroad)
    const proposalId = sound[0]?.proposalId
    assert.ok(proposalId)
    const mine = await t.bought([saraAbroad], async () => ({ chosen: { requestId, proposalId }, fares: [] }))
    assert.deepEqual(await offered(mine), [])
    const line = `${flightCalls.dateChangeDays.line}?orderId=${mine.orderId}&leg=0&passengers=0`
    assert.equal((await t.ask(line, { by: mine.owner.token })).code, 'CHANGED_BY_SUPPORT')
  })

  test('a flight that was bought with a hotel is not offered: the hotel would stay behind', async () => {
    const mine = await at.oneWay()
    await t.house.database.transaction().execute(async (trx) => {
      // as if it had joined while it was held
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql`with trip as (
        insert into orders.trip (serial, number, owner_id, once, whole, made_at)
        values (900000001, 'TRIP900000001', ${mine.owner.userId}, 'trip', true, ${t.house.clock.now().toString()}) returning id)
        update orders."order" set trip_id = trip.id from trip where "order".id = ${mine.orderId}`.execute(trx)
    })
    assert.deepEqual(await offered(mine), [])
    const line = `${flightCalls.dateChangeDays.line}?orderId=${mine.orderId}&leg=0&passengers=0`
    assert.equal((await t.ask(line, { by: mine.owner.token })).code, 'TRIP_CHANGED_BY_SUPPORT')
  })
})
