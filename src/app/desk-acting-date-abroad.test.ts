import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { actingCalls } from '#desk/acting-calls.ts'
import { movableOf } from '#desk/web/acting/movable.server.ts'
import type { FlightInstead } from '#flights/changes/date-change.ts'
import { type HouseAbroad, openHouseAbroad } from '#testing/app/date-change-abroad.ts'
import type { Ticketed } from '#testing/app/rebooking.ts'
import { actingIn } from '#testing/desk/acting.ts'
import type { TestStaff } from '#testing/desk/staff.ts'
import { saraAbroad } from '#testing/flights/buying.ts'

const dearer = ({ toPay }: FlightInstead) => toPay > 0
const cheaper = ({ toPay, back }: FlightInstead) => toPay === 0 && back > 0

suite('a colleague has a ticket abroad moved at its seller with the code that its traveller reads out', () => {
  let t: HouseAbroad
  let here: ReturnType<typeof actingIn>
  before(async () => {
    t = await openHouseAbroad()
    here = actingIn(t)
  })
  afterEach(() => t.sound())
  after(() => t[Symbol.asyncDispose]())

  /** The first that is wanted, of days asked for one after another as the form does. */
  async function wanted(
    by: TestStaff,
    ticket: Ticketed,
    { isWanted, passengers = [0] }: { isWanted: (one: FlightInstead) => boolean; passengers?: number[] },
  ) {
    for (const from of ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07']) {
      const which = { leg: 0, passengers }
      const { status, data, text } = await here.as(by, here.line(ticket, '/date-days'), { ...which, from })
      assert.equal(status, 200, text)
      const { days, day } = actingCalls.dateDays.answer.parse(data)
      assert.equal(day, from)
      const flight = days.find(({ date }) => date === from)?.flights.find(isWanted)
      if (flight === undefined) continue
      assert.ok(flight.terms)
      return { ...which, proposalId: flight.proposalId, total: flight.total, worth: flight.terms.worth }
    }
    throw new Error('no such flight')
  }

  async function changed(by: TestStaff, ticket: Ticketed, body: object) {
    const { status, data, text } = await here.as(by, here.line(ticket, '/date'), body)
    assert.equal(status, 200, text)
    return actingCalls.changeDate.answer.parse(data)
  }

  const datesOn = async ({ orderNumber }: Ticketed) => {
    const order = await t.agency.orders.numbered(orderNumber)
    assert.ok(order)
    return movableOf(t.agency, order)
  }

  test('a dearer one waits for its traveller’s payment; then its seller changes the order, once', async () => {
    const by = await here.colleague()
    const ticket = await t.abroad()
    await here.opened(by, ticket)
    const confirms = t.times('change-confirm')
    const made = await changed(by, ticket, await wanted(by, ticket, { isWanted: dearer }))
    assert.equal(made.isDone, false)
    assert.ok(made.toPay > 0)
    assert.equal(t.times('change-confirm'), confirms)
    const [[who, what] = []] = await here.doneFor(ticket)
    assert.equal(who, by.name)
    assert.match(what ?? '', /^تغییر تاریخ؛ تا [۰-۹]{2}:[۰-۹]{2} آن را بپردازید$/)
    await t.paidFor(ticket, made)
    assert.deepEqual([await t.statusOf(made), await t.statusOf(ticket)], ['issued', 'refunded'])
    assert.equal(t.times('change-confirm') - confirms, 1)
    assert.deepEqual(
      await here.entriesOf(ticket),
      ['asked', 'opened', 'date-begun'].map((action) => `acting.${action} done ${ticket.owner.userId}`),
    )
  })

  test('one that leaves nothing to pay is asked of its seller at once, and the rest is in the wallet', async () => {
    const by = await here.colleague()
    const ticket = await t.abroad({ fare: 2 })
    await here.opened(by, ticket)
    const made = await changed(by, ticket, await wanted(by, ticket, { isWanted: cheaper }))
    assert.equal(made.isDone, true)
    await t.agency.orders.work.issue(made.orderId)
    assert.deepEqual([await t.statusOf(made), await t.statusOf(ticket)], ['issued', 'refunded'])
    assert.equal(await t.balance(ticket), made.back)
    assert.deepEqual(await here.doneFor(ticket), [[by.name, `تغییر تاریخ، سفارش تازه ${made.orderNumber}`]])
    assert.deepEqual(
      await here.entriesOf(ticket),
      ['asked', 'opened', 'date-begun', 'date-changed'].map(
        (action) => `acting.${action} done ${ticket.owner.userId}`,
      ),
    )
  })

  test('its seller is asked nothing without the code, and nothing is changed at another amount', async () => {
    const by = await here.colleague()
    const ticket = await t.abroad()
    const asked = t.times('change-offers')
    const which = { leg: 0, passengers: [0], from: '2026-12-04' }
    assert.equal((await here.as(by, here.line(ticket, '/date-days'), which)).code, 'ACTING_CODE_NEEDED')
    assert.equal(t.times('change-offers'), asked)
    await here.opened(by, ticket)
    const body = await wanted(by, ticket, { isWanted: dearer })
    const other = { ...body, worth: body.worth - 10 }
    assert.equal((await here.as(by, here.line(ticket, '/date'), other)).code, 'PENALTY_CHANGED')
    assert.equal(await t.statusOf(ticket), 'issued')
    assert.deepEqual(await here.doneFor(ticket), [])
  })

  test('the form has everybody of it together', async () => {
    const reza = { ...saraAbroad, firstName: 'Reza', nationalCode: '', passportNumber: 'P7654321' }
    const by = await here.colleague()
    const ticket = await t.abroad({ people: [saraAbroad, reza] })
    const { movable, unmovable } = await datesOn(ticket)
    assert.deepEqual(
      movable.map(({ isWhole, people }) => [isWhole, people.map(({ passenger }) => passenger)]),
      [[true, [0, 1]]],
    )
    assert.deepEqual(unmovable, [])
    await here.opened(by, ticket)
    const alone = { leg: 0, passengers: [0], from: '2026-12-04' }
    assert.equal((await here.as(by, here.line(ticket, '/date-days'), alone)).code, 'NOT_APART')
    const body = await wanted(by, ticket, { isWanted: dearer, passengers: [0, 1] })
    const made = await changed(by, ticket, body)
    await t.paidFor(ticket, made)
    assert.equal((await t.there(made.orderId))?.tickets.length, 2)
    const after = await datesOn(ticket)
    assert.deepEqual(after.movable, [])
    assert.match(after.unmovable.join('\n'), /^این سفارش بلیت صادرشده‌ای ندارد/)
  })

  test('where its seller does not change it, or another day is held, the form says so and what to do', async () => {
    const dubai = { destination: { code: 'DXB', kind: 'AirportCode' } }
    const never = await datesOn(await t.abroad({ route: dubai, flight: 'FZ 1930' }))
    assert.deepEqual([never.movable, never.unmovable.length], [[], 1])
    assert.match(never.unmovable[0] ?? '', /از فروشنده بپرسید/)
    const ticket = await t.abroad()
    await t.chosen(ticket, dearer)
    const held = await datesOn(ticket)
    assert.deepEqual([held.movable, held.unmovable.length], [[], 1])
    assert.match(held.unmovable[0] ?? '', /روز دیگری برای آن نگه داشته شده است/)
  })
})
