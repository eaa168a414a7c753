import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { counters } from '#desk/orders/counters.ts'
import { readAddress } from '#desk/orders/list-address.ts'
import { TodayView } from '#desk/orders/today.ts'
import { lookAtOrder } from '#desk/server/orders/look.ts'
import { orderList } from '#desk/server/orders/order-list.ts'
import { orderPageView } from '#desk/web/orders/order-view.ts'
import type { StaffVisitor } from '#server/visitor.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { issuedOrder } from '#testing/app/issued.ts'
import { askAtDesk, sessionOf, staffIn, type TestStaff } from '#testing/desk/staff.ts'

suite('orders at the desk', () => {
  let t: TestAgency
  let support: TestStaff
  before(async () => {
    t = await openTestAgency()
    support = await staffIn(t, ['support'])
  })
  after(() => t[Symbol.asyncDispose]())

  let people = 0
  const issued = () => issuedOrder(t, ++people)

  function visitor(roles: readonly string[] = ['support']): StaffVisitor {
    const { staffId, name } = support
    return { kind: 'staff', staffId, sessionId: staffId, name, roles, network: '203.0.113.0/24' }
  }

  const entriesOf = (orderNumber: string) =>
    all(
      t.house.database,
      sql<{ action: string; outcome: string }>`select action, outcome from desk.audit
        where subject_kind = 'order' and subject_id = ${orderNumber} order by n`,
    )

  test('an order is found by its ticket, its reservation and its payment, also before it is issued', async () => {
    const { orderId, orderNumber, ownerId } = await issued()
    const { database, clock } = t.house
    const now = clock.now()
    await sql`insert into payments.attempts
        (id, order_id, user_id, gateway_id, amount, created_at, moved_at, asked_at, serial, reference)
      values (${randomUUID()}, ${orderId}, ${ownerId}, 1, 10000, ${now}, ${now}, ${now}, 70707071, ${'REF90817'})`.execute(
      database,
    )
    const numbers = await all(
      database,
      sql<{ number: string | null }>`select number from flights.tickets where order_id = ${orderId}
        union select pnr from flights.hold_legs where order_id = ${orderId}
        union select reference from payments.attempts where order_id = ${orderId}
        union select serial::text from payments.attempts where order_id = ${orderId}`,
    )
    const read = numbers.flatMap(({ number }) => number ?? [])
    assert.ok(read.length >= 4, `${read}`)
    for (const q of read) {
      const { orders } = await orderList(t.agency, readAddress(new URLSearchParams({ q })))
      assert.ok(
        orders.some((order) => order.orderNumber === orderNumber),
        q,
      )
    }
    const record = await lookAtOrder(t.agency, visitor(), orderNumber)
    assert.ok(record?.timeline.some(({ title }) => title === 'پرداخت آغاز شد'))
  })

  test('the timeline tells of moves, money, messages and people, and its postings make zero', async () => {
    const { orderNumber } = await issued()
    const note = await support.ask(`POST /api/desk/orders/${orderNumber}/notes`, {
      body: 'مسافر تلفن کرد',
    })
    assert.equal(note.status, 200, note.text)
    const record = await lookAtOrder(t.agency, visitor(), orderNumber)
    assert.ok(record)
    const view = orderPageView(record, ['support'], t.house.clock.now())
    assert.ok(view.isBalanced)
    assert.ok(view.entries >= 2)
    const titles = view.lines.map(({ title }) => title)
    for (const title of ['پرداخت سفارش', 'صادر شد', 'یادداشت نوشت'])
      assert.ok(titles.includes(title), `${title} in ${titles}`)
    assert.ok(view.lines.some(({ kind }) => kind === 'message'))
    const moments = record.timeline.map(({ at }) => at.epochMilliseconds)
    assert.deepEqual(
      moments,
      moments.toSorted((one, other) => other - one),
    )
    assert.match(view.passengers[0]?.paper ?? '', /•••/)
    const ofVisas = orderPageView(record, ['visas'], t.house.clock.now())
    assert.doesNotMatch(ofVisas.passengers[0]?.paper ?? '•••', /•••/)
  })

  test('who looks leaves one entry, however often the page is read again', async () => {
    const { orderNumber } = await issued()
    for (const _ of [1, 2, 3]) await lookAtOrder(t.agency, visitor(), orderNumber)
    assert.deepEqual(await entriesOf(orderNumber), [{ action: 'order.opened', outcome: 'looked' }])
    assert.equal(await lookAtOrder(t.agency, visitor(), '123456789'), undefined)
  })

  test('papers are sent once more, each time anew, and by whom is written down', async () => {
    const { orderNumber, owner, orderId } = await issued()
    const before = (await t.agency.messages.aboutOrder(owner.userId, orderId)).length
    for (const _ of [1, 2]) {
      const { status, text } = await support.ask(`POST /api/desk/orders/${orderNumber}/resend`)
      assert.equal(status, 200, text)
    }
    const after = (await t.agency.messages.aboutOrder(owner.userId, orderId)).length
    assert.equal(after - before, before * 2)
    assert.deepEqual(
      (await entriesOf(orderNumber)).map(({ action }) => action),
      ['order.resent', 'order.resent'],
    )
  })

  test('what is issued is not issued again, and a number that is nobody’s is refused', async () => {
    const { orderNumber } = await issued()
    const again = await support.ask(`POST /api/desk/orders/${orderNumber}/issue`)
    assert.deepEqual([again.status, again.code], [409, 'NOT_TO_ISSUE'])
    const nobody = await support.ask('POST /api/desk/orders/123456789/resend')
    assert.deepEqual([nobody.status, nobody.code], [404, 'ORDER_UNKNOWN'])
  })

  test('a task is open until somebody closes it, once', async () => {
    const { orderNumber } = await issued()
    const line = `POST /api/desk/orders/${orderNumber}/tasks`
    assert.equal((await support.ask(line, { body: '  ', hours: 4 })).status, 400)
    assert.equal((await support.ask(line, { body: 'به ایرلاین زنگ بزن', hours: 4 })).status, 200)
    const record = await lookAtOrder(t.agency, visitor(), orderNumber)
    const [task] = record?.tasks ?? []
    assert.ok(task)
    const done = `POST /api/desk/order-tasks/${task.id}/done`
    assert.equal((await support.ask(done)).status, 200)
    assert.equal((await support.ask(done)).code, 'TASK_UNKNOWN')
  })

  test('each counter of the day is the number of rows of the list it leads to', async () => {
    const { orderNumber } = await issued()
    await support.ask(`POST /api/desk/orders/${orderNumber}/tasks`, { body: 'کار', hours: 1 })
    const { data, status } = await support.ask('GET /api/desk/today')
    assert.equal(status, 200)
    const { counts } = TodayView.parse(data)
    for (const { key, address } of counters) {
      const { orders } = await orderList(t.agency, readAddress(new URLSearchParams(address)), { take: 500 })
      assert.equal(counts.find((count) => count.key === key)?.orders, orders.length, key)
    }
    const byKey = new Map(counts.map((count) => [count.key, count.orders]))
    assert.ok(Number(byKey.get('sold')) > 0 && Number(byKey.get('task')) > 0)
  })

  test('lists of one’s own are nobody else’s', async () => {
    const other = await staffIn(t, ['finance'])
    const view = { name: 'صادرشده‌ها', address: 'status=issued' }
    assert.equal((await support.ask('POST /api/desk/order-views', view)).status, 200)
    assert.equal((await support.ask('POST /api/desk/order-views', view)).status, 200)
    const rows = await all(
      t.house.database,
      sql<{ id: string }>`select id from desk.saved_view where staff_id = ${support.staffId}`,
    )
    assert.equal(rows.length, 1)
    const line = `DELETE /api/desk/order-views/${rows[0]?.id}`
    assert.equal((await other.ask(line)).code, 'VIEW_UNKNOWN')
    assert.equal((await support.ask(line)).status, 200)
  })

  test('a list is taken along as a workbook, and that is written down', async () => {
    await issued()
    const { status, text } = await support.ask(
      `GET /api/desk/orders/sheet?${new URLSearchParams({ of: 'status=issued' })}`,
    )
    assert.equal(status, 200)
    assert.ok(text.startsWith('PK'))
    const [entry] = await all(
      t.house.database,
      sql<{ action: string }>`select action from desk.audit where action = 'orders.exported'`,
    )
    assert.ok(entry)
  })

  test('papers are sent again three times in an hour, and then not before the hour is over', async () => {
    const { orderNumber } = await issued()
    const other = await issued()
    const again = (number: string) => support.ask(`POST /api/desk/orders/${number}/resend`)
    const parallel = await Promise.all([1, 2, 3, 4].map(() => again(orderNumber)))
    assert.deepEqual(parallel.map(({ status }) => status).sort(), [200, 200, 200, 429])
    const refused = parallel.find(({ status }) => status === 429)
    assert.equal(refused?.code, 'RESENT_OFTEN')
    assert.match(refused?.said[0]?.errors[0] ?? '', /یک ساعت گذشته ۳ بار/)
    assert.equal((await entriesOf(orderNumber)).length, 3)
    assert.equal((await again(other.orderNumber)).status, 200)
    t.house.clock.advance({ minutes: 61 })
    const token = await sessionOf(t.house, support.staffId)
    const { status } = await askAtDesk(t.house, `POST /api/desk/orders/${orderNumber}/resend`, { token })
    assert.equal(status, 200)
  })
})
