import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { minus, plus, rial } from '#money/rial.ts'
import { totalOf } from '#orders/trip.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { openMarket, price } from '#testing/orders/market.ts'
import { asItShouldBe } from '#testing/orders/money.ts'
import { brought, capture, planned, statuses } from '#testing/orders/trips.ts'

after(stopSharedServer)

test('what expired between goes to the wallet, and the rest is paid', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market)
  const pays = await brought(market, trip)
  await market.orders.cancel(parts[0]?.orderId ?? '', trip.ownerId)
  assert.equal(await pays(), 'paid')
  assert.deepEqual(await statuses(market, trip), ['cancelled', 'paid'])
  assert.equal(await market.wallet.balanceOf(trip.ownerId), price)
  await asItShouldBe(market)
})

test('of what stands or falls together nothing is paid when a part has ended', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market, true)
  const pays = await brought(market, trip)
  await market.orders.withdraw(parts[0]?.orderId ?? '', 'sold elsewhere')
  assert.equal(await pays(), 'credited')
  assert.deepEqual(await statuses(market, trip), ['cancelled', 'approved'])
  assert.equal(await market.wallet.balanceOf(trip.ownerId), totalOf(parts))
  await assert.rejects(market.orders.trips.payable(trip.tripId, trip.ownerId), { code: 'TRIP_BROKEN' })
  assert.equal(await market.pay(parts[1] ?? assert.fail()), 'credited', 'no older attempt pays it alone')
  await asItShouldBe(market)
})

test('the database takes no trip of two owners, no order of two trips and no part that makes no whole', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market, true)
  const other = await market.bought()
  const { database } = market.house
  const [flight, room] = parts.map(({ orderId }) => orderId)
  const tried = (statement: string, constraint: RegExp) =>
    assert.rejects(sql.raw(statement).execute(database), constraint)
  await tried(
    `update orders."order" set trip_id = '${trip.tripId}' where id = '${other.orderId}'`,
    /of_its_owners_trip/,
  )
  await tried(
    `update orders."order" set trip_id = null, whole = false where id = '${flight}'`,
    /joins one trip/,
  )
  await tried(
    `insert into orders.capture (attempt_id, order_id, amount, of_amount, became, at)
      values ('a', '${flight}', 10, 25, 'credited', now()), ('a', '${room}', 10, 25, 'credited', now())`,
    /do not make it/,
  )
  await tried(
    `update orders."order" set status = 'paid', paid_at = now() where id = '${flight}'`,
    /without the others/,
  )
})

test('a part of an attempt that is of another amount pays nothing, and none is lost', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market)
  const { trips } = market.orders
  const asked = await trips.payable(trip.tripId, trip.ownerId)
  const [first, second] = asked.parts
  assert.ok(first && second)
  const moved = [
    { ...first, amount: minus(first.amount, rial(10)) },
    { ...second, amount: plus(second.amount, rial(10)) },
  ]
  assert.equal(await capture(market, trip, { attemptId: randomUUID(), parts: moved }), 'credited')
  assert.equal(await market.wallet.balanceOf(trip.ownerId), totalOf(parts))
  await asItShouldBe(market)
})

test('a fall between two captures leaves nothing of either, and the same word pays both afterwards', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market)
  const pays = await brought(market, trip)
  const { database } = market.house
  const last = parts
    .map(({ orderId }) => orderId)
    .toSorted()
    .at(-1)
  await sql`create function public.fall() returns trigger language plpgsql as $$
    begin raise exception 'the machine fell'; end $$`.execute(database)
  await sql
    .raw(`create trigger fall before insert on orders.capture for each row
      when (new.order_id = '${last}') execute function public.fall()`)
    .execute(database)
  await assert.rejects(pays(), /the machine fell/)
  assert.deepEqual(await statuses(market, trip), ['approved', 'approved'])
  assert.deepEqual(await all(database, sql`select from orders.capture`), [])
  await asItShouldBe(market)
  await sql`drop trigger fall on orders.capture`.execute(database)
  assert.equal(await pays(), 'paid')
  assert.deepEqual(await statuses(market, trip), ['paid', 'paid'])
  await asItShouldBe(market)
})

test('an attempt that a payer began before it was a trip pays its order, and what came twice is in the wallet', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market)
  const pays = await brought(market, trip)
  assert.equal(await market.pay(parts[0] ?? assert.fail()), 'paid')
  assert.equal(await pays(), 'paid')
  assert.deepEqual(await statuses(market, trip), ['paid', 'paid'])
  assert.equal(await market.wallet.balanceOf(trip.ownerId), price)
  await asItShouldBe(market)
})
