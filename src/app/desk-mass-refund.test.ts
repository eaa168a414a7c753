import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { after, afterEach, before, suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { MassRefundProgress } from '#desk/mass-refund-calls.ts'
import { failedOrders, massRefundWith } from '#desk/server/mass-refunds/record.ts'
import { workThrough } from '#desk/server/mass-refunds/work.ts'
import { refundFaults } from '#refunds/server/invariants.ts'
import { openTestAgency, type SignedIn, type TestAgency } from '#testing/app/agency.ts'
import { journeysOf } from '#testing/app/issued.ts'
import { secondConnections } from '#testing/database/second-connections.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { sara } from '#testing/flights/buying.ts'
import { bookFaults, openRefundsDue } from '#wallet/server/books.ts'

const worker = path.resolve(import.meta.dirname, '../testing/desk/mass-refund-worker.ts')
const many = 24
/** fewer than one server works on at once: the others go on beside them */
const held = 3

interface Bought {
  readonly orderId: string
  readonly orderNumber: string
  readonly owner: SignedIn
}

suite('many orders are given back at once', () => {
  let t: TestAgency
  let beside: readonly string[]
  let refunds: TestStaff
  let finance: TestStaff
  const bought: Bought[] = []
  before(async () => {
    t = await openTestAgency({ JOBS: 'elsewhere' })
    beside = secondConnections(t.house)
    refunds = await staffIn(t, ['refunds'])
    finance = await staffIn(t, ['finance'])
    while (bought.length < many) bought.push(await buy())
  })
  afterEach(() => assert.deepEqual(beside, []))
  after(() => t[Symbol.asyncDispose]())

  async function buy(): Promise<Bought> {
    const { agency, house } = t
    const owner = await t.admit(`+98912${String(bought.length + 1).padStart(7, '0')}`)
    const address = `10.0.0.${bought.length + 1}`
    const journeys = journeysOf(t, owner, address)
    const { orderId } = await journeys.issued(owner.userId, await journeys.roundTrip(), [sara])
    await sql`update flights.fares set capacity = capacity + 1
      where id in (select fare_id from flights.hold_fares where order_id = ${orderId})`.execute(
      house.database,
    )
    const order = await agency.orders.order(orderId)
    assert.ok(order)
    return { orderId, orderNumber: order.orderNumber, owner }
  }

  async function flight() {
    const [journey] = await t.agency.orders.journeysOf(bought[0]?.orderId ?? '')
    assert.ok(journey)
    const date = journey.departsLocal.toPlainDate()
    return { flightNumber: journey.flightNumber.replace(' ', ''), date }
  }

  async function approved(line: string, body: object): Promise<{ number: number; id: string }> {
    const { status, data, text } = await refunds.ask(line, body)
    assert.equal(status, 200, text)
    const { proposal, massRefund } = data as { proposal: number; massRefund: number }
    const all = (await finance.ask('GET /api/desk/proposals')).data as { id: string; number: number }[]
    const id = all.find(({ number }) => number === proposal)?.id
    const done = await finance.ask(`POST /api/desk/proposals/${id}/approve`)
    assert.equal(done.status, 200, done.text)
    const found = await massRefundWith(t.house.database, { number: massRefund })
    assert.ok(found)
    return { number: massRefund, id: found.id }
  }

  const progress = async (number: number) =>
    MassRefundProgress.parse((await refunds.ask(`GET /api/desk/mass-refunds/${number}`)).data)

  const refundsByOrder = async () =>
    new Map(
      (
        await all(
          t.house.database,
          sql<{ id: string; n: number; told: number }>`select order_id as id, count(*)::int as n,
              sum((select count(*) from messages.outbox where outbox.key like 'refund:' || request.id || ':%'))::int as told
            from refunds.request group by order_id`,
        )
      ).map(({ id, ...counts }) => [id, counts]),
    )

  async function assertTrue() {
    const { database, clock } = t.house
    const { sum } = await one(
      database,
      sql<{ sum: number }>`select sum(amount)::bigint as sum from wallet.posting`,
    )
    assert.equal(sum, 0)
    assert.deepEqual(await bookFaults(database), [])
    const due = await openRefundsDue(database)
    assert.deepEqual(await refundFaults(database, { now: clock.now(), due }), [])
  }

  test('of a flight that stands nothing is proposed, and of one that nobody knows', async () => {
    const { flightNumber, date } = await flight()
    const ask = (named: object) =>
      refunds.ask('POST /api/desk/mass-refunds/flight', {
        flightNumber,
        date: date.toString(),
        reason: 'لغو پرواز',
        ...named,
      })
    assert.equal((await ask({})).code, 'FLIGHT_STANDS')
    assert.equal((await ask({ flightNumber: 'W59' })).code, 'FLIGHT_UNKNOWN')
    assert.equal((await ask({ date: '2026-02-31' })).code, 'FLIGHT_DAY_INVALID')
  })

  test('a server killed in the middle, and two that go on at once: each once, told once, to the rial', async () => {
    const { flightNumber, date } = await flight()
    await t.agency.disruptions.cancelled({ flightNumber, date })
    const [gone] = bought
    assert.ok(gone)
    const asked = { flightNumber, date: date.toString(), reason: 'لغو پرواز از سوی ایرلاین' }
    const { number, id } = await approved('POST /api/desk/mass-refunds/flight', asked)
    assert.deepEqual(await progress(number), { status: 'running', left: many, done: 0, failed: 0, amount: 0 })
    const own = await giveBackHimself(gone)
    const before = await wallets()

    const later = bought.slice(-held).map(({ orderId }) => orderId)
    await whileHeld(later, async () => {
      const child = fork(
        worker,
        [t.house.settings.databaseUrl ?? '', t.house.settings.dataDir, id, t.house.clock.now().toString()],
        { execArgv: ['--disable-warning=ExperimentalWarning'] },
      )
      const ended = once(child, 'exit')
      while ((await progress(number)).left > held && child.exitCode === null) await sleep(20)
      child.kill('SIGKILL')
      await ended
    })
    assert.deepEqual(await counts(number), { left: held, done: many - held - 1, failed: 1 })

    // what the killed one held is free as soon as the database notices
    while ((await progress(number)).left > 0)
      await Promise.all([workThrough(t.agency, id), workThrough(t.agency, id)])
    const over = await progress(number)
    assert.deepEqual([over.status, over.left, over.done, over.failed], ['over', 0, many - 1, 1])
    assert.deepEqual(
      (await failedOrders(t.house.database, id)).map(({ orderNumber, failure }) => [orderNumber, failure]),
      [[gone.orderNumber, 'این بلیت پیش‌تر مسترد شده است.']],
    )
    const found = await refundsByOrder()
    assert.deepEqual(
      bought.map(({ orderId }) => found.get(orderId)),
      bought.map(() => ({ n: 1, told: 1 })),
    )
    const after = await wallets()
    const given = [...after].reduce((sum, [userId, balance]) => sum + balance - (before.get(userId) ?? 0), 0)
    assert.equal(given, over.amount)
    const { expected } = (await massRefundWith(t.house.database, { id })) ?? {}
    assert.equal(over.amount + own, expected)
    await assertTrue()
  })

  test('one that is stopped stands still, goes on when it is told to, and tries again what failed', async () => {
    const view = { name: 'صادرشده‌ها', address: 'status=issued' }
    assert.equal((await refunds.ask('POST /api/desk/order-views', view)).status, 200)
    const { id: viewId } = await one(t.house.database, sql<{ id: string }>`select id from desk.saved_view`)
    const list = 'POST /api/desk/mass-refunds/list'
    assert.equal((await finance.ask(list, { view: viewId, reason: 'خواست مدیر' })).code, 'VIEW_UNKNOWN')
    const { number, id } = await approved(list, { view: viewId, reason: 'خواست مدیر' })
    const line = `POST /api/desk/mass-refunds/${number}`
    assert.equal((await refunds.ask(`${line}/stop`)).status, 200)
    assert.equal((await refunds.ask(`${line}/stop`)).code, 'MASS_REFUND_UNKNOWN')
    assert.equal(await workThrough(t.agency, id), false)
    assert.deepEqual(await counts(number), { left: many, done: 0, failed: 0 })
    const [last] = bought
    assert.ok(last)
    const departure = (await t.agency.orders.journeysOf(last.orderId))[1]?.departsAt
    assert.ok(departure)
    const now = t.house.clock.now()
    t.house.clock.set(departure.subtract({ hours: 2 }))
    const later = await staffIn(t, ['refunds'])
    assert.equal((await later.ask(`${line}/go-on`, { failed: false })).status, 200)
    await workThrough(t.agency, id)
    const [failed] = await failedOrders(t.house.database, id)
    assert.match(failed?.failure ?? '', /مهلت استرداد/)
    assert.deepEqual(await counts(number), { left: 0, done: 0, failed: many })
    t.house.clock.set(now)
    assert.equal((await refunds.ask(`${line}/go-on`, { failed: true })).status, 200)
    await workThrough(t.agency, id)
    assert.deepEqual(await counts(number), { left: 0, done: many, failed: 0 })
    const statuses = await t.agency.orders.statusesOf(bought.map(({ orderId }) => orderId))
    assert.ok([...statuses.values()].every((status) => status === 'refunded'))
    await assertTrue()
  })

  test('who may not does not, and its starter is not its proposer', async () => {
    const support = await staffIn(t, ['support'])
    const body = { flightNumber: 'W51041', date: '2026-12-03', reason: 'لغو پرواز' }
    assert.equal((await support.ask('POST /api/desk/mass-refunds/flight', body)).status, 403)
    assert.equal((await refunds.ask('POST /api/desk/mass-refunds/999/stop')).code, 'MASS_REFUND_UNKNOWN')
  })

  async function counts(number: number) {
    const found = await massRefundWith(t.house.database, { number })
    return { left: found?.left, done: found?.done, failed: found?.failed }
  }

  /** Whoever gives one of these back waits inside its transaction. */
  async function whileHeld(orderIds: readonly string[], work: () => Promise<void>): Promise<void> {
    const client = await t.house.pool.connect()
    try {
      for (const orderId of orderIds)
        await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`refund of ${orderId}`])
      await work()
    } finally {
      await client.query('select pg_advisory_unlock_all()')
      client.release()
    }
  }

  async function giveBackHimself({ orderId, owner: { userId } }: Bought) {
    const { desk } = t.agency.refunds
    const ready = await desk.ready({ orderId, userId, reasonId: 6, items: [{ passenger: 0, leg: 0 }] })
    const { amount } = await t.house.database.transaction().execute((trx) => desk.giveBack(trx, ready))
    return amount
  }

  async function wallets(): Promise<ReadonlyMap<string, number>> {
    const rows = bought.map(
      async ({ owner: { userId } }) => [userId, await t.agency.wallet.balanceOf(userId)] as const,
    )
    return new Map(await Promise.all(rows))
  }
})
