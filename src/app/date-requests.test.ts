import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { supportDeskCalls } from '#desk/support-calls.ts'
import { supportCalls } from '#support/calls.ts'
import { limits } from '#support/conversation.ts'
import { movingIn } from '#testing/app/date-change.ts'
import { requestingIn, rezaAbroad } from '#testing/app/date-requests.ts'
import { openRebookingHouse, type RebookingHouse } from '#testing/app/rebooking.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { saraAbroad } from '#testing/flights/buying.ts'

suite('another day is wished for tickets that their traveller does not move himself', () => {
  let t: RebookingHouse
  let at: ReturnType<typeof requestingIn>
  let mina: TestStaff
  before(async () => {
    t = await openRebookingHouse()
    at = requestingIn(t)
    mina = await staffIn(t, ['support'], 'مینا رحیمی')
  })
  after(() => t[Symbol.asyncDispose]())

  const idOf = async ({ orderId, owner: { userId } }: { orderId: string; owner: { userId: string } }) =>
    (await t.agency.support.desk.ofOrder({ orderId, userId }))?.id ?? ''

  test('it waits for a person in plain words, with a number and an hour, and nothing is changed', async () => {
    const mine = await at.abroad([saraAbroad, rezaAbroad])
    const { number, dueAt } = await at.sent(mine, { isFlexible: true, note: ' پرواز صبح بهتر است ' })
    const minutes = t.house.clock.now().until(dueAt).total('minutes')
    assert.ok(minutes > 29 && minutes <= 30, `${minutes} minutes of open hours`)
    const { messages, answerBy, isHanded } = await at.conversation(mine)
    assert.deepEqual([answerBy, isHanded], [dueAt, true])
    const [head, ticket, who, day, note] = messages[0]?.body.split('\n') ?? []
    assert.equal(head, 'درخواست تغییر تاریخ: تهران به دبی')
    assert.match(ticket ?? '', /^بلیت فعلی: پنجشنبه ۱۲ آذر ۱۴۰۵ \(۳ دسامبر ۲۰۲۶\)، ساعت [۰-۹]{2}:[۰-۹]{2}، /)
    assert.equal(who, '۱ از ۲ مسافر: سارا محمدی')
    assert.equal(day, 'روز دلخواه: شنبه ۱۴ آذر ۱۴۰۵ (۵ دسامبر ۲۰۲۶)؛ یک روز زودتر یا دیرتر هم می‌شود')
    assert.equal(note, 'توضیح: پرواز صبح بهتر است')
    assert.deepEqual(
      (await at.tasks(mine)).map((task) => [task.number, task.kind, task.dueAt.toString()]),
      [[number, 'date-change-answered', dueAt]],
    )
    assert.equal(await t.statusOf(mine), 'issued')
    await t.sound()
  })

  test('the desk sees it in its queue, with its hour, and an answer there ends it', async () => {
    const mine = await at.abroad()
    await at.sent(mine)
    const id = await idOf(mine)
    const { data } = await mina.ask('GET /api/desk/conversations?queue=waiting')
    const row = supportDeskCalls.conversations.answer.parse(data).rows.find((one) => one.id === id)
    assert.match(row?.says ?? '', /^درخواست تغییر تاریخ: تهران به دبی.*سارا محمدی.*۱۴ آذر/s)
    assert.deepEqual([row?.orderNumber, row?.isLate], [mine.orderNumber, false])
    const body = { id: randomUUID(), text: 'شنبه پرواز دارد؛ جریمه ۲۰ درصد است.', seen: 2 }
    assert.equal((await mina.ask(`POST /api/desk/conversations/${id}/answers`, body)).status, 200)
    assert.deepEqual(await at.tasks(mine), [])
    assert.equal((await at.conversation(mine)).answerBy, null)
    const again = await at.sent(mine, { day: '2026-12-06' })
    assert.deepEqual(
      (await at.tasks(mine)).map(({ number }) => number),
      [again.number],
      'what was answered may be wished otherwise',
    )
  })

  test('a second press is the same request, and another tab is told of it', async () => {
    const mine = await at.abroad()
    const key = randomUUID()
    const [one, two] = [await at.sent(mine, {}, { key }), await at.sent(mine, {}, { key })]
    assert.deepEqual(one, two)
    const both = await Promise.all([at.send(mine), at.send(mine, { day: '2026-12-07' })])
    assert.deepEqual(
      both.map(({ code }) => code),
      ['DATE_REQUEST_OPEN', 'DATE_REQUEST_OPEN'],
    )
    assert.equal((await at.tasks(mine)).length, 1)
    assert.equal(
      (await at.conversation(mine)).messages.filter(({ author }) => author === 'traveller').length,
      1,
    )
    const other = await at.abroad()
    const raced = await Promise.all([at.send(other), at.send(other), at.send(other)])
    assert.deepEqual(raced.map(({ status }) => status).toSorted(), [200, 409, 409])
  })

  test('who already waits for a person is promised the request’s own hour as well', async () => {
    const mine = await at.abroad()
    const write = { id: randomUUID(), orderId: mine.orderId, text: 'کیفم در هواپیما ماند' }
    assert.equal((await t.ask(supportCalls.send.line, { by: mine.owner.token, body: write })).status, 200)
    const { answerBy } = await at.conversation(mine)
    t.house.clock.advance({ minutes: 20 })
    const { dueAt } = await at.sent(mine)
    assert.ok(answerBy && Temporal.Instant.compare(dueAt, answerBy) > 0)
    assert.equal((await at.conversation(mine)).answerBy, answerBy, 'nobody waits longer for it')
    await t.agency.support.desk.close(await idOf(mine))
    assert.deepEqual(await at.tasks(mine), [])
    const given = await t.agency.promises.ofOrder(mine.orderId)
    assert.ok(given.filter(({ kind }) => kind !== 'issue-told').every(({ keptAt }) => keptAt !== null))
  })

  test('an hour that passes without an answer is a missed promise, and late at the desk', async () => {
    const mine = await at.abroad()
    await at.sent(mine)
    t.house.clock.advance({ minutes: 31 })
    await t.agency.promises.work.look()
    const ofLater = await staffIn(t, ['support'], 'آوا رضایی')
    const last = (await t.agency.promises.ofOrder(mine.orderId)).at(-1)
    assert.deepEqual([last?.kind, last?.keptAt], ['date-change-answered', null])
    assert.ok(last?.missedAt)
    assert.equal((await at.tasks(mine)).length, 1, 'one task, not one for each watcher')
    const { data } = await ofLater.ask('GET /api/desk/conversations?queue=waiting')
    const { rows } = supportDeskCalls.conversations.answer.parse(data)
    const id = await idOf(mine)
    assert.equal(rows.find((one) => one.id === id)?.isLate, true)
  })

  test('a stranger’s order is unknown, and a ticket at home is its traveller’s to move', async () => {
    const mine = await at.abroad()
    const stranger = await t.somebody()
    const refused = await at.send(mine, {}, { by: stranger })
    assert.deepEqual([refused.status, refused.code], [404, 'ORDER_NOT_FOUND'])
    assert.deepEqual(await at.tasks(mine), [])
    const home = await movingIn(t).oneWay()
    assert.equal((await at.send(home)).code, 'NOT_REQUESTABLE')
    const shown = await t.agency.flights.requestableDates({ ...home, userId: home.owner.userId })
    assert.deepEqual(shown.directions, [])
  })

  test('only people with a ticket, a direction of the order and a day that is sold', async () => {
    const mine = await at.abroad()
    const wrong: readonly (readonly [object, string])[] = [
      [{ leg: 1 }, 'NO_SUCH_DIRECTION'],
      [{ passengers: [1] }, 'NOT_REQUESTABLE'],
      [{ passengers: [0, 1] }, 'NOT_REQUESTABLE'],
      [{ day: '2026-11-20' }, 'DATE_PAST'],
      [{ day: '2027-11-23' }, 'DATE_TOO_FAR'],
    ]
    for (const [other, code] of wrong)
      assert.equal((await at.send(mine, other)).code, code, JSON.stringify(other))
    const past = await at.send(mine, { day: '2026-11-20' })
    assert.equal(past.said[0]?.property, 'day')
    for (const other of [{ day: 'فردا' }, { passengers: [] }, { note: 'ا'.repeat(501) }])
      assert.equal((await at.send(mine, other)).status, 400, JSON.stringify(other).slice(0, 40))
    assert.deepEqual(await at.tasks(mine), [])
    await at.sent(mine, { day: '2026-11-21' })
  })

  test('as often as messages may be written, and no more', async () => {
    const mine = await at.abroad()
    for (let nth = 0; nth < limits.messages.most; nth++) await at.send(mine)
    const refused = await at.send(mine)
    assert.deepEqual([refused.status, refused.code], [429, 'TOO_MANY_MESSAGES'])
  })

  test('of a trip with a hotel too', async () => {
    const mine = await movingIn(t).oneWay()
    await t.house.database.transaction().execute(async (trx) => {
      // as if it had joined while it was held
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql`with trip as (
        insert into orders.trip (serial, number, owner_id, once, whole, made_at)
        values (900000002, 'TRIP900000002', ${mine.owner.userId}, 'trip', true, ${t.house.clock.now().toString()}) returning id)
        update orders."order" set trip_id = trip.id from trip where "order".id = ${mine.orderId}`.execute(trx)
    })
    assert.match((await at.sent(mine)).dueAt, /^2026-/)
  })

  test('an erased account leaves no task that nobody could answer', async () => {
    const mine = await at.abroad()
    await at.sent(mine)
    t.house.clock.advance({ hours: 24 * 40 })
    await t.agency.personal.erase(mine.owner.userId)
    assert.deepEqual(await at.tasks(mine), [])
  })
})

