import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { actingCalls, type DateBody } from '#desk/acting-calls.ts'
import { actingClocks } from '#desk/acting-limits.ts'
import type { FlightInstead } from '#flights/changes/date-change.ts'
import { rial } from '#money/rial.ts'
import { agencyOnCredit } from '#testing/agencies/agency.ts'
import { dearer, movingIn } from '#testing/app/date-change.ts'
import { openRebookingHouse, type RebookingHouse, type Ticketed } from '#testing/app/rebooking.ts'
import { actingIn, wrongCode } from '#testing/desk/acting.ts'
import type { TestStaff } from '#testing/desk/staff.ts'
import { sara } from '#testing/flights/buying.ts'
import { endRules, ruleIn } from '#testing/orders/price-rules.ts'

const more = 1_230_000
const which = { leg: 0, passengers: [0] }
const cheaper = ({ toPay, back }: FlightInstead) => toPay === 0 && back > 0

suite('a colleague moves a ticket to another day with the code that its traveller reads out', () => {
  let t: RebookingHouse
  let at: ReturnType<typeof movingIn>
  let here: ReturnType<typeof actingIn>
  before(async () => {
    t = await openRebookingHouse()
    at = movingIn(t)
    here = actingIn(t)
  })
  after(() => t[Symbol.asyncDispose]())

  const change = (by: TestStaff, ticket: Ticketed, body: DateBody) =>
    here.as(by, here.line(ticket, '/date'), body)

  /** As the colleague reads them. */
  async function wanted(
    by: TestStaff,
    ticket: Ticketed,
    isWanted: (one: FlightInstead) => boolean,
  ): Promise<DateBody> {
    const { status, data, text } = await here.as(by, here.line(ticket, '/date-days'), which)
    assert.equal(status, 200, text)
    const { days, worth } = actingCalls.dateDays.answer.parse(data)
    const flight = days.flatMap(({ flights }) => flights).find(isWanted)
    assert.ok(flight)
    return { ...which, worth, proposalId: flight.proposalId, total: flight.total }
  }
  /** As the traveller reads it: without any code. */
  async function asTravellerSees(ticket: Ticketed): Promise<DateBody> {
    const { first } = await at.shownDearer(ticket)
    return { ...which, worth: first.worth, proposalId: first.proposalId, total: first.total }
  }
  const madeOf = async ({ orderId }: Ticketed) =>
    (
      await all(
        t.house.database,
        sql<{ said: string }>`select made.status || ' ' || owner_id as said from orders.rebooking
          join orders."order" made on made.id = order_id where of_order_id = ${orderId} order by made.serial`,
      )
    ).map(({ said }) => said)
  const soldThrough = async (orderId: string) =>
    (
      await one(
        t.house.database,
        sql<{ through: string }>`select sold_through as through from orders."order" where id = ${orderId}`,
      )
    ).through
  async function nothingOf(ticket: Ticketed): Promise<void> {
    assert.equal(await t.statusOf(ticket), 'issued')
    assert.deepEqual(await madeOf(ticket), [])
    assert.deepEqual(await here.doneFor(ticket), [])
    assert.deepEqual(
      (await here.entriesOf(ticket)).filter((entry) => entry.startsWith('acting.date')),
      [],
    )
  }

  test('a dearer one is held for its traveller alone, who pays it; the old ticket stands until then', async () => {
    const by = await here.colleague()
    const ticket = await at.oneWay()
    await here.opened(by, ticket)
    const { status, data, text } = await change(by, ticket, await wanted(by, ticket, dearer))
    assert.equal(status, 200, text)
    const made = actingCalls.changeDate.answer.parse(data)
    assert.equal(made.isDone, false)
    assert.ok(made.toPay > 0)
    const { userId } = ticket.owner
    assert.deepEqual(await madeOf(ticket), [`submitted ${userId}`])
    assert.equal(await t.statusOf(ticket), 'issued')
    const [[who, what] = []] = await here.doneFor(ticket)
    assert.equal(who, by.name)
    assert.match(what ?? '', /^تغییر تاریخ؛ تا [۰-۹]{2}:[۰-۹]{2} آن را بپردازید$/)
    await at.issuedAtBank(ticket, made.orderId)
    assert.deepEqual([await t.statusOf(made), await t.statusOf(ticket)], ['issued', 'refunded'])
    assert.deepEqual(
      await here.entriesOf(ticket),
      ['asked', 'opened', 'date-begun'].map((action) => `acting.${action} done ${userId}`),
    )
    await t.sound()
  })

  test('one that leaves nothing to pay is done at once, and the rest is in the wallet', async () => {
    const by = await here.colleague()
    const ticket = await at.oneWay([sara], { place: -1 })
    await here.opened(by, ticket)
    const { status, data, text } = await change(by, ticket, await wanted(by, ticket, cheaper))
    assert.equal(status, 200, text)
    const made = actingCalls.changeDate.answer.parse(data)
    assert.equal(made.isDone, true)
    await t.agency.orders.work.issue(made.orderId)
    assert.deepEqual([await t.statusOf(made), await t.statusOf(ticket)], ['issued', 'refunded'])
    assert.equal(await t.balance(ticket), made.back)
    assert.deepEqual(await here.doneFor(ticket), [[by.name, `تغییر تاریخ، سفارش تازه ${made.orderNumber}`]])
    const { userId } = ticket.owner
    assert.deepEqual(
      await here.entriesOf(ticket),
      ['asked', 'opened', 'date-begun', 'date-changed'].map((action) => `acting.${action} done ${userId}`),
    )
    await t.sound()
  })

  test('nothing of it happens without a code, with one not read out, with a wrong one, or for another order', async () => {
    const by = await here.colleague()
    const [ticket, another] = [await at.oneWay(), await at.oneWay()]
    const body = await asTravellerSees(ticket)
    const refused = async () => {
      assert.equal((await here.as(by, here.line(ticket, '/date-days'), which)).code, 'ACTING_CODE_NEEDED')
      assert.equal((await change(by, ticket, body)).code, 'ACTING_CODE_NEEDED')
      await nothingOf(ticket)
    }
    await refused()
    const code = await here.asked(by, ticket)
    await refused()
    assert.equal((await here.as(by, here.line(ticket), { code: wrongCode(code) })).code, 'ACTING_CODE_WRONG')
    await refused()
    await here.opened(by, another)
    await refused()
  })

  test('nor after its minutes, nor with a code whose time is over', async () => {
    const by = await here.colleague()
    const ticket = await at.oneWay()
    await here.opened(by, ticket)
    t.house.clock.advance({ seconds: actingClocks.openSeconds + 1 })
    const body = await asTravellerSees(ticket)
    assert.equal((await change(by, ticket, body)).code, 'ACTING_CODE_NEEDED')
    const code = await here.asked(by, ticket)
    t.house.clock.advance({ seconds: actingClocks.codeSeconds + 1 })
    assert.equal((await here.as(by, here.line(ticket), { code })).code, 'ACTING_CODE_SPENT')
    assert.equal((await change(by, ticket, body)).code, 'ACTING_CODE_NEEDED')
    await nothingOf(ticket)
  })

  test('what the traveller holds himself stays when the code ends while the colleague chooses', async () => {
    const by = await here.colleague()
    const ticket = await at.oneWay()
    const held = await t.moved(ticket, dearer)
    const { first } = await at.shownDearer(ticket)
    const body = { ...which, worth: first.worth, proposalId: first.proposalId, total: first.total }
    const onBehalf = {
      allowed: () => Promise.reject(new Error('the code ended')),
      recorded: () => Promise.resolve(),
    }
    await assert.rejects(
      t.agency.flights.changeDate(
        { ...body, orderId: ticket.orderId },
        { userId: ticket.owner.userId, once: crypto.randomUUID(), onBehalf },
      ),
      /the code ended/,
    )
    assert.equal(await t.statusOf(held), 'submitted')
    await here.opened(by, ticket)
    assert.equal((await change(by, ticket, body)).status, 200)
    assert.equal(await t.statusOf(held), 'cancelled')
    const { last } = await one(
      t.house.database,
      sql<{ last: string }>`select status as last from orders.rebooking
        join orders."order" made on made.id = order_id where of_order_id = ${ticket.orderId} order by made.serial desc limit 1`,
    )
    assert.equal(last, 'submitted')
  })

  test('a ticket that an agency’s people bought is moved at their price, whoever asks and from wherever', async () => {
    const seller = await t.somebody()
    const { join } = await agencyOnCredit(
      { database: t.house.database, agencies: t.agency.agencies },
      { limit: 1 },
    )
    await join(seller.userId)
    const ticket = await at.oneWay([sara], { by: seller })
    const plain = await at.oneWay()
    const rule = { house: t.house, orders: t.agency.orders }
    await ruleIn(rule, { channel: 'agency', amount: rial(more) })
    const by = await here.colleague()
    await here.opened(by, ticket)
    const own = await at.shownDearer(ticket)
    const others = await at.shownDearer(plain)
    assert.equal(own.first.proposalId, others.first.proposalId)
    assert.equal(own.first.total - others.first.total, more)
    const isSame = ({ proposalId }: FlightInstead) => proposalId === own.first.proposalId
    const body = await wanted(by, ticket, isSame)
    assert.equal(body.total, own.first.total)
    const { status, data, text } = await change(by, ticket, body)
    assert.equal(status, 200, text)
    const { orderId } = actingCalls.changeDate.answer.parse(data)
    assert.equal((await t.agency.orders.order(orderId))?.total, own.first.total)
    await at.issuedAtBank(ticket, orderId)
    assert.equal(await soldThrough(orderId), 'agency')
    await endRules(rule)
    await t.sound()
  })

  test('nothing is held at another amount than the one that was read', async () => {
    const by = await here.colleague()
    const ticket = await at.oneWay()
    await here.opened(by, ticket)
    const body = await wanted(by, ticket, dearer)
    assert.equal((await change(by, ticket, { ...body, worth: body.worth - 10 })).code, 'PENALTY_CHANGED')
    await nothingOf(ticket)
  })
})
