import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openHolds, release, type Taken } from '#flights/booking/server/holds.ts'
import { rial } from '#money/rial.ts'
import { faresAt } from '#testing/flights/fares.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
const { fareWith, countsOf, makeFares } = faresAt(() => t)
before(async () => {
  t = await openTestFlights()
  await makeFares()
})
after(() => t[Symbol.asyncDispose]())

const buyer = (adults = 1, orderId = randomUUID()) => ({
  orderId,
  groups: Array.from({ length: adults }, () => 'adult' as const),
  total: rial(1),
  until: t.house.clock.now().add({ minutes: 15 }),
})
const holds = () => openHolds(t.house.database, () => t.house.clock.now())

const tally = (taken: readonly Taken[]) => ({
  held: taken.filter((one) => one === 'held').length,
  refused: taken.filter((one) => one === 'sold-out').length,
})

test('of 200 buyers for 20 seats 20 hold one and 180 are told it is sold out', async () => {
  const fareId = await fareWith(20)
  const door = holds()
  const taken = await Promise.all(Array.from({ length: 200 }, () => door.take(fareId, buyer())))
  assert.deepEqual(tally(taken), { held: 20, refused: 180 })
  assert.deepEqual(await countsOf(fareId), { held: 20, free: 0, rows: 20 })
  assert.ok(taken.slice(0, 20).every((one) => one === 'held'))
})

test('the same from four processes at once', async () => {
  const fareId = await fareWith(20)
  const doors = [holds(), holds(), holds(), holds()]
  const taken = await Promise.all(
    doors.flatMap((door) => Array.from({ length: 50 }, () => door.take(fareId, buyer()))),
  )
  assert.deepEqual(tally(taken), { held: 20, refused: 180 })
  assert.deepEqual(await countsOf(fareId), { held: 20, free: 0, rows: 20 })
})

test('a family that does not fit leaves its seats to those who do', async () => {
  const fareId = await fareWith(3)
  const door = holds()
  const taken = await Promise.all([
    door.take(fareId, buyer(2)),
    door.take(fareId, buyer(2)),
    door.take(fareId, buyer(1)),
  ])
  assert.deepEqual(taken, ['held', 'sold-out', 'held'])
})

test('an order that asks many times holds once', async () => {
  const fareId = await fareWith(5)
  const orderId = randomUUID()
  const doors = [holds(), holds(), holds()]
  const taken = await Promise.all(
    doors.flatMap((door) => Array.from({ length: 10 }, () => door.take(fareId, buyer(1, orderId)))),
  )
  assert.ok(taken.every((one) => one === 'held'))
  assert.deepEqual(await countsOf(fareId), { held: 1, free: 4, rows: 1 })
})

test('taking and giving back at random never oversells and ends where it began', async () => {
  const fareId = await fareWith(7)
  const door = holds()
  const work = async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = buyer(1 + (round % 3))
      const taken = await door.take(fareId, one)
      const counts = await countsOf(fareId)
      assert.ok(counts !== undefined && counts.free >= 0 && counts.held <= 7)
      const back = await release(t.house.database, one.orderId, t.house.clock.now())
      assert.ok(taken !== 'held' || back === 'released')
      await release(t.house.database, one.orderId, t.house.clock.now())
    }
  }
  await Promise.all(Array.from({ length: 12 }, work))
  assert.deepEqual(await countsOf(fareId), { held: 0, free: 7, rows: 0 })
})

test('an order that ends while it takes its seats has them, or none', async () => {
  const fareId = await fareWith(20)
  const door = holds()
  const buyers = Array.from({ length: 30 }, () => buyer())
  const taken = await Promise.all(
    buyers.map(async (one) => {
      const [told] = await Promise.all([
        door.take(fareId, one),
        release(t.house.database, one.orderId, t.house.clock.now()),
      ])
      return told
    }),
  )
  assert.ok(taken.every((one) => one === 'held' || one === 'ended' || one === 'sold-out'))
  assert.deepEqual(await countsOf(fareId), { held: 0, rows: 0, free: 20 })
})

test('the database itself refuses to sell one seat too many', async () => {
  const fareId = await fareWith(1)
  await assert.rejects(
    sql`update flights.fares set held = held + 2 where id = ${fareId}`.execute(t.house.database),
    /never_oversold/,
  )
})
