import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { refundCalls } from '#refunds/calls.ts'
import { openTestAgency, type SignedIn, type TestAgency } from '#testing/app/agency.ts'
import { journeysOf } from '#testing/app/issued.ts'
import { intoWallet } from '#testing/app/visas.ts'
import { sara } from '#testing/flights/buying.ts'
import { inFull } from '#testing/server/samples.ts'
import { bookFaults } from '#wallet/server/books.ts'

// several times the connections of a pool
const [many = 40] = inFull([100])

interface Ticket {
  readonly owner: SignedIn
  readonly orderId: string
  readonly fare: number
}

suite('a flight is cancelled and everybody gives the ticket back at once', () => {
  let t: TestAgency
  before(async () => {
    t = await openTestAgency({ JOBS: 'elsewhere' })
    t.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
  })
  after(() => t[Symbol.asyncDispose]())

  let people = 0
  async function ticket(): Promise<Ticket> {
    const { house } = t
    const number = people++
    const owner = await t.admit(`+98912${String(number).padStart(7, '0')}`)
    const address = `10.0.${number >> 8}.${number & 255}`
    const journeys = journeysOf(t, owner, address)
    const journey = await journeys.roundTrip()
    const [fare = 0] = journey.fares
    const { orderId } = await journeys.issued(owner.userId, journey, [sara])
    await sql`
      update flights.fares set capacity = capacity + 1
      where id in (select fare_id from flights.hold_fares where order_id = ${orderId})`.execute(
      house.database,
    )
    return { owner, orderId, fare }
  }

  async function wish({ owner: { userId }, orderId }: Ticket): Promise<object> {
    const { refunds } = t.agency
    const { items: all } = await refunds.refundableOf({ orderId, userId })
    const items = all.map(({ passenger, leg }) => ({ passenger, leg }))
    const { quoteId } = await refunds.quote({ orderId, userId, items })
    return { ...intoWallet, orderId, quoteId, items }
  }

  /** Asks again while the house is busy, as a browser does. */
  async function give(ticket: Ticket, body: object): Promise<Awaited<ReturnType<typeof t.ask>>> {
    const answer = await t.ask(refundCalls.create.line, { by: ticket.owner.token, body })
    return answer.status === 503 ? give(ticket, body) : answer
  }

  const soldOf = async ({ fare }: Ticket) =>
    (await one(t.house.database, sql<{ sold: number }>`select sold from flights.fares where id = ${fare}`))
      .sold

  test('who waits for a wallet keeps no seat of the flight from others', async () => {
    const before = await ticket()
    assert.equal((await give(before, await wish(before))).status, 200)
    const [slow, quick] = [await ticket(), await ticket()]
    const [slowWish, quickWish] = [await wish(slow), await wish(quick)]
    const { database } = t.house
    // there is something to wait for
    await sql`insert into wallet.account (class, owner) values ('traveller-wallet', ${slow.owner.userId}) on conflict do nothing`.execute(
      database,
    )
    const waiting = await database.transaction().execute(async (trx) => {
      await sql`select from wallet.account where owner = ${slow.owner.userId} for update`.execute(trx)
      const answer = give(slow, slowWish)
      const isWaiting = sql<{ waits: boolean }>`
        select exists (select from pg_locks where not granted and pid in (
          select pid from pg_stat_activity where datname = current_database())) as waits`
      while (!(await one(database, isWaiting)).waits) await new Promise((wake) => setTimeout(wake, 20))
      assert.equal((await give(quick, quickWish)).status, 200)
      return { answer }
    })
    assert.equal((await waiting.answer).status, 200)
  })

  test('all of them are done, the books balance, and the seats are on sale again', async () => {
    const tickets: Ticket[] = []
    for (let turn = 0; turn < many; turn++) tickets.push(await ticket())
    const [first] = tickets
    assert.ok(first && tickets.every(({ fare }) => fare === first.fare))
    const sold = await soldOf(first)
    const wishes: object[] = []
    for (const one of tickets) wishes.push(await wish(one))
    const answers = await Promise.all(tickets.map((one, place) => give(one, wishes[place] ?? {})))
    const statuses = Map.groupBy(answers, ({ status }) => status)
    assert.deepEqual(
      [...statuses].map(([status, all]) => [status, all.length]),
      [[200, many]],
    )
    assert.equal(await soldOf(first), sold - many)
    assert.deepEqual(await bookFaults(t.house.database), [])
    const { left } = await one(
      t.house.database,
      sql<{ left: number }>`select count(*)::int as left from flights.seats_back`,
    )
    assert.equal(left, 0)
  })
})
