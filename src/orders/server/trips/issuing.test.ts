import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { rial } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import { type Trip, totalOf } from '#orders/trip.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { type Market, openMarket } from '#testing/orders/market.ts'
import { asItShouldBe } from '#testing/orders/money.ts'
import { brought, planned, statuses } from '#testing/orders/trips.ts'

after(stopSharedServer)

interface Paid {
  readonly trip: Trip
  readonly parts: readonly [Order, Order]
  /** as they were asked for */
  readonly asked: readonly string[]
}

/** A flight and a room that are paid together; the hall issues all but those named. */
async function paid(
  market: Market,
  isWhole: boolean,
  fails: (turn: number) => boolean = () => false,
): Promise<Paid> {
  const { trip, parts } = await planned(market, isWhole)
  await (await brought(market, trip))()
  const [flight, room] = parts
  assert.ok(flight && room)
  const asked: string[] = []
  market.hall.answer = (orderId) => {
    asked.push(orderId)
    const turn = parts.findIndex((one) => one.orderId === orderId)
    return fails(turn) ? { kind: 'failed', reason: 'no seats' } : 'issue'
  }
  return { trip, parts: [flight, room], asked }
}

/** The jobs of all orders, in an order of their own, until nothing more happens. */
async function worked(market: Market, parts: readonly Order[]): Promise<void> {
  for (const _ of [1, 2, 3]) for (const { orderId } of parts) await market.orders.work.issue(orderId)
}

/** Until running jobs have issued all of it. */
async function ended(market: Market, trip: Trip): Promise<void> {
  for (let tenths = 0; tenths < 600; tenths++) {
    if ((await statuses(market, trip)).every((status) => status === 'issued')) return
    await sleep(100)
  }
}

test('of orders that stand or fall together those are issued first that can be given back for nothing', async () => {
  await using market = await openMarket()
  const { trip, parts, asked } = await paid(market, true)
  const [flight, room] = parts
  market.hall.lossOf = (orderId) => rial(orderId === room.orderId ? 0 : 9_000_000)
  await worked(market, parts)
  assert.deepEqual(asked, [room.orderId, flight.orderId])
  assert.deepEqual(await statuses(market, trip), ['issued', 'issued'])
  assert.deepEqual(market.hall.givenBack, [])
  await asItShouldBe(market)
})

test('of several that keep something the one that keeps least is issued first, and the dearest last', async () => {
  await using market = await openMarket()
  const { parts, asked } = await paid(market, true)
  const [flight, room] = parts
  market.hall.lossOf = (orderId) => rial(orderId === flight.orderId ? 9_000_000 : 4_000_000)
  await worked(market, parts)
  assert.deepEqual(asked, [room.orderId, flight.orderId])
})

test('a crash before the issued part is given back leaves its task', async () => {
  await using market = await openMarket()
  const { parts } = await paid(market, true, (turn) => turn === 1)
  const [flight] = parts
  market.hall.givesBack = () => {
    throw new Error('the machine fell')
  }
  await assert.rejects(worked(market, parts), /the machine fell/)
  assert.deepEqual(
    (await market.promises.tasks()).map(({ subject }) => subject),
    [flight.orderId],
  )
})

test('while one is on its way the others are not asked for', async () => {
  await using market = await openMarket()
  const { trip, parts } = await paid(market, true)
  const [flight, room] = parts
  market.hall.answer = (orderId) =>
    orderId === flight.orderId ? { kind: 'later', afterSeconds: 5 } : 'issue'
  await worked(market, parts)
  assert.deepEqual(await statuses(market, trip), ['issuing', 'paid'])
  market.hall.answer = () => 'issue'
  await market.orders.work.issue(room.orderId)
  assert.deepEqual(await statuses(market, trip), ['issuing', 'paid'])
  await worked(market, parts)
  assert.deepEqual(await statuses(market, trip), ['issued', 'issued'])
})

test('when the first comes to nothing the others are never asked for, and all the money is back', async () => {
  await using market = await openMarket()
  const { trip, parts, asked } = await paid(market, true, (turn) => turn === 0)
  await worked(market, parts.toReversed())
  assert.deepEqual(asked, [parts[0].orderId])
  assert.deepEqual(await statuses(market, trip), ['failed', 'failed'])
  assert.equal(await market.wallet.balanceOf(trip.ownerId), totalOf(parts))
  assert.deepEqual(await market.seats(), { free: 20, held: 0, issued: 0 })
  await asItShouldBe(market)
})

test('when a later one comes to nothing what was issued goes back by what its product says', async () => {
  await using market = await openMarket()
  const { trip, parts } = await paid(market, true, (turn) => turn === 1)
  const [flight] = parts
  await worked(market, parts)
  assert.deepEqual(await statuses(market, trip), ['issued', 'failed'])
  assert.deepEqual([...new Set(market.hall.givenBack)], [flight.orderId])
  await asItShouldBe(market)
  const tasks = await market.promises.tasks()
  assert.deepEqual(
    tasks.map(({ kind, subject }) => [kind, subject]),
    [['trip-part-settled', flight.orderId]],
    'what is kept of it is somebody’s work, once',
  )
})

test('what comes back for nothing is nobody’s work', async () => {
  await using market = await openMarket()
  const { parts } = await paid(market, true, (turn) => turn === 0)
  const [, room] = parts
  market.hall.lossOf = (orderId) => rial(orderId === room.orderId ? 0 : 9_000_000)
  await worked(market, parts)
  assert.deepEqual([...new Set(market.hall.givenBack)], [room.orderId])
  assert.deepEqual(await market.promises.tasks(), [])
})

test('of a trip that is not whole each part stands alone', async () => {
  await using market = await openMarket()
  const { trip, parts } = await paid(market, false, (turn) => turn === 0)
  await worked(market, parts)
  assert.deepEqual(await statuses(market, trip), ['failed', 'issued'])
  assert.deepEqual(market.hall.givenBack, [])
  assert.equal(await market.wallet.balanceOf(trip.ownerId), parts[0].total)
  await asItShouldBe(market)
})

test('what is paid and waits for its turn is issued by running jobs alone', async () => {
  await using market = await openMarket(20, 'running')
  const { trip } = await paid(market, true)
  await ended(market, trip)
  assert.deepEqual(await statuses(market, trip), ['issued', 'issued'])
})

test('what a crash left issued of a trip that came to nothing the sweep finds', async () => {
  await using market = await openMarket(20, 'running')
  const { trip, parts } = await paid(market, true)
  const [flight, room] = parts
  await ended(market, trip)
  await market.house.database.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`update orders."order" set status = 'failed', reference = null where id = ${room.orderId}`.execute(
      trx,
    )
  })
  await market.orders.work.sweep()
  for (let tenths = 0; tenths < 600 && market.hall.givenBack.length === 0; tenths++) await sleep(100)
  assert.deepEqual([...new Set(market.hall.givenBack)], [flight.orderId])
})