suite('a journey abroad of which one direction was flown', () => {
  let t: RebookingHouse
  before(async () => {
    t = await openRebookingHouse()
  })
  after(() => t[Symbol.asyncDispose]())

  test('the way out is refused too late and once flown, the way back waits for a person', async () => {
    const at = requestingIn(t)
    const mine = await at.abroad([saraAbroad], ['2026-12-03', '2026-12-10'])
    const [out] = await t.agency.orders.journeysOf(mine.orderId)
    assert.ok(out)
    const signedIn = async () => t.admit((await t.agency.accounts.userOf(mine.owner.userId))?.phone ?? '')
    t.house.clock.set(out.departsAt.subtract({ minutes: 20 }))
    assert.equal((await at.send(mine, {}, { by: await signedIn() })).code, 'TOO_LATE_TO_ASK')
    t.house.clock.set(out.departsAt.add({ minutes: 1 }))
    const owner = await signedIn()
    assert.equal((await at.send(mine, {}, { by: owner })).code, 'NOT_REQUESTABLE')
    await at.sent(mine, { leg: 1, day: '2026-12-12' }, { by: owner })
    assert.match(
      (await at.conversation({ ...mine, owner })).messages[0]?.body ?? '',
      /^درخواست تغییر تاریخ برگشت: دبی به تهران/,
    )
  })
})
